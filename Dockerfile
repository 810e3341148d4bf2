# Motherlode for a server: built in one image, run in a smaller one.
#   docker build -t motherlode .
#   docker run --init -p 8000:8000 -v motherlode:/data motherlode
# SIGTERM drains it, which takes 10 seconds at most. deploy/ has compose files with PostgreSQL.

FROM python:3.13-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY requirements/build.txt requirements/build.txt
RUN python -m venv /build/tools \
    && /build/tools/bin/pip install --no-cache-dir --disable-pip-version-check \
        --require-hashes --requirement requirements/build.txt
# The packages that run in the browser, for the game without a connection.
COPY requirements/page.txt requirements/page.txt
RUN /build/tools/bin/pip download --no-cache-dir --disable-pip-version-check --no-deps \
        --require-hashes --only-binary :all: --platform pyemscripten_2026_0_wasm32 \
        --implementation cp --python-version 3.14 \
        --requirement requirements/page.txt --dest wheels
COPY pyproject.toml hatch_build.py kernel.h README.md LICENSE ./
COPY building building
COPY tools/program.py tools/program.py
COPY src src
COPY ui ui
RUN PATH=/build/tools/bin:$PATH MOTHERLODE_REQUIRE_KERNEL=1 MOTHERLODE_WHEELS=/build/wheels \
    python -m hatchling build --target wheel --directory dist
# What the program needs to run, in the versions that are locked; not the tools that built it.
COPY requirements/server.txt requirements/server.txt
RUN python -m venv /opt/motherlode \
    && /opt/motherlode/bin/pip install --no-cache-dir --disable-pip-version-check \
        --require-hashes --requirement requirements/server.txt \
    && /opt/motherlode/bin/pip install --no-cache-dir --disable-pip-version-check \
        --no-deps --no-index dist/*.whl \
    && /opt/motherlode/bin/pip uninstall --yes --quiet pip

FROM python:3.13-slim
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin motherlode \
    && install --directory --owner motherlode --group motherlode /data
COPY --from=build /opt/motherlode /opt/motherlode
ENV PYTHONUNBUFFERED=1
USER motherlode
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s --retries=3 \
    CMD ["/opt/motherlode/bin/python", "-c", \
    "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/api/health', timeout=4).read()"]
ENTRYPOINT ["/opt/motherlode/bin/motherlode", "serve", "--host", "0.0.0.0", "--port", "8000", "--local-name", ""]
CMD ["--database", "/data/tables.sqlite"]
