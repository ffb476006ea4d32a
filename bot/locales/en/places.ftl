# Where tables live: posts that are gone, threads and channels that are gone, missing permissions.

notice-asked-again = 🔁 The post with the open question is gone. Here it is again.
