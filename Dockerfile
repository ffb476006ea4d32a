# The bot in a container: not root, nothing written but to /data, /backups and /tmp.
# `compose.yaml` starts it; docs/operating.md says the rest.

# The base has no digest: a digest would keep Debian's and Python's security fixes out until somebody
# changes this file. `docker compose build --pull` brings them in.
FROM python:3.11-slim AS build
ENV UV_LINK_MODE=copy UV_PYTHON_DOWNLOADS=never UV_COMPILE_BYTECODE=1
WORKDIR /app
# Every file that is downloaded has one of the hashes in these lists.
COPY .ci/requirements requirements
RUN pip install --no-cache-dir --require-hashes -r requirements/installer.txt
RUN uv venv && uv pip sync --require-hashes requirements/bot.txt
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY cogs cogs
COPY render render
RUN uv build --wheel --require-hashes --build-constraints requirements/build.txt --out-dir dist \
    && uv pip install --no-deps dist/*.whl

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
