import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { type Cluster, type Server, startCluster } from '../../../test/database/throwaway-postgres';
import { replicaOf } from '../../../test/database/throwaway-replica';
import { atExit, temporaryFolder } from '../../../test/process/at-exit';
import { type ServerProcess, startServer } from '../../../test/process/process';
import { until } from '../../../test/process/until';
import { repositoryRoot } from '../config/package-root';
import { type Database, openDatabase } from '../db/database';

const monitoring = join(repositoryRoot, 'containers/monitoring');
const hasPrometheus = ['prometheus', 'promtool'].every(
  (program) => spawnSync(program, ['--version']).status === 0,
);
const cluster = hasPrometheus ? startCluster() : null;
const skip = cluster ? false : 'no prometheus, or no initdb and pg_ctl here';

/** Prometheus itself on the rules as they are stored, without the time for which they have to hold. */
async function startPrometheus(target: string) {
  const folder = temporaryFolder('prometheus');
  const rules = readFileSync(join(monitoring, 'alerts.yml'), 'utf8');
  writeFileSync(join(folder, 'alerts.yml'), rules.replaceAll(/^ +for: .*\n/gm, ''));
  const config = readFileSync(join(monitoring, 'prometheus.yml'), 'utf8')
    .replaceAll('15s', '1s')
    .replaceAll(/(api|renderer):9464/g, target);
  writeFileSync(join(folder, 'prometheus.yml'), config);
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${address}`,
    ],
    { stdio: 'ignore' },
  );
  atExit(() => child.kill());
  return { child, address: `http://${address}` };
}

/** Prometheus does not choose one itself; should another take it meanwhile, it ends and says so. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address !== null && typeof address === 'object' ? address.port : 0;
}

describe('alerts, when something breaks', { skip }, () => {
  const { url, pause, resume } = cluster as Cluster;
  let database: Database;
  let server: ServerProcess;
  let replica: Server;
  let prometheus: { child: ChildProcess; address: string };

  before(async () => {
    const NUKKAD_DATA = temporaryFolder('alerts');
    replica = await replicaOf(cluster as Cluster);
    server = await startServer({
      ...{ NUKKAD_DATA, METRICS_PORT: '0' },
      ...{ DATABASE_URL: url, DATABASE_READ_URL: replica.url },
    });
    database = await openDatabase({ url, pool: 2 });
    const [, target = ''] = /Metrics on http:\/\/([^/]+)/.exec(server.output()) ?? [];
    prometheus = await startPrometheus(target);
  });
  after(async () => {
    resume();
    prometheus.child.kill();
    await database.close();
    server.child.kill('SIGKILL');
    replica.stop();
  });

  async function firing(): Promise<string[]> {
    const answer = await fetch(`${prometheus.address}/api/v1/alerts`).catch(() => undefined);
    if (!answer?.ok) return [];
    const { data } = (await answer.json()) as {
      data: { alerts: { state: string; labels: { alertname: string } }[] };
    };
    return data.alerts
      .filter(({ state }) => state === 'firing')
      .map(({ labels }) => labels.alertname);
  }
  const fires = (name: string) => until(async () => (await firing()).includes(name), name);
  const addJob = (kind: string, dead: boolean) =>
    sql`INSERT INTO job (id, kind, payload, priority, attempts, run_at, dead_at)
      VALUES (gen_random_uuid(), ${kind}, '{}', 0, 0, now() - interval '1 hour',
        ${dead ? sql`now()` : sql`NULL`})`.execute(database.query);

  test('Prometheus takes the rules, and what takes hours fires by series that are written', () => {
    const promtool = (...args: string[]) =>
      spawnSync('promtool', args, { cwd: monitoring, encoding: 'utf8' });
    assert.equal(promtool('check', 'rules', 'alerts.yml').status, 0);
    const played = promtool('test', 'rules', 'alerts.test.yml');
    assert.equal(played.status, 0, played.stdout + played.stderr);
  });

  test('none fires while all is well', async () => {
    await until(async () => {
      const asked = `${prometheus.address}/api/v1/query?query=nukkad_database_up`;
      const answer = await fetch(asked).catch(() => undefined);
      return (await answer?.text())?.includes('"1"') ?? false;
    }, 'the process is asked');
    assert.deepEqual(await firing(), []);
  });

  test('a job that is given up, and one that nobody takes', async () => {
    await addJob('given-up', true);
    await fires('NukkadJobsGivenUp');
    await addJob('of-an-older-release', false);
    await fires('NukkadJobsLate');
  });

  test('a task that fails again and again', async () => {
    await sql`UPDATE periodic_task SET failures = 3, next_run_at = now() + interval '1 day'
      WHERE name = (SELECT min(name) FROM periodic_task)`.execute(database.query);
    await fires('NukkadTaskFails');
  });

  test('pages that report errors', async () => {
    const body = JSON.stringify({ code: 'TEST', message: 'it broke', path: '/' });
    const headers = { 'content-type': 'application/json' };
    const report = () =>
      fetch(`${server.address}/api/client-errors`, { method: 'POST', headers, body });
    await report();
    await until(async () => {
      await Promise.all(Array.from({ length: 10 }, report));
      return (await firing()).includes('NukkadPagesFail');
    }, 'errors of pages are noticed');
  });

  test('a database that hangs, and requests that fail for it', async () => {
    pause();
    await until(async () => {
      const ask = () => fetch(`${server.address}/api/userType/getAllUserType`);
      await Promise.all(Array.from({ length: 5 }, ask));
      const names = await firing();
      return ['NukkadDatabaseDown', 'NukkadRequestsFail'].every((name) => names.includes(name));
    }, 'both are noticed');
    resume();
    await until(async () => !(await firing()).includes('NukkadDatabaseDown'), 'it is back');
  });

  test('a replica that is gone', async () => {
    replica.stop();
    await fires('NukkadReplicaBehind');
  });

  test('a process that is gone', async () => {
    server.child.kill('SIGKILL');
    await fires('NukkadApiDown');
  });
});
