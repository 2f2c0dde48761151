import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import {
  type AuditAnswer,
  type AuditEntry,
  type DecisionAnswer,
  limits,
  type QueueAnswer,
  type QueueCase,
  type QueueSummary,
} from '@nukkad/platform/contract';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { startTestApp, type TestApp } from '../../test/app/app';
import { type SignedIn, signedIn } from '../../test/app/signed-in';
import { submitted } from '../../test/contract/onboarding-examples';
import { reportedReview } from '../../test/contract/operator-examples';
import { onDatabase } from '../../test/database/databases';
import { newProfessional } from '../../test/fixtures/new-professional';
import { audit } from '../core/audit/audit.store';

const reviews = '/api/operator/queues/reviews';
const reason = 'It names a child.';

onDatabase((open) => {
  let running: TestApp;
  let operator: SignedIn;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    operator = await signedIn(running.app, 'operator');
  });
  after(() => running.close());

  const queue = async (query = ''): Promise<QueueAnswer> =>
    (await operator.ask('GET', `${reviews}${query}`)).json();
  const caseOf = async (id: string): Promise<QueueCase> =>
    (await operator.ask('GET', `${reviews}/${id}`)).json();
  const order = (body: object, key?: string) =>
    operator.ask('POST', `${reviews}/decisions`, body, key ? { 'idempotency-key': key } : {});
  const decided = async (body: object, key?: string): Promise<DecisionAnswer> => {
    const answer = await order(body, key);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json();
  };
  const log = async (q: string): Promise<AuditAnswer> =>
    (await operator.ask('GET', `/api/operator/audit?q=${encodeURIComponent(q)}`)).json();
  const stored = (id: string) =>
    running.database.query
      .selectFrom('review')
      .innerJoin('vendor', 'vendor.id', 'review.vendor_id')
      .select(['is_hidden', 'is_counted', 'rating_count', 'review.user_id', 'vendor.user_id as of'])
      .where('review.id', '=', id)
      .executeTakeFirstOrThrow();
  const notificationsOf = async (userId: string | null) => {
    const rows = await running.database.query
      .selectFrom('notification')
      .select('title')
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .execute();
    return rows.map(({ title }) => title);
  };

  test('every queue is counted, with the one that waits longest', async () => {
    const who = await newProfessional(running, 'teacher', 900);
    await submitted(who);
    const id = await reportedReview(running);
    const all: QueueSummary[] = (await operator.ask('GET', '/api/operator/queues')).json();
    const of = (name: string) => all.find((one) => one.queue === name);
    assert.equal(of('reviews')?.waiting, (await queue()).total);
    assert.equal(of('reviews')?.oldest, (await queue()).entries[0]?.time);
    assert.ok(of('verifications')?.waiting);
    await decided({ ids: [id], decision: 'keep' });
    const found = (await operator.ask('GET', '/api/operator/queues/verifications')).json();
    const entry = found.entries.find(({ _id }: { _id: string }) => _id === who.vendorId);
    assert.equal(entry?.state, 'waiting');
    const one = await operator.ask('GET', `/api/operator/queues/verifications/${who.vendorId}`);
    assert.deepEqual(one.json().offers, []);
  });

  test('a case says what was said, by whom, and what can be done', async () => {
    const id = await reportedReview(running);
    const found = await caseOf(id);
    assert.deepEqual(
      found.texts.map(({ kind, text }) => [kind, text]),
      [
        ['published', 'Patient, and well prepared.'],
        ['report', 'Not true'],
      ],
    );
    assert.deepEqual(
      found.offers.map(({ decision, needs }) => [decision, needs]),
      [
        ['keep', []],
        ['take-down', ['reason']],
      ],
    );
    assert.equal(found.facts.find(({ fact }) => fact === 'stars')?.value, '4');
    assert.deepEqual([found.state, found.history], ['waiting', []]);
  });

  test('a review is taken down with a reason, told, logged, and shown again', async () => {
    const id = await reportedReview(running);
    const before = await stored(id);
    const missing = await order({ ids: [id], decision: 'take-down' });
    assert.deepEqual([missing.statusCode, Object.keys(missing.json().errors)], [422, ['reason']]);
    assert.equal((await stored(id)).is_hidden, false);

    assert.deepEqual((await decided({ ids: [id], decision: 'take-down', reason })).settled, [id]);
    const after = await stored(id);
    assert.deepEqual([after.is_hidden, after.is_counted], [true, false]);
    assert.equal(after.rating_count, before.rating_count - 1);
    assert.ok((await notificationsOf(after.user_id)).includes('Your review was taken down'));
    assert.ok((await notificationsOf(after.of)).includes('A review of you was taken down'));
    const { history, state } = await caseOf(id);
    assert.equal(state, 'settled');
    const [entry] = history;
    assert.deepEqual(
      [entry?.action, entry?.subject, entry?.subjectId, entry?.reason],
      ['take-down', 'reviews', id, reason],
    );
    const again = await decided({ ids: [id], decision: 'keep' });
    assert.deepEqual([again.settled, again.failed[0]?.code], [[], 'conflict']);

    await decided({ ids: [id], decision: 'publish', reason: 'No child is named.' });
    assert.deepEqual((await stored(id)).rating_count, before.rating_count);
    assert.equal((await notificationsOf(after.user_id))[0], 'Your review is shown again');
  });

  test('a review that stays is told to whom reported it, and can be looked at again', async () => {
    const id = await reportedReview(running);
    const [report] = await running.database.query
      .selectFrom('review_report')
      .select('user_id')
      .where('review_id', '=', id)
      .execute();
    await decided({ ids: [id], decision: 'keep' });
    assert.equal((await notificationsOf(report?.user_id ?? ''))[0], 'A review you reported stays');
    assert.equal((await caseOf(id)).state, 'settled');
    await decided({ ids: [id], decision: 'reopen', reason: 'Too quick.' });
    assert.equal((await caseOf(id)).state, 'waiting');
    await decided({ ids: [id], decision: 'keep' });
  });

  test('of several each is decided by itself', async () => {
    const [first, second] = [await reportedReview(running), await reportedReview(running)];
    const missing = uuidv7();
    const { settled, failed } = await decided({
      ids: [first, missing, second, first],
      decision: 'keep',
    });
    assert.deepEqual(settled, [first, second]);
    assert.deepEqual(
      failed.map(({ _id, code }) => [_id, code]),
      [[missing, 'not-found']],
    );
    assert.equal((await log(second)).total, 1);
  });

  test('of two operators one decides', async () => {
    const id = await reportedReview(running);
    const answers = await Promise.all([
      decided({ ids: [id], decision: 'keep' }),
      decided({ ids: [id], decision: 'take-down', reason }),
      decided({ ids: [id], decision: 'keep' }),
    ]);
    const counts = answers.map(({ settled }) => settled.length).sort();
    assert.deepEqual(counts, [0, 0, 1]);
    assert.equal((await log(id)).total, 1);
  });

  test('sent again with its key it is decided once and answered alike', async () => {
    const id = await reportedReview(running);
    const key = randomUUID();
    const body = { ids: [id], decision: 'take-down', reason };
    assert.deepEqual((await decided(body, key)).settled, [id]);
    assert.deepEqual((await decided(body, key)).settled, [id]);
    assert.equal((await log(id)).total, 1);
  });

  test('words find a case, and pages follow each other', async () => {
    const id = await reportedReview(running);
    const has = (answer: QueueAnswer) => answer.entries.some(({ _id }) => _id === id);
    assert.equal(has(await queue('?q=well%20PREPARED')), true);
    assert.equal((await queue('?q=100%25_nothing')).total, 0);
    assert.equal(has(await queue('?state=settled')), false);
    await decided({ ids: [id], decision: 'keep' });
    assert.equal(has(await queue('?state=settled')), true);
    const beyond = await operator.ask('GET', `${reviews}?page=99`);
    assert.deepEqual([beyond.statusCode, beyond.json().code], [404, 'page-out-of-range']);
  });

  const bad: [what: string, body: object, field: string][] = [
    ['no case', { ids: [], decision: 'keep' }, 'ids'],
    ['too many', { ids: Array.from({ length: 51 }, uuidv7), decision: 'keep' }, 'ids'],
    ['no id', { ids: ["x'--"], decision: 'keep' }, 'ids.0'],
    ['an unknown decision', { ids: [uuidv7()], decision: 'burn' }, 'decision'],
    ['a book as reason', { ids: [uuidv7()], decision: 'keep', reason: 'a'.repeat(501) }, 'reason'],
    ['a reason with a bell', { ids: [uuidv7()], decision: 'keep', reason: 'a\u0007' }, 'reason'],
  ];
  for (const [what, body, field] of bad) {
    test(`${what} is refused`, async () => {
      const answer = await order(body);
      assert.equal(answer.statusCode, 422, answer.body);
      assert.ok(field in answer.json().errors, answer.body);
    });
  }

  test('ten megabytes are refused', async () => {
    const text = 'a'.repeat(10_000_000);
    const answer = await order({ ids: [uuidv7()], decision: 'answer', text });
    assert.equal(answer.statusCode, 413);
  });

  test('the log is searched, page by page', async () => {
    const subjectId = uuidv7();
    const entry = { by: operator.userId, subject: 'tests', action: 'post-published' };
    await running.database.query.transaction().execute(async (trx) => {
      for (let nth = 0; nth <= limits.auditPerPage; nth += 1) {
        await audit(trx, { ...entry, subjectId, title: `Post ${nth}` });
      }
    });
    const first = await log('post-published');
    assert.deepEqual([first.total, first.totalPages], [limits.auditPerPage + 1, 2]);
    assert.equal(first.entries[0]?.title, `Post ${limits.auditPerPage}`);
    const second = await operator.ask('GET', '/api/operator/audit?q=post-published&page=2');
    assert.equal(second.json().entries[0].title, 'Post 0');
    assert.equal((await log('Post 17')).entries[0]?.by, 'Farhan Qadri');
  });

  test('nobody changes the log, not even in the database', async () => {
    await decided({ ids: [await reportedReview(running)], decision: 'keep' });
    const { query } = running.database;
    const before = await log('');
    for (const statement of [
      "UPDATE audit_event SET reason = 'another'",
      'DELETE FROM audit_event',
      'TRUNCATE audit_event',
    ]) {
      await assert.rejects(sql.raw(statement).execute(query), /What operators did is not changed/);
    }
    assert.deepEqual(await log(''), before);
  });

  test('what a professional is told of documents is in the log', async () => {
    const who = await newProfessional(running, 'teacher', 901);
    await submitted(who);
    const verification = `/api/operator/verifications/${who.vendorId}`;
    const { credentials } = (await operator.ask('GET', verification)).json();
    const unread = { state: 'rejected', reason: 'It cannot be read.' };
    await operator.ask('POST', `/api/operator/credentials/${credentials[0]._id}/decision`, unread);
    await operator.ask('POST', `${verification}/decision`, { state: 'changes-needed' });
    const { entries } = await log(who.vendorId);
    assert.deepEqual(
      entries.map(({ action, reason: why }: AuditEntry) => [action, why]),
      [
        ['returned', null],
        ['document-rejected', unread.reason],
      ],
    );
  });
});
