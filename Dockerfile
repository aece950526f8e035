# syntax=docker/dockerfile:1.26.0@sha256:ecfaec9ed6d810b56388c508f4121597bfbba70d41a6dfeee4d8cad5f295fc32

# The app: `docker build .`; the sandbox, to try the app: `docker build --target sandbox .`. The
# build needs no environment, and .dockerignore excludes env files and data. The app's image
# contains one key, that of server actions, which a build secret may set; see docs/threats.md, Keys.

# The digest of this version is not yet pinned: `docker buildx imagetools inspect node:24.22.3-bookworm-slim` prints it.
FROM node:24.22.3-bookworm-slim AS base
ENV NEXT_TELEMETRY_DISABLED=1
WORKDIR /app

FROM base AS dependencies
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci

FROM dependencies AS build
# Identifies this build to browsers and proxies during a deployment; see docs/deploy.md.
ARG NEXT_DEPLOYMENT_ID=""
COPY . .
# The key comes as a file, because not every builder supports secrets in the environment.
RUN --mount=type=secret,id=actions-key \
  if [ -s /run/secrets/actions-key ]; then \
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY="$(cat /run/secrets/actions-key)" && export NEXT_SERVER_ACTIONS_ENCRYPTION_KEY; \
  fi && BUILD_STANDALONE=1 npm run build

FROM dependencies AS sandbox
ENV SANDBOX_DIR=/data SANDBOX_HOST=0.0.0.0
COPY tsconfig.json ./
COPY lib lib
COPY sandbox sandbox
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=3s --start-period=5m \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "sandbox/main.ts"]

FROM base AS app
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000
# With smaller heaps, V8 collects garbage earlier. With fewer arenas and lower thresholds, glibc
# returns more memory. See docs/deploy.md.
ENV NODE_OPTIONS="--max-old-space-size=512 --max-semi-space-size=16"
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=65536
COPY --from=build /app/.next/standalone ./
COPY --from=build /app/.next/static ./.next/static
COPY --from=build /app/public ./public
# Turns all output into JSON lines.
COPY --from=build /app/tools/up/json-lines.mjs ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "./json-lines.mjs", "server.js"]
