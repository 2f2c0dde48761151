import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { directorySupport } from './support/directory.mjs';
import { report, round } from './support/figures.mjs';

const ROOT = path.join(import.meta.dirname, '..');

const { values } = parseArgs({
  options: {
    vendors: { type: 'string', default: '1000000' },
    embedded: { type: 'string', default: '100000' },
  },
});

const { differingTables, openDatabase, openDirectory, startCluster, tableDigests } =
  directorySupport();

const found = { PostgreSQL: await drillServer(), embedded: await drillEmbedded() };
const over = Object.entries(found).flatMap(([engine, { drills }]) =>
  drills.flatMap(({ way, differing }) =>
    differing.length > 0
      ? [`${engine}, ${way}: ${differing.join(', ')} came back differently`]
      : [],
  ),
);
report('restore', { ...found, over });

/** With PostgreSQL's own tools, as described in docs/operating.md. */
async function drillServer() {
  const cluster = startCluster();
  if (!cluster) throw new Error('Install PostgreSQL: initdb and pg_ctl are not on this machine.');
  try {
    const vendors = Number(values.vendors);
    const before = await loaded({ url: cluster.url, pool: 4 }, vendors);
    const at = ['-h', cluster.folder, '-U', 'nukkad'];
    const dump = path.join(cluster.folder, 'nukkad.dump');
    const dumped = seconds(() => cluster.run('pg_dump', [...at, '-Fc', '-f', dump, 'postgres']));
    const restored = seconds(() => {
      cluster.run('createdb', [...at, 'restored']);
      const how = ['--exit-on-error', '--no-owner', '-d', 'restored'];
      cluster.run('pg_restore', [...at, ...how, dump]);
    });
    const byDump = await digestsAt({
      url: cluster.url.replace('/postgres?', '/restored?'),
      pool: 1,
    });
    const copy = path.join(cluster.folder, 'copy');
    const copied = seconds(() =>
      cluster.run('pg_basebackup', [...at, '-D', copy, '-X', 'stream', '-c', 'fast']),
    );
    const verified = seconds(() => cluster.run('pg_verifybackup', [copy]));
    const other = cluster.startCopy(copy);
    const byCopy = await digestsAt({ url: other.url, pool: 1 });
    other.stop();
    return {
      ...{ vendors, rows: rowsOf(before) },
      drills: [
        told('PostgreSQL, pg_dump', before, byDump, {
          dumped,
          restored,
          bytes: statSync(dump).size,
        }),
        told('PostgreSQL, pg_basebackup', before, byCopy, { copied, verified }),
      ],
    };
  } finally {
    cluster.stop();
  }
}

/** `nukkad backup` and `nukkad restore`. */
async function drillEmbedded() {
  const data = mkdtempSync(path.join(tmpdir(), 'nukkad-restore-'));
  const database = path.join(data, 'database');
  try {
    const vendors = Number(values.embedded);
    const before = await loaded({ folder: database }, vendors);
    const into = path.join(data, 'copies');
    const backedUp = seconds(() => nukkad(data, 'backup', into));
    const [backup = ''] = readdirSync(into);
    rmSync(database, { recursive: true });
    const restored = seconds(() => nukkad(data, 'restore', path.join(into, backup)));
    const after = await digestsAt({ folder: database });
    const bytes = statSync(path.join(into, backup, 'database/database.tar.gz')).size;
    return {
      ...{ vendors, rows: rowsOf(before) },
      drills: [told('embedded, nukkad backup', before, after, { backedUp, restored, bytes })],
    };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function loaded(place, vendors) {
  console.info(`Loading ${vendors.toLocaleString('en-IN')} vendors…`);
  const directory = await openDirectory(place, vendors);
  // Background workers write as long as the directory is open.
  await directory.close();
  return digestsAt(place);
}

async function digestsAt(place) {
  const database = await openDatabase(place);
  try {
    return await tableDigests(database.query);
  } finally {
    await database.close();
  }
}

function nukkad(data, ...args) {
  const { DATABASE_URL: _other, ...env } = process.env;
  const options = { cwd: ROOT, env: { ...env, NUKKAD_DATA: data }, encoding: 'utf8' };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['registry/bin/nukkad.mjs', ...args],
    options,
  );
  if (status !== 0) throw new Error(`nukkad ${args[0]} ended with ${status}: ${stdout}${stderr}`);
}

function seconds(work) {
  const started = performance.now();
  work();
  return round((performance.now() - started) / 1_000);
}

function told(way, before, after, figures) {
  const differing = differingTables(before, after);
  const outcome = differing.length === 0 ? 'every table as it was' : differing.join(', ');
  console.info(`${way}: ${JSON.stringify(figures)}; ${outcome}`);
  return { way, ...figures, differing };
}

function rowsOf(digests) {
  return Object.values(digests).reduce((sum, { rows }) => sum + Number(rows), 0);
}
