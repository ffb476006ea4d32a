"""Web push: notifications to browsers that a person has allowed on a page of ours."""
