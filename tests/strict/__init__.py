"""Discord's documentation as rules that every simulated Discord of the tests keeps.

A rule is a pure function over a request's body or over an answer's; each names its source. What a
rule forbids raises `Refused` with the status and code that Discord gives: `Malformed` where no
state of the world would let the request pass, so that the bot is wrong to send it.

`install` puts the rules into SimCord, from `tests/conftest.py`, for the whole suite. A server of
one's own calls the same functions (`files.told` for each message that it tells,
`requests.check` for each request that it gets) and answers `Refused.status`, `.code`, `.message`.
"""
