import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { AuditAnswer, JobsAnswer } from '@nukkad/platform/contract';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { deadJob } from '../../../test/contract/jobs-examples';
import { onDatabase } from '../../../test/database/databases';
import { until } from '../../../test/process/until';
import { enqueue } from './enqueue';

const url = '/api/operator/jobs';
const someKind = { name: 'of-a-test', priority: 'normal' } as const;

onDatabase((open) => {
  let running: TestApp;
  let operator: SignedIn;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    await running.app.ready();
    operator = await signedIn(running.app, 'operator');
  });
  after(() => running.close());
  beforeEach(() =>
    running.database.query.deleteFrom('job').where('kind', '=', someKind.name).execute(),
  );

  const current = async (): Promise<JobsAnswer> => (await operator.ask('GET', url)).json();
  const ofTest = ({ kinds }: JobsAnswer) => kinds.find(({ kind }) => kind === someKind.name);

  test('jobs are counted by kind, and those that failed are named without what they tell', async () => {
    const { query } = running.database;
    const id = await deadJob(running);
    for (const secret of ['a', 'b', 'c']) await enqueue(query, someKind, { secret });
    await sql`UPDATE job SET last_error = 'Error EENVELOPE', attempts = 2,
        run_at = now() + interval '1 minute'
      WHERE payload = '{"secret": "a"}'`.execute(query);
    await sql`UPDATE job SET claimed_at = now(), run_at = now() + interval '1 minute'
      WHERE payload = '{"secret": "b"}'`.execute(query);
    const answer = await current();
    const { oldest, ...counts } = ofTest(answer) ?? {};
    assert.deepEqual(counts, { kind: someKind.name, waiting: 2, underWay: 1, failing: 1, dead: 1 });
    assert.ok(oldest);
    const [dead, failing] = answer.failed.filter(({ kind }) => kind === someKind.name);
    assert.deepEqual(
      [dead?._id, dead?.state, dead?.attempts, dead?.nextAttempt],
      [...[id, 'dead', 40, null]],
    );
    assert.equal(dead?.failure, 'TypeError at refunds.ts:41');
    assert.deepEqual([failing?.state, failing?.failure], ['failing', 'Error EENVELOPE']);
    assert.ok(failing?.nextAttempt);
    assert.doesNotMatch(JSON.stringify(answer), /secret/);
  });

  test('the app’s own tasks are named', async () => {
    await until(async () => (await current()).tasks.length > 0, 'tasks have rows');
    const names = (await current()).tasks.map(({ name }) => name);
    for (const name of ['booking-reminders', 'canary-evaluation', 'retention']) {
      assert.ok(names.includes(name), name);
    }
  });

  const audited = async (id: string) => {
    const answer = await operator.ask('GET', `/api/operator/audit?q=${id}`);
    return (answer.json() as AuditAnswer).entries.map(({ action, title }) => [action, title]);
  };

  test('a dead job is retried, and the log says by whom', async () => {
    const id = await deadJob(running);
    const answer = await operator.ask('POST', `${url}/${id}/retry`);
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal(ofTest(answer.json())?.dead, 0);
    const job = await running.database.query
      .selectFrom('job')
      .select(['attempts', 'dead_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    assert.deepEqual(job, { attempts: 0, dead_at: null });
    assert.deepEqual(await audited(id), [['job-retried', someKind.name]]);
  });

  test('a dead job is discarded once, and the log says by whom', async () => {
    const id = await deadJob(running);
    const answer = await operator.ask('POST', `${url}/${id}/discard`);
    assert.equal(ofTest(answer.json()), undefined);
    assert.equal((await operator.ask('POST', `${url}/${id}/discard`)).statusCode, 404);
    assert.deepEqual(await audited(id), [['job-discarded', someKind.name]]);
  });

  test('what has not failed or is under way is left alone', async () => {
    const { query } = running.database;
    await enqueue(query, someKind, {});
    const { id } = await query
      .selectFrom('job')
      .select('id')
      .where('kind', '=', someKind.name)
      .executeTakeFirstOrThrow();
    const refused = async (act: string) =>
      (await operator.ask('POST', `${url}/${id}/${act}`)).statusCode;
    assert.deepEqual([await refused('retry'), await refused('discard')], [404, 404]);
    await sql`UPDATE job SET last_error = 'Error', claimed_at = now(),
      run_at = now() + interval '1 minute' WHERE id = ${id}`.execute(query);
    assert.deepEqual([await refused('retry'), await refused('discard')], [404, 404]);
    assert.deepEqual(await audited(id), []);
  });
});
