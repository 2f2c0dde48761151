# The API, and the `nukkad` command beside it: the API takes a bad canary back by itself, with the
# same registry that people release with. Build it from the root of the repository:
#   docker build -f containers/api.Dockerfile -t nukkad-api .
FROM node:22-bookworm-slim AS build
WORKDIR /nukkad
COPY . .
RUN npm ci --no-audit --no-fund \
  && npm run build -w @nukkad/api

FROM node:22-bookworm-slim
ENV NODE_ENV=production NUKKAD_DATA=/var/lib/nukkad HOST=0.0.0.0
WORKDIR /nukkad
COPY . .
COPY --from=build /nukkad/api/dist api/dist
# npm wants every workspace that the lockfile names to be there.
RUN npm ci --omit=dev --no-audit --no-fund \
  && mkdir -p /var/lib/nukkad/site && chown -R node:node /var/lib/nukkad
USER node
VOLUME ["/var/lib/nukkad", "/var/lib/nukkad/site"]
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "api/dist/server.js", "--api-only"]
