"""The operator's settings: environment variables, or a file `.env` in the working folder."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import asdict, is_dataclass
from difflib import SequenceMatcher
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Literal, TypeAlias, cast, get_args
from urllib.parse import urlsplit

from dotenv.parser import parse_stream
from pydantic import (
    Field,
    SecretStr,
    ValidationError,
    ValidationInfo,
    field_validator,
    model_validator,
)
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails
from pydantic_settings import BaseSettings, DotEnvSettingsSource, NoDecode, SettingsConfigDict

from bot.runtime.database_url import Address, address_of
from bot.runtime.outgoing.hosts import HostRule, parse_hosts
from bot.runtime.outgoing.mail import PORTS, MailServer, check_address
from bot.runtime.shard_range import ShardRange

TOKEN_VARIABLE = "DISCORD_TOKEN"  # noqa: S105  its name alone
ENV_FILE = Path(".env")
_PREFIX = "BOT_"
# Some Windows editors put a byte order mark before the first variable.
_ENCODING = "utf-8-sig"
_LARGEST_ID = 2**63 - 1
Proxies: TypeAlias = tuple[IPv4Network | IPv6Network, ...]
_PRINTABLE = re.compile(r"[!-~]+").fullmatch
_CODE = re.compile(r"[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}").fullmatch
_PACKAGE = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?").fullmatch
_HERE = ("127.0.0.1", "::1", "localhost")
_HOST = re.compile(r"[A-Za-z0-9.-]+|\[?[0-9A-Fa-f:.]+\]?", re.ASCII).fullmatch
_CONTACT = re.compile(r"(mailto:[^\s<>@]+@|https://)[^\s<>@/]+\.[^\s<>@]+", re.ASCII).fullmatch


class BadSettings(Exception):
    """Unusable settings; the message names all of them in one sentence."""


class Settings(BaseSettings):
    """All settings, read once; `.env.example` explains each of them to the operator.

    The variables start with BOT_ because plain names are taken: LANGUAGE belongs to the system.
    """

    model_config = SettingsConfigDict(
        env_prefix=_PREFIX,
        env_file=ENV_FILE,
        env_file_encoding=_ENCODING,
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
    )

    discord_token: SecretStr | None = Field(default=None, validation_alias=TOKEN_VARIABLE)
    database: Address = Path("boardgames.sqlite")
    shards: Annotated[ShardRange | None, NoDecode] = None
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    dev_guild: int | None = Field(default=None, ge=1, le=_LARGEST_ID)
    emojis: Literal["on", "off"] = "on"
    language: str = "en"
    preview_database: Address = Path("local.sqlite")
    preview_port: int = Field(default=8765, ge=0, le=65535)
    amerigo_data: Path | None = None
    backup_folder: Path | None = None
    backup_keep: int = Field(default=7, ge=1)
    keep_finished: int | None = Field(default=None, ge=1)
    metrics_port: int | None = Field(default=None, ge=0, le=65535)
    metrics_host: str = "127.0.0.1"
    drawing_processes: int | None = Field(default=None, ge=0, le=32)
    picture_memory: int | None = Field(default=None, ge=16, le=65536)
    trusted_packages: Annotated[tuple[str, ...], NoDecode] = ()
    thinkers: int = Field(default=1, ge=0, le=8)
    thinking_seconds: int = Field(default=3, ge=1, le=60)
    web_url: str | None = None
    web_host: str = "127.0.0.1"
    web_port: int = Field(default=8080, ge=0, le=65535)
    web_proxies: Annotated[Proxies, NoDecode] = (ip_network("127.0.0.1"), ip_network("::1"))
    programs: Literal["on", "off"] = "off"
    outgoing_hosts: Annotated[tuple[HostRule, ...], NoDecode] = ()
    push_contact: str | None = None
    smtp_host: str | None = None
    smtp_port: int | None = Field(default=None, ge=1, le=65535)
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    smtp_user: str | None = None
    smtp_password: SecretStr | None = None
    smtp_from: str | None = None

    @model_validator(mode="before")
    @classmethod
    def _bare(cls, values: dict[str, object]) -> dict[str, object]:
        """Strip whitespace around values, such as the CR at the end of lines in a Windows file."""
        bare = {key: one.strip() if isinstance(one, str) else one for key, one in values.items()}
        return {key: one for key, one in bare.items() if one != ""}

    @field_validator(
        "log_level", "log_format", "emojis", "programs", "smtp_security", mode="before"
    )
    @classmethod
    def _in_any_case(cls, value: object) -> object:
        """Accept words in upper or lower case, such as `info` for INFO."""
        if not isinstance(value, str):
            return value
        known = {word for field in cls.model_fields.values() for word in _words(field)}
        return next((word for word in known if word.lower() == value.strip().lower()), value)

    @field_validator("database", "preview_database", mode="before")
    @classmethod
    def _file_or_server(cls, value: object) -> object:
        """Parse the address of a database. Raises ValueError."""
        return address_of(value) if isinstance(value, str) else value

    @field_validator("language")
    @classmethod
    def _code(cls, value: str) -> str:
        """Return the code of a language; commands check that it exists. Raises ValueError."""
        code = value.strip().lower()
        if not _CODE(code):
            raise ValueError("allowed is the code of a language, such as en")
        return code

    @field_validator("shards", mode="plain")
    @classmethod
    def _part(cls, value: object, info: ValidationInfo) -> ShardRange | None:
        """Parse the shards of this process, None = it is the only one. Raises ValueError."""
        shard_range = ShardRange.parse(value) if isinstance(value, str) else value
        assert shard_range is None or isinstance(shard_range, ShardRange)
        if shard_range is not None and isinstance(info.data.get("database"), Path):
            raise ValueError(
                "only a PostgreSQL database can be shared by several processes, and BOT_DATABASE"
                " names a file: leave this empty, so that one process has all shards"
            )
        return shard_range

    @field_validator("web_proxies", mode="plain")
    @classmethod
    def _networks(cls, value: object) -> Proxies:
        """Parse the networks of the trusted proxies. Raises ValueError."""
        told = value if isinstance(value, str) else ",".join(map(str, cast(Proxies, value)))
        if told.strip().lower() in ("", "none"):
            return ()
        try:
            return tuple(ip_network(one.strip(), strict=False) for one in told.split(","))
        except ValueError:
            raise ValueError(
                "allowed are addresses or networks of proxies with commas between them, such as"
                " 127.0.0.1,172.16.0.0/12, or none"
            ) from None

    @field_validator("outgoing_hosts", mode="before")
    @classmethod
    def _hosts(cls, value: object) -> object:
        """Parse the hosts that outgoing requests may go to. Raises ValueError."""
        return parse_hosts(value) if isinstance(value, str) else value

    @field_validator("trusted_packages", mode="before")
    @classmethod
    def _names(cls, value: object) -> object:
        """Parse the names of packages that run inside of the bot. Raises ValueError."""
        if not isinstance(value, str):
            return value
        names = tuple(one.strip() for one in value.split(","))
        if not all(map(_PACKAGE, names)):
            raise ValueError(
                "allowed are names of packages with commas between them, such as boardgames-hearts"
            )
        return names

    @field_validator("push_contact")
    @classmethod
    def _contact(cls, value: str | None) -> str | None:
        """Check the address for operators of push services (RFC 8292, 2.1). Raises ValueError."""
        if value is not None and not _CONTACT(value):
            raise ValueError(
                "allowed is an address under which operators of push services reach you, such as"
                " mailto:you@example.org or https://example.org/contact"
            )
        return value

    @field_validator("smtp_host")
    @classmethod
    def _mail_server(cls, value: str | None) -> str | None:
        """Check the name of the mail server. Raises ValueError."""
        if value is not None and not _HOST(value):
            raise ValueError(
                "allowed is the name of a mail server, such as smtp.example.org, without a port"
            )
        return value

    @field_validator("smtp_security")
    @classmethod
    def _protected(cls, value: str, info: ValidationInfo) -> str:
        """Refuse to send mails through a network without encryption. Raises ValueError."""
        if value == "none" and info.data.get("smtp_host") not in _HERE:
            raise ValueError(
                "allowed are starttls and tls; without encryption only a mail server on this"
                " computer is asked, such as BOT_SMTP_HOST=127.0.0.1"
            )
        return value

    @field_validator("smtp_from")
    @classmethod
    def _sender(cls, value: str | None) -> str | None:
        """Check the address that mails come from. Raises ValueError."""
        if value is None:
            return None
        try:
            return check_address(value)
        except ValueError:
            raise ValueError(
                "allowed is the address that mails come from, such as games@example.org, without"
                " a name before it"
            ) from None

    @field_validator("web_url")
    @classmethod
    def _address(cls, value: str | None) -> str | None:
        """Check the pages' address; return it without a trailing slash. Raises ValueError."""
        if value is None:
            return None
        try:
            parts = urlsplit(value)
            fine = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
        except ValueError:
            fine = False
        if not fine or parts.query or parts.fragment or parts.username or not _PRINTABLE(value):
            raise ValueError(
                "allowed is the address under which browsers reach the pages, such as"
                " https://games.example.org, without ? and #"
            )
        return value.rstrip("/")

    @property
    def kept_pictures(self) -> int | None:
        """Return the size of the picture cache in bytes, or None if the operator set none."""
        return None if self.picture_memory is None else self.picture_memory << 20

    @property
    def mail_server(self) -> MailServer | None:
        """Return the operator's mail server, or None if mails cannot be sent."""
        host, sender, secret = self.smtp_host, self.smtp_from, self.smtp_password
        if host is None or sender is None:
            return None
        password = None if secret is None else secret.get_secret_value()
        security = self.smtp_security
        port = self.smtp_port or PORTS[security]
        return MailServer(host, port, security, self.smtp_user, password, sender)

    @property
    def token(self) -> str | None:
        """Return the bot token in plain text."""
        return None if self.discord_token is None else self.discord_token.get_secret_value()


