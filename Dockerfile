# The bot in a container: not root, nothing written but to /data, /backups and /tmp.
# `compose.yaml` starts it; docs/operating.md says the rest.

FROM python:3.11-slim AS build
ENV UV_LINK_MODE=copy UV_PYTHON_DOWNLOADS=never
RUN pip install --no-cache-dir uv
WORKDIR /app
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY cogs cogs
COPY render render
# Whatever is installed has the versions of pyproject.toml, the indirect packages, too.
RUN uv sync --no-dev --no-editable --compile-bytecode --extra postgresql

FROM python:3.11-slim
RUN groupadd --gid 10001 bot \
    && useradd --uid 10001 --gid bot --no-create-home --shell /usr/sbin/nologin bot \
    && install --directory --owner bot --group bot --mode 700 /data /backups
COPY --from=build /app/.venv /app/.venv
ENV PATH=/app/.venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    BOT_DATABASE=/data/boardgames.sqlite \
    BOT_METRICS_PORT=9464 \
    SQLITE_TMPDIR=/data
USER bot
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["bot", "health"]
ENTRYPOINT ["bot"]
CMD ["run", "--wait"]
