"""What can be set from outside: environment variables, or a file `.env` in the working folder."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

TOKEN_VARIABLE = "DISCORD_TOKEN"


class Settings(BaseSettings):
    """Every setting, read once; `.env.example` explains each for the person who runs the bot.

    Variables start with BOT_ since plain names are taken: LANGUAGE belongs to the system.
    """

    model_config = SettingsConfigDict(
        env_prefix="BOT_", env_file=".env", env_ignore_empty=True, extra="ignore", frozen=True
    )

    discord_token: SecretStr | None = Field(default=None, validation_alias=TOKEN_VARIABLE)
    database: Path = Path("boardgames.sqlite")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    dev_guild: int | None = None
    language: Literal["en", "de"] = "en"
    preview_database: Path = Path("local.sqlite")
    preview_port: int = Field(default=8765, ge=0, le=65535)
    amerigo_data: Path | None = None
    backup_folder: Path | None = None
    backup_keep: int = Field(default=7, ge=1)
    keep_finished: int | None = Field(default=None, ge=1)
    metrics_port: int | None = Field(default=None, ge=0, le=65535)
    metrics_host: str = "127.0.0.1"

    @property
    def token(self) -> str | None:
        """Return the bot token in clear."""
        return None if self.discord_token is None else self.discord_token.get_secret_value()


def variables() -> list[str]:
    """Return the names of all environment variables that are read."""
    fields = Settings.model_fields.items()
    return [str(field.validation_alias or f"BOT_{name.upper()}") for name, field in fields]
