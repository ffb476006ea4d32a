"""All tests of what people meet, walked through in a language whose texts they do not know.

The bot speaks the language wherever it would speak English. What it sends is judged as it is, then
put back into English word for word, so that whoever reads it there, a test, goes on as usual.
"""
