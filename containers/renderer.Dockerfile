# The renderer: pages with their content, which nginx asks it for. The image has its two programs and
# the packages that they import; server bundles come with releases, in the volume of the site.
#   docker build -f containers/renderer.Dockerfile -t nukkad-renderer .
FROM node:22.22.2-bookworm-slim AS installed
WORKDIR /nukkad
COPY . .
RUN npm ci --no-audit --no-fund

FROM installed AS build
RUN npm run build -w @nukkad/renderer

FROM node:22.22.2-bookworm-slim
ENV NODE_ENV=production SITE_DIR=/srv/nukkad/site RENDERER_HOST=0.0.0.0
WORKDIR /nukkad
# Nothing is installed where this runs.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn* /opt/yarn*
COPY --from=build /nukkad/renderer/dist/server.js /nukkad/renderer/dist/render.worker.js /nukkad/renderer/dist/package.json renderer/dist/
COPY --from=build /nukkad/node_modules/@fastify/accept-negotiator/index.js /nukkad/node_modules/@fastify/accept-negotiator/package.json /nukkad/node_modules/@fastify/accept-negotiator/LICENSE node_modules/@fastify/accept-negotiator/
COPY --from=build /nukkad/node_modules/prom-client node_modules/prom-client/
COPY --from=build /nukkad/node_modules/tdigest node_modules/tdigest/
COPY --from=build /nukkad/node_modules/bintrees node_modules/bintrees/
COPY --from=build /nukkad/node_modules/@opentelemetry node_modules/@opentelemetry/
USER node
EXPOSE 4100
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4100/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "renderer/dist/server.js"]
