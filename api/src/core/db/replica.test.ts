import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { testSettings } from '../../../test/app/app';
import { type Cluster, type Server, startCluster } from '../../../test/database/throwaway-postgres';
import { pauseReplay, replicaOf, resumeReplay } from '../../../test/database/throwaway-replica';
import { until } from '../../../test/process/until';
import { buildApp } from '../../app';
import { readFrom } from '../caching/reading-place';
import { metrics, reads } from '../metrics/instruments';
import { type Database, openDatabase } from './database';
import { watchReplicas } from './database-metrics';
import { migrate } from './migrate';
import type { Replica, Replicas } from './replica';
import type { Tables } from './tables.generated';
import { workAs } from './work-kind';

const cluster = startCluster();
const skip = cluster ? false : 'no initdb and pg_ctl here';

describe('directory reads with a streaming replica', { skip }, () => {
  const primary = cluster as Cluster;
  let server: Server;
  let database: Database;
  let replicas: Replicas;
  let replica: Replica;
  let app: FastifyInstance;

  before(async () => {
    const first = await openDatabase({ url: primary.url, pool: 2 });
    await workAs('migration', () => migrate(first.query));
    await first.close();
    server = await replicaOf(primary);
    database = await openDatabase({
      url: primary.url,
      pool: 4,
      replica: { url: server.url, staleness: 2_000 },
    });
    replicas = database.replicas as Replicas;
    replica = replicas.all[0] as Replica;
    app = await buildApp({ settings: testSettings(), database, logger: false, site: false });
    // Answers where it was read: only a replica is in recovery.
    const config = { policy: 'public' } as const;
    app.get('/place', { config }, () => placeOf(database.reading));
    app.post('/place', { config }, () => placeOf(database.reading));
    app.get('/primary', { config }, () => placeOf(database.query));
    await app.ready();
    await until(replica.isReadable, 'the replica follows');
  });
  after(async () => {
    server.resume();
    await app.close();
    await database.close();
  });

  async function placeOf(db: Kysely<Tables>) {
    const { rows } = await sql<{ replays: boolean }>`SELECT pg_is_in_recovery() AS replays`.execute(
      db,
    );
    return { place: rows[0]?.replays ? 'replica' : 'primary' };
  }
  const asked = async (url = '/place', cookie = '') =>
    (await app.inject({ url, headers: { cookie } })).json().place;
  /** Something that both servers can be asked for. */
  const write = () =>
    sql`INSERT INTO allowance (key, used, until) VALUES (gen_random_uuid()::text, 0, now())`.execute(
      database.query,
    );

  test('reads of the directory go to it, all else to the primary', async () => {
    assert.equal(await asked(), 'replica');
    assert.equal(await asked('/primary'), 'primary');
    const posted = await app.inject({ method: 'POST', url: '/place', payload: {} });
    assert.equal(posted.json().place, 'primary');
    assert.deepEqual(await placeOf(database.reading), { place: 'primary' });
    const inTransaction = await readFrom('any', () =>
      database.reading.transaction().execute(placeOf),
    );
    assert.deepEqual(inTransaction, { place: 'primary' });
  });

  test('whoever wrote reads from the primary for a while, whichever process answers', async () => {
    const { headers } = await app.inject({ method: 'POST', url: '/place', payload: {} });
    const said = String(headers['set-cookie']);
    assert.match(said, /^nukkad-wrote=1; Max-Age=7; Path=\/; HttpOnly; SameSite=Lax$/);
    assert.equal(await asked('/place', 'theme=dark; nukkad-wrote=1'), 'primary');
    const refused = await app.inject({ method: 'POST', url: '/api/questions', payload: {} });
    const payload = { code: 'T', message: 'm', path: '/' };
    const byItself = await app.inject({ method: 'POST', url: '/api/client-errors', payload });
    for (const answer of [refused, byItself]) assert.equal(answer.headers['set-cookie'], undefined);
  });

  test('an idle primary does not make it look stale', async () => {
    const seen = replica.behind();
    await until(() => replica.behind() < seen, 'it is looked at again');
    assert.equal(await asked(), 'replica');
  });

  test('what is read where, and how far behind it is, is told', async () => {
    watchReplicas(database);
    const readsAt = async (place: string) =>
      (await reads.get()).values.find(({ labels }) => labels.place === place)?.value ?? 0;
    const before = { replica: await readsAt('replica'), primary: await readsAt('primary') };
    await asked();
    await asked('/place', 'nukkad-wrote=1');
    assert.equal(await readsAt('replica'), before.replica + 1);
    assert.equal(await readsAt('primary'), before.primary + 1);
    assert.match(
      await metrics.metrics(),
      /^nukkad_replica_behind_seconds\{replica="\/[^"]+"\} \d/m,
    );
  });

  test('one that does not replay is not read, until it has caught up', async () => {
    await pauseReplay(server);
    await write();
    await until(() => !replica.isReadable(), 'it is too far behind');
    assert.equal(await asked(), 'primary');
    assert.ok(replica.behind() > replicas.staleness);
    await resumeReplay(server);
    await until(replica.isReadable, 'it has caught up');
    assert.equal(await asked(), 'replica');
  });

  test('one that hangs is left, and what waits for it is read from the primary', async () => {
    server.pause();
    assert.deepEqual(
      await Promise.all(Array.from({ length: 12 }, () => asked())),
      Array(12).fill('primary'),
    );
    assert.equal(replica.isReadable(), false);
    server.resume();
    await until(replica.isReadable, 'it answers again');
    await until(async () => (await asked()) === 'replica', 'it is read again');
  });

  test('a write through what is for reading fails', async () => {
    const wrong = readFrom('any', () =>
      sql`INSERT INTO allowance (key, used, until) VALUES ('a', 0, now())`.execute(
        database.reading,
      ),
    );
    await assert.rejects(wrong, /read-only/);
  });

  test('one that is gone is left', async () => {
    server.stop();
    assert.equal(await asked(), 'primary');
    assert.equal(replica.isReadable(), false);
  });
});
