# Builds every part and releases it into the volume: once to begin with, and again for whoever
# releases from here. A part whose build is what it was stays as it is.
#   docker build -f containers/release.Dockerfile -t nukkad-release .
FROM node:22-bookworm-slim
ENV NUKKAD_DATA=/var/lib/nukkad
WORKDIR /nukkad
# zstd makes what returning visitors are sent in place of whole files.
RUN apt-get update \
  && apt-get install -y --no-install-recommends zstd \
  && rm -rf /var/lib/apt/lists/*
COPY . .
RUN npm ci --no-audit --no-fund \
  && node -e "import('./scripts/support/builds.mjs').then((builds) => builds.buildChanged())" \
  && mkdir -p /var/lib/nukkad/site && chown -R node:node /var/lib/nukkad
USER node
VOLUME ["/var/lib/nukkad", "/var/lib/nukkad/site"]
ENTRYPOINT ["node", "registry/bin/nukkad.mjs"]
CMD ["release", "--all"]
