import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { bareApp } from '../../../test/app/bare-app';
import { onBothDatabases } from '../../../test/database/databases';
import { workOff } from '../../../test/database/jobs';
import { until } from '../../../test/process/until';
import type { Database } from '../db/database';
import type { Tables } from '../db/tables.generated';
import { enqueue, enqueueAll } from './enqueue';
import { enoughAttempts } from './failures.model';
import { eachForItself, type FailedAttempt, type JobHandler, together } from './handlers';
import type { JobKind } from './job-kind';
import { type Jobs, jobsReadEvery, registerJobs } from './jobs';
import { claimJobs } from './jobs.store';

interface Numbered {
  nth: number;
}

const plain: JobKind<Numbered> = { name: 'plain', priority: 'normal' };
const keyed: JobKind<Numbered> = { ...plain, name: 'keyed', keyOf: ({ nth }) => String(nth) };
const limits = { atOnce: 5, leaseSeconds: 60 };

onBothDatabases((open) => {
  let database: Database;
  let db: Kysely<Tables>;
  before(async () => {
    database = await open('tables');
    db = database.query;
  });
  after(() => database.close());
  beforeEach(async () => {
    failures = [];
    await db.deleteFrom('job').execute();
    await db.deleteFrom('periodic_task').execute();
  });

  let failures: FailedAttempt[] = [];
  const deps = () => ({ db, failed: (attempt: FailedAttempt) => void failures.push(attempt) });
  const plainRunner = (handler: Partial<JobHandler<Numbered>>) =>
    eachForItself(deps(), plain.name, { ...limits, work: async () => undefined, ...handler });
  const stored = () => db.selectFrom('job').selectAll().orderBy('id').execute();
  const dueNow = () => db.updateTable('job').set({ run_at: sql`now()` }).execute();
  const numbers = (count: number) => Array.from({ length: count }, (_, nth) => ({ nth }));

  async function appWith(register: (jobs: Jobs) => void) {
    const app = await bareApp(async (api) => register(registerJobs(api, db)));
    await app.ready();
    return app;
  }

  test('a job comes with its transaction, or not at all', async () => {
    const both = db.transaction().execute(async (trx) => {
      await enqueue(trx, plain, { nth: 1 });
      throw new Error('changed my mind');
    });
    await assert.rejects(both, /changed my mind/);
    assert.deepEqual(await stored(), []);
  });

  test('a new job begins soon after it was added, not with the next poll', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    let isBegun = false;
    const work = async () => {
      isBegun = true;
    };
    const app = await appWith((jobs) => jobs.handle(plain, { ...limits, work }));
    await enqueue(db, plain, { nth: 1 });
    t.mock.timers.tick(jobsReadEvery / 2);
    const end = performance.now() + 10_000;
    while (!isBegun && performance.now() < end) await setImmediate();
    assert.ok(isBegun);
    t.mock.timers.reset();
    await app.close();
  });

  test('two processes do each job once, with no more at a time than they can', async () => {
    const done: number[] = [];
    let atWork = 0;
    let most = 0;
    const handler: JobHandler<Numbered> = {
      ...limits,
      work: async ({ nth }) => {
        atWork += 1;
        most = Math.max(most, atWork);
        await sql`SELECT pg_sleep(0.005)`.execute(db);
        atWork -= 1;
        done.push(nth);
      },
    };
    await enqueueAll(db, plain, numbers(60));
    const apps = [
      await appWith((jobs) => jobs.handle(plain, handler)),
      await appWith((jobs) => jobs.handle(plain, handler)),
    ];
    await until(async () => (await stored()).length === 0, 'all jobs are done');
    await Promise.all(apps.map((app) => app.close()));
    assert.deepEqual(
      done.sort((one, other) => one - other),
      numbers(60).map(({ nth }) => nth),
    );
    assert.ok(most <= 2 * limits.atOnce, `${most} at once`);
  });

  test('a job whose process died waits for the end of its lease, and is done then', async () => {
    const done: number[] = [];
    const runner = plainRunner({ work: async ({ nth }) => void done.push(nth) });
    await enqueue(db, plain, { nth: 7 });
    assert.equal((await claimJobs(db, [runner])).length, 1);
    assert.equal(await workOff(db, runner), 0);
    await dueNow();
    assert.equal(await workOff(db, runner), 1);
    assert.deepEqual(done, [7]);
    assert.deepEqual(await stored(), []);
  });

  test('a process whose lease ended takes nothing from the next one', async () => {
    const late = plainRunner({
      work: async () => {
        await dueNow();
        assert.equal((await claimJobs(db, [late])).length, 1);
        throw new Error('too late');
      },
    });
    await enqueue(db, plain, { nth: 1 });
    await late.run(await claimJobs(db, [late]));
    const [job] = await stored();
    assert.ok(job?.claimed_at, 'it is still the other one’s');
    assert.equal(job?.last_error, null);
  });

  test('what failed waits ever longer, and is kept for operators in the end', async () => {
    const runner = plainRunner({
      work: async () => {
        throw new TypeError('of asha@example.in');
      },
    });
    await enqueue(db, plain, { nth: 1 });
    for (let nth = 1; nth <= enoughAttempts; nth += 1) {
      await dueNow();
      assert.equal(await workOff(db, runner), 1);
    }
    const waits = failures.map(({ next }) => next);
    assert.deepEqual(waits.slice(0, 4), [2, 4, 8, 16]);
    assert.deepEqual(waits.slice(-2), [3_600, null]);
    const [dead] = await stored();
    assert.ok(dead?.dead_at);
    assert.match(dead?.last_error ?? '', /^TypeError at jobs\.test\.ts:\d+$/);
    await dueNow();
    assert.equal(await workOff(db, runner), 0);
  });

  test('what is done is not done again where only writing that down failed', async () => {
    const done: number[] = [];
    const runner = plainRunner({ work: async ({ nth }) => void done.push(nth) });
    await enqueue(db, plain, { nth: 1 });
    await sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
      AS 'BEGIN RAISE EXCEPTION ''out of order''; END'`.execute(db);
    await sql`CREATE TRIGGER refuse BEFORE DELETE ON job EXECUTE FUNCTION refuse()`.execute(db);
    await assert.rejects(workOff(db, runner), /out of order/);
    await sql`DROP FUNCTION refuse CASCADE`.execute(db);
    await dueNow();
    await workOff(db, runner);
    assert.deepEqual(done, [1]);
    assert.deepEqual(await stored(), []);
  });

  test('the more urgent job begins first, whoever came first', async () => {
    await enqueue(db, plain, { nth: 3 }, { priority: 'low' });
    await enqueue(db, plain, { nth: 2 });
    await enqueue(db, plain, { nth: 1 }, { priority: 'high' });
    const done: number[] = [];
    await workOff(db, plainRunner({ atOnce: 1, work: async ({ nth }) => void done.push(nth) }));
    assert.deepEqual(done, [1, 2, 3]);
  });

  test('a job for later is not due before', async () => {
    await enqueue(db, plain, { nth: 1 }, { after: 60 });
    assert.equal(await workOff(db, plainRunner({})), 0);
    await dueNow();
    assert.equal(await workOff(db, plainRunner({})), 1);
  });

  test('a key waits once, and again as soon as its job is at work', async () => {
    await enqueue(db, keyed, { nth: 1 });
    await enqueue(db, keyed, { nth: 1 });
    await enqueue(db, keyed, { nth: 2 });
    assert.equal((await stored()).length, 2);
    const runner = eachForItself(deps(), keyed.name, { ...limits, work: async () => undefined });
    await claimJobs(db, [runner]);
    await enqueue(db, keyed, { nth: 1 });
    assert.equal((await stored()).length, 3, 'what is at work may have read what was before');
  });

  test('a key that waits to be tried again does not hold up a new job', async () => {
    await enqueue(db, keyed, { nth: 1 }, { after: 600 });
    await enqueue(db, keyed, { nth: 1 });
    assert.equal((await stored()).length, 2);
  });

  test('jobs of a batch are done together, or each for itself', async () => {
    const batches: number[][] = [];
    const runner = together(deps(), plain.name, {
      ...{ atOnce: 10, leaseSeconds: 60 },
      workAll: async (trx, payloads: Numbered[]) => {
        batches.push(payloads.map(({ nth }) => nth).sort());
        await sql`INSERT INTO allowance (key, used, until)
          SELECT 'batch', count(*), now() FROM job
          ON CONFLICT (key) DO UPDATE SET used = excluded.used`.execute(trx);
        if (payloads.some(({ nth }) => nth === 1)) throw new Error('not this one');
      },
    });
    await enqueueAll(db, plain, numbers(3));
    await runner.run(await claimJobs(db, [runner]));
    assert.deepEqual(batches[0], [0, 1, 2]);
    assert.deepEqual(batches.slice(1).sort(), [[0], [1], [2]]);
    const left = await stored();
    assert.deepEqual(
      left.map(({ payload, attempts }) => [payload, attempts]),
      [[{ nth: 1 }, 1]],
    );
  });

  test('a kind that nobody does here waits, and one that takes long holds up no other', async () => {
    const slow: JobKind<Numbered> = { name: 'slow', priority: 'high' };
    const other: JobKind<Numbered> = { name: 'other', priority: 'normal' };
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await enqueue(db, slow, { nth: 1 });
    await enqueue(db, plain, { nth: 2 });
    await enqueue(db, other, { nth: 3 });
    const app = await appWith((jobs) => {
      jobs.handle(slow, { ...limits, work: () => held });
      jobs.handle(plain, { ...limits, work: async () => undefined });
    });
    await until(
      async () => !(await stored()).some(({ kind }) => kind === plain.name),
      'the plain job is done',
    );
    assert.deepEqual((await stored()).map(({ kind }) => kind).sort(), ['other', 'slow']);
    letGo();
    await app.close();
    assert.deepEqual(
      (await stored()).map(({ kind }) => kind),
      ['other'],
      'what is under way is ended before the app is closed',
    );
  });

  test('a task runs in one of two processes, once per interval', async () => {
    let runs = 0;
    const work = async () => {
      runs += 1;
    };
    const task = { name: 'count', seconds: 600, work };
    const apps = [
      await appWith((jobs) => jobs.runTask(task)),
      await appWith((jobs) => jobs.runTask(task)),
    ];
    const row = () => db.selectFrom('periodic_task').selectAll().executeTakeFirst();
    await until(async () => (await row()) !== undefined, 'the task has a row');
    assert.equal(runs, 0, 'its interval is not over');
    for (const expected of [1, 2]) {
      const before = (await row())?.last_run_at;
      await db.updateTable('periodic_task').set({ next_run_at: sql<string>`now()` }).execute();
      await until(async () => runs === expected, 'the task has run');
      // The end of a run puts the next one off, which would undo what is set above.
      const isOver = async () => (await row())?.last_run_at?.getTime() !== before?.getTime();
      await until(isOver, 'its end is known');
    }
    await Promise.all(apps.map((app) => app.close()));
    assert.equal(runs, 2);
    assert.equal((await row())?.failures, 0);
  });

  test('a task that failed says so, and runs again', async () => {
    let isBroken = true;
    const app = await appWith((jobs) =>
      jobs.runTask({
        ...{ name: 'repair', seconds: 600 },
        work: async () => {
          if (isBroken) throw new RangeError('secret');
        },
      }),
    );
    const row = () => db.selectFrom('periodic_task').selectAll().executeTakeFirst();
    const runNow = () =>
      db.updateTable('periodic_task').set({ next_run_at: sql<string>`now()` }).execute();
    await until(async () => (await row()) !== undefined, 'the task has a row');
    await runNow();
    await until(async () => (await row())?.failures === 1, 'the failure is known');
    assert.match((await row())?.last_error ?? '', /^RangeError at jobs\.test\.ts:\d+$/);
    isBroken = false;
    await runNow();
    await until(async () => (await row())?.failures === 0, 'it went well');
    assert.equal((await row())?.last_error, null);
    await app.close();
  });
});
