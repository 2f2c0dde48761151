import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Composition, HealthFact } from '@nukkad/platform/contract';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';
import { rateLimiter } from '../../core/rate-limits/rate-limiter';
import { evidenceOf, fadeTimeBefore, foldVisits } from './canary.store';
import { canaryEvaluation } from './canary-evaluation';
import type { ReleaseCommands, Releases } from './releases';
import { watchedIn } from './releases';
import { timeBefore } from './reports.model';
import { reportsService } from './reports.service';
import { networksForVerdict } from './verdict.model';

const secret = 's'.repeat(40);

const of = (version: string) => ({ part: 'mf-public', version });

/** The composition while a canary of `bbb` runs, reduced to the fields that are read. */
const trying = (id: string, share = 500): Composition =>
  ({
    lock: 'live-lock',
    remotes: { 'mf-public': { ...of('aaa'), owner: 'Finding' } },
    canary: { id, share, lock: 'canary-lock', remotes: { 'mf-public': of('bbb') } },
  }) as unknown as Composition;

onDatabase((open) => {
  let running: TestApp;
  let nth = 0;
  let id: string;
  /** The live composition. */
  let now: () => Composition;
  before(async () => {
    running = await startTestApp(open, { vendors: 0 });
  });
  after(() => running.close());
  beforeEach(() => {
    nth += 1;
    id = `canary-${nth}`;
    now = () => trying(id);
  });

  const releases: Releases = {
    withdrawn: async () => new Set(),
    released: async () => new Map([['mf-public', new Set(['aaa', 'bbb'])]]),
    live: async () => now(),
  };
  const service = (limits: 'production' | 'development' = 'development') => {
    const { query: db } = running.database;
    return reportsService({ db, releases, allowed: rateLimiter(db), limits, secret });
  };
  const tickets = new Map<string, string>();
  const ticketFor = async (name: string, version: string) => {
    const key = `${id} ${name}`;
    const lock = version === 'bbb' ? 'canary-lock' : 'live-lock';
    const ticket = tickets.get(key) ?? (await service().ticketFor(lock)) ?? '';
    tickets.set(key, ticket);
    return ticket;
  };
  const visit = async (name: string, version: string, isTroubled = false, address = '10.0.0.1') => {
    const facts: HealthFact[] = [
      { kind: 'mount', ...of(version), screen: 'home' },
      ...(isTroubled ? [{ kind: 'error' as const, ...of(version), message: 'It broke' }] : []),
    ];
    const ticket = await ticketFor(name, version);
    const report = { visit: name, lock: '', path: '/', facts, ticket };
    return service(address === '10.0.0.1' ? 'development' : 'production').record(report, address);
  };
  const visits = async (version: string, count: number, troubled: number) => {
    for (let one = 0; one < count; one += 1)
      await visit(`${version}-${one}`, version, one < troubled);
  };
  const counted = async () => {
    const [found] = await evidenceOf(running.database.query, watchedIn(trying(id))!);
    const { canary, live } = found!.evidence;
    return [canary.visits, canary.troubled, live.visits, live.troubled];
  };
  const releaseCommands = (fails = 0) => {
    const asked: Parameters<ReleaseCommands['stopCanary']>[0][] = [];
    return {
      asked,
      async stopCanary(canary: Parameters<ReleaseCommands['stopCanary']>[0]) {
        asked.push(canary);
        if (asked.length <= fails) throw new Error('The disk is full.');
      },
    };
  };
  const judgeWith = (one: ReturnType<typeof releaseCommands>, networks = 1) =>
    canaryEvaluation({
      ...{ db: running.database.query, releases, releaseCommands: one, networks },
      origin: 'http://nukkad.example',
    });
  const told = async () => {
    const { query } = running.database;
    const news = await query
      .selectFrom('notification')
      .select(['title', 'text', 'link'])
      .where('kind', '=', 'release')
      .execute();
    const { rows: letters } = await sql<{ subject: string }>`
      SELECT payload->>'subject' AS subject FROM job WHERE kind = 'email'
      UNION ALL SELECT subject FROM kept_letter`.execute(query);
    return { news, letters: letters.filter(({ subject }) => subject.includes('canary')) };
  };

  test('a visit counts once, and stays troubled', async () => {
    await visit('one', 'bbb', true);
    await visit('one', 'bbb');
    await visit('two', 'aaa');
    await visit('two', 'aaa', true);
    await visit('three', 'aaa');
    assert.deepEqual(await counted(), [1, 1, 2, 1]);
  });

  test('visits that are over are summed up', async () => {
    await visits('bbb', 3, 1);
    await running.database.query
      .updateTable('canary_visit')
      .set({ seen_at: sql<Date>`now() - interval '1 hour'` })
      .where('canary', '=', id)
      .execute();
    await foldVisits(running.database.query);
    await visit('bbb-later', 'bbb', true);
    await foldVisits(running.database.query);
    assert.deepEqual(await counted(), [4, 2, 0, 0]);
    const rows = await running.database.query
      .selectFrom('canary_visit')
      .select('is_troubled')
      .where('canary', '=', id)
      .execute();
    assert.deepEqual(rows, [{ is_troubled: true }]);
  });

  test('nobody makes a verdict from one place', async () => {
    for (let one = 0; one < 40; one += 1) await visit(`forged-${one}`, 'bbb', true, '10.9.9.9');
    assert.deepEqual((await counted()).slice(0, 2), [20, 20]);
  });

  test('trouble in few networks takes nothing back', async () => {
    await visits('aaa', 190, 0);
    const [one, needed] = [releaseCommands(), networksForVerdict.production];
    for (let nth = 1; nth <= needed; nth += 1) {
      assert.deepEqual(one.asked, []);
      for (let of = 0; of < 6; of += 1) await visit(`${nth}-${of}`, 'bbb', true, `10.9.${nth}.1`);
      await judgeWith(one, needed)();
    }
    assert.equal(one.asked.length, 1);
  });

  test('a canary that is no worse stays, and nobody is told', async () => {
    await visits('aaa', 95, 2);
    await visits('bbb', 5, 0);
    const before = await told();
    const one = releaseCommands();
    await judgeWith(one)();
    assert.deepEqual([one.asked, await told()], [[], before]);
  });

  test('a worse one is taken back once, and operators are told', async () => {
    await visits('aaa', 190, 1);
    await visits('bbb', 10, 6);
    const before = await told();
    const [one, other] = [releaseCommands(), releaseCommands()];
    await Promise.all([judgeWith(one)(), judgeWith(other)()]);
    await judgeWith(one)();
    const asked = [...one.asked, ...other.asked];
    assert.equal(asked.length, 1);
    assert.equal(asked[0]?.id, id);
    assert.match(asked[0]?.why ?? '', /6 of 10 visits \(60\.0 %\) of the canary.*1 of 190/s);
    const after = await told();
    assert.equal(after.news.length, before.news.length + 1);
    assert.deepEqual(
      [after.news.at(-1)?.title, after.news.at(-1)?.link],
      ['The canary of mf-public was taken back', '/operator-dashboard/releases?part=mf-public'],
    );
    assert.match(after.news.at(-1)?.text ?? '', /of the team “Finding”: .*6 of 10 visits/);
    assert.equal(after.letters.length, before.letters.length + 1);
  });

  test('a canary for everybody is compared with the time before', async () => {
    now = () => ({ ...trying(id), canary: undefined });
    await visits('aaa', 200, 1);
    await running.database.query
      .updateTable('canary_visit')
      .set({ seen_at: sql<Date>`now() - interval '1 hour'` })
      .execute();
    const one = releaseCommands();
    await judgeWith(one)();
    now = () => trying(id, 10_000);
    await visits('bbb', 20, 0);
    await judgeWith(one)();
    assert.equal(one.asked.length, 0);
    for (let nth = 0; nth < 15; nth += 1) await visit(`bad-${nth}`, 'bbb', true);
    await judgeWith(one)();
    assert.match(one.asked[0]?.why ?? '', /15 of 35 visits.*1 of 200/s);
  });

  test('what is long past fades', async () => {
    const { query } = running.database;
    const row = { canary: timeBefore('ccc'), part: 'mf-public', arm: 'live' as const };
    const totals = async () =>
      query
        .selectFrom('canary_total')
        .select(['visits', 'troubled'])
        .where('canary', '=', row.canary)
        .execute();
    await query
      .insertInto('canary_total')
      .values({ ...row, visits: 30_000, troubled: 90 })
      .execute();
    await fadeTimeBefore(query);
    await fadeTimeBefore(query);
    assert.deepEqual(await totals(), [{ visits: 15_000, troubled: 45 }]);
  });

  test('what the registry could not do is tried again', async () => {
    await visits('aaa', 190, 0);
    await visits('bbb', 10, 6);
    const one = releaseCommands(1);
    const judge = judgeWith(one);
    await assert.rejects(judge(), /disk is full/);
    await judge();
    await judge();
    assert.equal(one.asked.length, 2);
  });
});
