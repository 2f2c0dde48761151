import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Kysely, sql } from 'kysely';
import { type Cluster, type Server, startCluster } from '../../../test/database/throwaway-postgres';
import { pauseReplay, replicaOf, resumeReplay } from '../../../test/database/throwaway-replica';
import { until } from '../../../test/process/until';
import { readFrom } from '../caching/reading-place';
import { type Database, openDatabase } from './database';
import { migrate } from './migrate';
import type { Replica, Replicas } from './replica';
import type { Tables } from './tables.generated';
import { workAs } from './work-kind';

const cluster = startCluster();
const skip = cluster ? false : 'no initdb and pg_ctl here';

describe('two streaming replicas', { skip }, () => {
  const primary = cluster as Cluster;
  let servers: [Server, Server];
  let database: Database;
  let replicas: Replicas;
  let first: Replica;
  let second: Replica;

  before(async () => {
    const begun = await openDatabase({ url: primary.url, pool: 2 });
    await workAs('migration', () => migrate(begun.query));
    await begun.close();
    servers = [await replicaOf(primary, 'first'), await replicaOf(primary, 'second')];
    const url = new URL(primary.url);
    url.searchParams.set('host', servers.map(({ folder }) => folder).join(','));
    database = await openDatabase({
      url: primary.url,
      pool: 4,
      replica: { url: url.href, staleness: 2_000 },
    });
    replicas = database.replicas as Replicas;
    [first, second] = replicas.all as [Replica, Replica];
    await until(() => first.isReadable() && second.isReadable(), 'both follow');
  });
  after(async () => {
    for (const server of [primary, ...servers]) server.resume();
    await database.close();
    for (const server of servers) server.stop();
  });

  /** The folders that as many requests read from, each with two reads. */
  async function readBy(requests: number): Promise<Set<string>> {
    const places = await Promise.all(
      Array.from({ length: requests }, () =>
        readFrom('any', async () => {
          const place = await placeOf(database.reading);
          assert.equal(await placeOf(database.reading), place, 'a request stays with one');
          return place;
        }),
      ),
    );
    return new Set(places);
  }
  const folders = (...some: Server[]) => new Set(some.map(({ folder }) => folder));
  const write = () =>
    sql`INSERT INTO allowance (key, used, until) VALUES (gen_random_uuid()::text, 0, now())`.execute(
      database.query,
    );

  test('have the reads between them, and a request stays with one', async () => {
    assert.deepEqual(await readBy(6), folders(...servers));
  });

  test('one that is behind is passed over until it has caught up', async () => {
    await pauseReplay(servers[0]);
    await write();
    await until(() => !first.isReadable(), 'it is too far behind');
    assert.ok(second.isReadable());
    assert.deepEqual(await readBy(6), folders(servers[1]));
    await resumeReplay(servers[0]);
    await until(first.isReadable, 'it has caught up');
    assert.deepEqual(await readBy(6), folders(...servers));
  });

  test('one that hangs holds up nobody for long, and makes the other look no older', async () => {
    servers[0].pause();
    const during = await readBy(6);
    assert.ok(during.has(servers[1].folder) && during.has(primary.folder));
    assert.equal(first.isReadable(), false);
    // Three looks, each of which the hanging one outlasts.
    for (let look = 0; look < 3; look += 1) {
      const seen = second.behind();
      await until(() => second.behind() < seen, 'the other is looked at again');
      assert.deepEqual(await readBy(4), folders(servers[1]));
    }
    servers[0].resume();
    await until(first.isReadable, 'it answers again');
    await until(async () => (await readBy(6)).has(servers[0].folder), 'it is read again');
  });

  test('while the primary and one of them are gone the other is read', async () => {
    servers[0].kill();
    primary.pause();
    const read = () => readBy(4).catch(() => folders());
    await until(async () => (await read()).has(servers[1].folder), 'the other is read');
    assert.deepEqual(await readBy(4), folders(servers[1]));
    assert.equal(first.isReadable(), false);
    primary.resume();
    const written = () => placeOf(database.query).catch(() => '');
    await until(async () => (await written()) === primary.folder, 'it is back');
  });

  test('without any the primary is read', async () => {
    servers[1].kill();
    assert.deepEqual(await readBy(4), folders(primary));
    assert.equal(replicas.next(), undefined);
  });
});

/** The folder of the socket of the server that answers. */
async function placeOf(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{
    folder: string;
  }>`SELECT current_setting('unix_socket_directories') AS folder`.execute(db);
  return rows[0]?.folder ?? '';
}