def load() -> Settings:
    """Return the settings of this process. Raises BadSettings."""
    try:
        _check_lines()
        settings, in_file = Settings(), _names_in_file()
    except ValidationError as error:
        raise BadSettings(refusal(error)) from None
    except (OSError, UnicodeError) as error:
        raise BadSettings(
            f"The file {ENV_FILE.absolute()} cannot be read ({error}): it must be a text in"
            " UTF-8, and readable for this user."
        ) from None
    unknown = sorted(map(_correction, _unknown(in_file)))
    if unknown:
        raise BadSettings(f"{ENV_FILE.absolute()}: {' '.join(unknown)}")
    return settings


def trusted_packages() -> tuple[str, ...]:
    """Return the packages that run inside of the bot, none if the settings cannot be used."""
    try:
        return load().trusted_packages
    except BadSettings:
        return ()


def doubts() -> list[str]:
    """Return a sentence for each environment variable that resembles a setting of ours.

    They are not errors, unlike those in `.env`, because other programs may use such variables.
    """
    return [f"Environment: {_correction(name)}" for name in sorted(_unknown(os.environ))]


def refusal(error: ValidationError) -> str:
    """Return a sentence that names every invalid setting with its allowed values."""
    wrong = {variable(str(one["loc"][0])): one for one in error.errors()}
    told = [f"{name} ({_where(name)}): {_reason(name, one)}" for name, one in wrong.items()]
    return f"{'Settings' if len(wrong) > 1 else 'A setting'} cannot be used. {'; '.join(told)}."


