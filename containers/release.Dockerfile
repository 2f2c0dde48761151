# Builds every part and releases it into the volume: once to begin with, and again for whoever
# releases from here. A part whose build is what it was stays as it is.
#   docker build -f containers/release.Dockerfile -t nukkad-release .
FROM node:22.22.2-bookworm-slim AS installed
WORKDIR /nukkad
COPY . .
RUN npm ci --no-audit --no-fund

FROM installed AS build
RUN node -e "import('./scripts/support/builds.mjs').then((builds) => builds.buildChanged())"

FROM installed AS packages
RUN npm pkg set --json 'workspaces=["platform","registry","registry/bin"]' \
  && npm prune --omit=dev --no-audit --no-fund

FROM node:22.22.2-bookworm-slim
ENV NODE_ENV=production NUKKAD_DATA=/var/lib/nukkad
WORKDIR /nukkad
# zstd makes what returning visitors are sent in place of whole files.
RUN apt-get update \
  && apt-get install -y --no-install-recommends zstd \
  && rm -rf /var/lib/apt/lists/* \
  && rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn* /opt/yarn* \
  && mkdir -p /var/lib/nukkad/site && chown -R node:node /var/lib/nukkad
# A release compares each build with the sources it was made of.
COPY . .
COPY --from=packages /nukkad/node_modules node_modules
COPY --from=build /nukkad/shell/dist shell/dist
COPY --from=build /nukkad/shared-ui/dist shared-ui/dist
COPY --from=build /nukkad/mf-public/dist mf-public/dist
COPY --from=build /nukkad/mf-auth/dist mf-auth/dist
COPY --from=build /nukkad/mf-user-dashboard/dist mf-user-dashboard/dist
COPY --from=build /nukkad/mf-onboarding/dist mf-onboarding/dist
COPY --from=build /nukkad/mf-operator/dist mf-operator/dist
COPY --from=build /nukkad/mf-vendor-dashboards/doctor/dist mf-vendor-dashboards/doctor/dist
COPY --from=build /nukkad/mf-vendor-dashboards/teacher/dist mf-vendor-dashboards/teacher/dist
COPY --from=build /nukkad/mf-vendor-dashboards/advocate/dist mf-vendor-dashboards/advocate/dist
COPY --from=build /nukkad/mf-vendor-dashboards/general/dist mf-vendor-dashboards/general/dist
# Parts are judged by the API that comes with them, which is started after this.
COPY --from=build /nukkad/api/dist/contract.json api/dist/contract.json
USER node
VOLUME ["/var/lib/nukkad", "/var/lib/nukkad/site"]
ENTRYPOINT ["node", "registry/bin/nukkad.mjs"]
CMD ["release", "--all", "--api-build", "api/dist"]
