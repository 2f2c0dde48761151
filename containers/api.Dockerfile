# The API, and the `nukkad` command beside it: the API takes a bad canary back by itself, with the
# same registry that people release with. Build it from the root of the repository:
#   docker build -f containers/api.Dockerfile -t nukkad-api .
FROM node:22.22.2-bookworm-slim AS installed
WORKDIR /nukkad
COPY . .
RUN npm ci --no-audit --no-fund

FROM installed AS build
RUN npm run build -w @nukkad/api

# Packages that the API and the command run with: what builds and what other workspaces need goes.
FROM installed AS packages
RUN npm pkg set --json 'workspaces=["platform","registry","registry/bin","renderer","api"]' \
  && npm prune --omit=dev --no-audit --no-fund

FROM node:22.22.2-bookworm-slim
ENV NODE_ENV=production NUKKAD_DATA=/var/lib/nukkad HOST=0.0.0.0
ENV PATH=/nukkad/node_modules/.bin:$PATH
WORKDIR /nukkad
# Nothing is installed where this runs.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn* /opt/yarn* \
  && mkdir -p /var/lib/nukkad/site && chown -R node:node /var/lib/nukkad
COPY --from=packages /nukkad/node_modules node_modules
COPY --from=packages /nukkad/api/node_modules api/node_modules
COPY package.json LICENSE THIRD-PARTY-NOTICES.md ./
COPY platform platform
COPY registry registry
COPY api/package.json api/package.json
COPY api/assets api/assets
COPY api/seed/reference/documents api/seed/reference/documents
COPY --from=build /nukkad/api/dist api/dist
USER node
VOLUME ["/var/lib/nukkad", "/var/lib/nukkad/site"]
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "api/dist/server.js", "--api-only"]