def _reason(name: str, error: ErrorDetails) -> str:
    """Return what is allowed in place of a refused value: our own sentence, if there is one."""
    own = error.get("ctx", {}).get("error")
    return _allowed(name, str(error["msg"])) if own is None else str(own)


def variables() -> list[str]:
    """Return the names of all environment variables that are settings."""
    return [variable(name) for name in Settings.model_fields]


def variable(name: str) -> str:
    """Return the name of a setting's environment variable."""
    field = Settings.model_fields.get(name)
    return name if field is None else str(field.validation_alias or f"{_PREFIX}{name.upper()}")


def where_token_was_looked_for() -> str:
    """Return a sentence that says where the missing token was looked for."""
    path = ENV_FILE.absolute()
    if not ENV_FILE.is_file():
        return f"There is no {TOKEN_VARIABLE} in the environment, and no file {path}."
    return f"There is no {TOKEN_VARIABLE} in the environment, nor in {path}."


def _where(name: str) -> str:
    return "in the environment" if name in os.environ else f"in {ENV_FILE}"


def _allowed(name: str, reason: str) -> str:
    """Return a setting's allowed values, or else the reason; never the value itself."""
    field = {variable(key): field for key, field in Settings.model_fields.items()}.get(name)
    if field is None:
        return reason
    if words := _words(field):
        return f"allowed are {', '.join(words)}"
    bounds = {
        key: value
        for one in field.metadata
        if is_dataclass(one) and not isinstance(one, type)
        for key, value in asdict(one).items()
    }
    if "ge" not in bounds:
        return reason
    if bounds.get("le") == _LARGEST_ID:
        return "allowed is the id of a server, a number that Discord copies for you"
    last = f"to {bounds['le']}" if "le" in bounds else "on"
    return f"allowed is a whole number from {bounds['ge']} {last}"


def _words(field: FieldInfo) -> tuple[str, ...]:
    """Return the words that a setting allows, () if it allows other values."""
    return tuple(word for word in get_args(field.annotation) if isinstance(word, str))


def _check_lines() -> None:
    """Refuse a file with a line that the parser would skip. Raises BadSettings, OSError."""
    if not ENV_FILE.is_file():
        return
    with ENV_FILE.open(encoding=_ENCODING) as file:
        wrong = [str(one.original.line) for one in parse_stream(file) if one.error]
    if wrong:
        raise BadSettings(
            f"{ENV_FILE.absolute()}: line {', '.join(wrong)} cannot be read: a line is NAME=value,"
            " or begins with #."
        )


def _names_in_file() -> list[str]:
    return [name.upper() for name in DotEnvSettingsSource(Settings).env_vars]


def _unknown(names: Iterable[str]) -> Iterator[str]:
    """Yield the names that look like settings of ours but are not."""
    known = set(variables())
    for name in names:
        if name.upper().startswith(_PREFIX) and name.upper() not in known:
            yield name


def _correction(name: str) -> str:
    """Return a sentence that says that a name is not a setting, and which one is nearest."""

    def likeness(known: str) -> float:
        # The part after the prefix counts twice, since all names share the prefix.
        whole, rest = (known, name.upper()), (known.partition("_")[2], name.upper()[len(_PREFIX) :])
        return sum(SequenceMatcher(None, *pair).ratio() for pair in (whole, rest))

    return f"{name} is no setting of this bot; the nearest is {max(variables(), key=likeness)}."
