"""A program that plays random legal moves in your seat until the game is over.

    python3 program.py https://games.example.org/program

It reads the token that the bot gave you from the environment variable BOARDGAMES_TOKEN.
"""

import json
import os
import random
import sys
import time
import urllib.error
import urllib.request

PAUSE = 2.0
"""Seconds between two looks at the table while others think."""


def ask(address: str, token: str, data: dict | None = None, mark: str = "") -> tuple:
    """Send a request; return status, headers and JSON, also where the bot refuses it."""
    body = None if data is None else json.dumps(data).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    headers["If-None-Match"] = mark
    request = urllib.request.Request(address, body, headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, answer.headers, json.load(answer)
    except urllib.error.HTTPError as refused:
        text = refused.read()
        is_json = refused.headers.get_content_type() == "application/json" and text
        return refused.code, refused.headers, json.loads(text) if is_json else None


def play(address: str, token: str, pause: float = PAUSE) -> dict:
    """Play until the game is over, and return the final position."""
    mark, seen = "", None
    while True:
        status, headers, found = ask(f"{address}/seat", token, mark=mark)
        if status == 404:
            raise SystemExit("The token does not work (any more).")
        if status == 200:
            mark, seen = headers["ETag"], found
            while seen["moves"]:
                move = {"version": seen["version"], "move": random.choice(seen["moves"])}
                status, headers, found = ask(f"{address}/move", token, move)
                if status not in (200, 409):
                    break
                seen = found
            if seen["status"] != "running":
                return seen
        time.sleep(max(pause, float(headers.get("Retry-After", 0))))


if __name__ == "__main__":
    final = play(sys.argv[1], os.environ["BOARDGAMES_TOKEN"])
    print(json.dumps(final["scores"]))
