import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { notificationsStream } from '@nukkad/platform/contract';
import { sql } from 'kysely';
import { hasPooler, type Pooler, poolerOf } from '../../../test/database/throwaway-pooler';
import { type Cluster, type Server, startCluster } from '../../../test/database/throwaway-postgres';
import { replicaOf } from '../../../test/database/throwaway-replica';
import { bookAll, freeTimesOf } from '../../../test/load/booking-load';
import { temporaryFolder } from '../../../test/process/at-exit';
import { type ServerProcess, startServer } from '../../../test/process/process';
import { until } from '../../../test/process/until';
import { type Database, openDatabase } from './database';

/** Writers, each with a booking under way. */
const writers = 6;

/** Bookings before and after the failover. */
const some = 40;

/** Milliseconds in which bookings are to be accepted again, and in which nobody promotes a replica. */
const backWithin = 30_000;
const noticedAfter = 2_000;

const cases = [
  { title: 'the primary is killed under bookings', end: 'kill', isPooled: false },
  { title: 'the same through a pooler beside each server', end: 'kill', isPooled: true },
  { title: 'the primary hangs under bookings', end: 'pause', isPooled: false },
] as const;

for (const { title, end, isPooled } of cases) {
  const cluster = isPooled && !hasPooler ? null : startCluster();
  const skip = cluster ? false : 'no pgbouncer, or no initdb and pg_ctl here';
  test(title, { skip, timeout: 300_000 }, (context) => {
    const primary = cluster as Cluster;
    return failOver({ primary, lose: primary[end], isPooled }, (text) => context.diagnostic(text));
  });
}

interface Failover {
  primary: Cluster;
  lose: () => void;
  isPooled: boolean;
}

async function failOver({ primary, lose, isPooled }: Failover, tell: (text: string) => void) {
  const replica = await replicaOf(primary);
  const poolers = isPooled ? [primary, replica].map((one) => poolerOf(one, 20)) : [];
  for (const pooler of poolers) await pooler.start();
  const server = await startServer(settingsFor([primary, replica], poolers));
  const stored = await openDatabase({ url: replica.url, pool: 4 });
  const world = await begin(server, stored);
  try {
    await until(() => world.load.acknowledged.length >= some, 'bookings are made');

    const lost = performance.now();
    const readBefore = world.reads.length;
    lose();
    await sleep(noticedAfter);
    const readMeanwhile = world.reads.slice(readBefore);
    const promoting = performance.now();
    const heardBefore = world.heard();
    replica.promote();
    const sinceThen = () => world.load.acknowledged.filter(({ at }) => at > promoting);
    await until(() => sinceThen().length >= some, 'bookings are made again');
    await world.stop();

    const { acknowledged, failed, wrong } = world.load;
    const back = Math.min(...sinceThen().map(({ at }) => at)) - lost;
    tell(`${acknowledged.length} bookings acknowledged, ${failed} attempts failed`);
    tell(`accepted again after ${Math.round(back)} ms, of which ${noticedAfter} before promotion`);
    tell(`reads: ${tally(world.reads)}; without a primary: ${tally(readMeanwhile)}`);
    assert.ok(back < backWithin, `${back} ms`);
    assert.deepEqual(wrong, []);
    const kept = await bookingsIn(stored);
    assert.deepEqual(
      acknowledged.filter(({ id }) => !kept.has(id)),
      [],
    );
    assert.equal(server.child.exitCode, null);
    assert.equal(tally(readMeanwhile), `200: ${readMeanwhile.length}`);
    await until(() => world.heard() > heardBefore, 'notifications are heard again');
    await until(async () => (await jobsDue(stored)) === 0, 'jobs are done again');
  } finally {
    await world.stop();
    await stored.close();
    server.child.kill('SIGKILL');
    for (const pooler of poolers) await pooler.stop();
    replica.stop();
  }
}

/** Both servers in each address, the one that is killed first; the replica alone is read. */
function settingsFor(servers: Server[], poolers: Pooler[]) {
  const isPooled = poolers.length > 0;
  const entries = isPooled ? poolers : servers;
  return {
    NUKKAD_DATA: temporaryFolder('failover'),
    DATABASE_URL: together(entries),
    ...(isPooled && { DATABASE_DIRECT_URL: together(servers) }),
    DATABASE_READ_URL: entries.at(-1)?.url ?? '',
    SEED_VENDORS: '60',
    TRUST_PROXY: 'loopback',
  };
}

/** An address of several servers, by their sockets. */
function together(servers: { url: string }[]): string {
  const urls = servers.map(({ url }) => new URL(url));
  const [first] = urls as [URL, ...URL[]];
  first.searchParams.set('host', urls.map((url) => url.searchParams.get('host')).join(','));
  return first.href;
}

const readEvery = 50;

/** Bookings, reads of a visitor, and one of the professionals, who waits for notifications. */
async function begin({ address: origin }: ServerProcess, stored: Database) {
  const doctors = await stored.query
    .selectFrom('vendor')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .select('vendor.id')
    .where('category.profession', '=', 'doctor')
    .where('vendor.status', '=', 'live')
    .orderBy(sql`vendor.user_id IS NULL`)
    .execute();
  const token = await login(origin, 'user');
  const times = await freeTimesOf(
    { origin, token },
    doctors.map(({ id }) => id),
  );
  const listening = await listen(origin, await login(origin, 'doctor'));
  const load = bookAll({ origin, token }, times, writers);
  const reading = new AbortController();
  const reads: string[] = [];
  const read = async () => {
    while (!reading.signal.aborted) {
      const answer = await fetch(`${origin}/api/vendors?type=doctor`).catch(() => undefined);
      const text = await answer?.text();
      reads.push(answer?.ok ? '200' : `${answer?.status} ${text}`);
      await sleep(readEvery);
    }
  };
  const done = read();
  return {
    ...{ load, reads, heard: listening.heard },
    async stop() {
      reading.abort();
      await Promise.all([load.stop(), done]);
    },
  };
}

async function login(origin: string, account: string): Promise<string> {
  const answer = await fetch(`${origin}/api/users/loginUser`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${account}@demo.example`, password: 'demo-password' }),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** Counts what the stream of notifications says. */
async function listen(origin: string, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const { body } = await fetch(origin + notificationsStream, { headers });
  let count = 0;
  const follow = async () => {
    const decoder = new TextDecoder();
    for await (const part of body ?? []) {
      count += decoder.decode(part).split('event: notification').length - 1;
    }
  };
  follow().catch(() => undefined);
  return { heard: () => count };
}

const tally = (statuses: string[]): string =>
  [...new Set(statuses)]
    .map((status) => `${status}: ${statuses.filter((one) => one === status).length}`)
    .join(', ');

async function bookingsIn({ query }: Database): Promise<Set<string>> {
  const rows = await query
    .selectFrom('booking')
    .select('id')
    .where('status', 'in', ['confirmed', 'requested'])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function jobsDue({ query }: Database): Promise<number> {
  const { rows } = await sql<{ due: number }>`SELECT count(*) AS due FROM job
    WHERE dead_at IS NULL AND run_at <= now()`.execute(query);
  return rows[0]?.due ?? 0;
}
