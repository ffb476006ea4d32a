"""Encryption of messages to browsers and the bot's signature, by what the RFCs print."""

from __future__ import annotations

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

from bot.web.push.encryption import (
    LONGEST,
    BrowserKeys,
    decoded,
    encrypted,
    encrypted_with,
    point_of,
)
from bot.web.push.vapid import KEY, LASTS, Vapid, drawn, is_key, text_of
from tests.web.push.service import Browser, decrypted, verified

# RFC 8291, section 5 and appendix A.
WATERMELON = b"When I grow up, I want to be a watermelon"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
BROWSER_PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
BROWSER_PUBLIC = (
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
)
SENDER_PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
# RFC 8292, section 2.4.
PRINTED = (
    "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQi"
    "LCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC"
    "9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, "
    "k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"
)
ENDPOINT = "https://push.example.net/p/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV"
NOW = 1_453_500_000.0


def private(text: str) -> bytes:
    return decoded(text)


def printed_browser() -> Browser:
    key = derive_private_key(int.from_bytes(private(BROWSER_PRIVATE), "big"), SECP256R1())
    return Browser(key, decoded(AUTH))


def test_a_message_is_encrypted_as_the_standard_prints_it() -> None:
    keys = BrowserKeys.read(BROWSER_PUBLIC, AUTH)
    sender = derive_private_key(int.from_bytes(private(SENDER_PRIVATE), "big"), SECP256R1())
    assert text_of(encrypted_with(WATERMELON, keys, sender, decoded(SALT))) == BODY


def test_the_stub_decrypts_what_the_standard_prints() -> None:
    browser = printed_browser()
    assert browser.keys == BrowserKeys.read(BROWSER_PUBLIC, AUTH)
    assert decrypted(decoded(BODY), browser) == WATERMELON


@pytest.mark.parametrize("size", [0, 1, 100, LONGEST])
def test_its_browser_alone_reads_a_message(size: int) -> None:
    browser, other = Browser.drawn(), Browser.drawn()
    body = encrypted(bytes(size), browser.keys)
    assert decrypted(body, browser) == bytes(size)
    assert len(body) == size + 86 + 17 <= 4096
    with pytest.raises(InvalidTag):
        decrypted(body, other)
    assert encrypted(bytes(size), browser.keys) != body


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", AUTH),
        (BROWSER_PUBLIC, ""),
        (BROWSER_PUBLIC[:-2], AUTH),
        (BROWSER_PUBLIC, AUTH + "AA"),
        ("A" + BROWSER_PUBLIC[1:], AUTH),
        (BROWSER_PUBLIC[:-2] + "AA", AUTH),
        (BROWSER_PUBLIC, "ä" * 22),
        (text_of(bytes(65)), AUTH),
        (BROWSER_PUBLIC + "\n", AUTH),
    ],
)
def test_what_are_no_keys_is_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(ValueError):
        BrowserKeys.read(p256dh, auth)


def test_the_printed_signature_is_valid() -> None:
    claims = verified(PRINTED)
    assert claims == {
        "aud": "https://push.example.net",
        "exp": 1453523768,
        "sub": "mailto:push@example.com",
    }
    with pytest.raises(InvalidSignature):
        verified(PRINTED.replace("i3CY", "i3CX"))


def test_a_request_is_signed_for_its_push_service() -> None:
    vapid = Vapid(drawn(), "mailto:olga@example.org")
    header = vapid.authorization(ENDPOINT, NOW)
    assert verified(header) == {
        "aud": "https://push.example.net",
        "exp": int(NOW) + LASTS,
        "sub": "mailto:olga@example.org",
    }
    assert header.endswith(f", k={vapid.public}")
    other = verified(vapid.authorization("https://web.push.apple.com:8443/x", NOW))
    assert other["aud"] == "https://web.push.apple.com:8443"


def test_a_signature_is_used_again_for_half_its_time() -> None:
    vapid = Vapid(drawn(), "mailto:olga@example.org")
    first = vapid.authorization(ENDPOINT, NOW)
    assert vapid.authorization(ENDPOINT + "x", NOW + LASTS / 2 - 1) == first
    late = NOW + LASTS / 2 + 1
    assert verified(vapid.authorization(ENDPOINT, late))["exp"] == int(late) + LASTS
    # The clock was ahead, and was put right: push services refuse what ends in over a day.
    assert verified(vapid.authorization(ENDPOINT, NOW - 90000))["exp"] == int(NOW) - 90000 + LASTS


def test_a_key_is_32_bytes_within_the_order_of_the_curve() -> None:
    key = drawn()
    assert is_key(key) and len(key) == KEY
    assert Vapid(key, "mailto:a@example.org").public == Vapid(key, "mailto:b@example.org").public
    assert point_of(derive_private_key(1, SECP256R1()).public_key())[0] == 4
    for wrong in (b"", bytes(KEY), b"\xff" * KEY, key[1:], b"\0" + key):
        assert not is_key(wrong)
