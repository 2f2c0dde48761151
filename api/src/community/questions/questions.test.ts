import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type {
  AnsweredQuestion,
  DecisionOrder,
  OpenQuestion,
  OpenQuestionsAnswer,
  QueueAnswer,
  QueueCase,
} from '@nukkad/platform/contract';
import { uuidv7 } from 'uuidv7';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { emailsTo } from '../../../test/services/emails';

onDatabase((open) => {
  let running: TestApp;
  let operator: SignedIn;
  let doctor: SignedIn;
  let teacher: SignedIn;
  before(async () => {
    running = await startTestApp(open);
    operator = await signedIn(running.app, 'operator');
    doctor = await signedIn(running.app, 'doctor');
    teacher = await signedIn(running.app, 'teacher');
  });
  after(() => running.close());

  const ask = async (question: string, more: object = {}) => {
    const payload = { question, profession: 'doctor', ...more };
    const response = await running.app.inject({ method: 'POST', url: '/api/questions', payload });
    assert.equal(response.statusCode, 201, response.body);
    return response.json().reference as string;
  };
  const queue = async (q: string, state = 'waiting'): Promise<QueueAnswer> => {
    const query = new URLSearchParams({ q, state });
    return (await operator.ask('GET', `/api/operator/queues/questions?${query}`)).json();
  };
  const idOf = async (reference: string) => (await queue(reference)).entries[0]?._id as string;
  const decide = async (id: string, order: Omit<DecisionOrder, 'ids'>) => {
    const url = '/api/operator/queues/questions/decisions';
    return (await operator.ask('POST', url, { ids: [id], ...order })).json();
  };
  const published = async (question: string, more: object = {}) => {
    const id = await idOf(await ask(question, more));
    assert.deepEqual((await decide(id, { decision: 'publish', text: question })).settled, [id]);
    return id;
  };
  const shown = async (): Promise<AnsweredQuestion[]> =>
    (await running.app.inject('/api/questions?cat=doctor')).json();
  const find = async (id: string) => (await shown()).find(({ _id }) => _id === id);
  const answer = (id: string, text: string, who = doctor) =>
    who.ask('PUT', `/api/vendors/me/questions/${id}/answer`, { text });
  const forMe = async (who = doctor): Promise<OpenQuestionsAnswer> =>
    (await who.ask('GET', '/api/vendors/me/questions')).json();
  const theDoctor = () =>
    running.database.query
      .selectFrom('vendor')
      .select(['id', 'name'])
      .where('user_id', '=', doctor.userId)
      .executeTakeFirstOrThrow();

  test('nobody reads a question before an operator has redacted and published it', async () => {
    const email = 'asker@people.example';
    const reference = await ask('My name is Asha, does a filling hurt?', { email });
    const id = await idOf(reference);
    assert.equal(await find(id), undefined);
    assert.ok((await forMe()).questions.every(({ _id }) => _id !== id));
    const url = `/api/operator/queues/questions/${id}`;
    const before: QueueCase = (await operator.ask('GET', url)).json();
    assert.equal(before.draft, 'My name is Asha, does a filling hurt?');
    assert.ok(!JSON.stringify(before).includes(email));
    await decide(id, { decision: 'publish', text: 'Does a filling hurt?' });
    const question = await find(id);
    assert.deepEqual(
      [question?.question, question?.answer, question?.others],
      ['Does a filling hurt?', null, []],
    );
    const [message] = await emailsTo(running.database, email);
    assert.ok(message?.subject.includes(reference));
    assert.match(message?.text ?? '', /\/doctors#questions/);
    assert.ok(!message?.text.includes('Asha'));
  });

  test('what is rejected stays unread, and the asker hears why', async () => {
    const email = 'rejected@people.example';
    const id = await idOf(await ask('Is Dr. Rao a fraud, do you think?', { email }));
    await decide(id, { decision: 'reject', reason: 'It accuses somebody by name.' });
    assert.equal(await find(id), undefined);
    const [message] = await emailsTo(running.database, email);
    assert.match(message?.text ?? '', /accuses somebody/);
    const again = await decide(id, { decision: 'reject', reason: 'Once more.' });
    assert.equal(again.failed[0].code, 'conflict');
    assert.equal((await emailsTo(running.database, email)).length, 1);
  });

  test('what was published can be taken down, with its answers', async () => {
    const id = await published('Can I swim with a cold?');
    await answer(id, 'Better not.');
    await decide(id, { decision: 'take-down', reason: 'Asked before.' });
    assert.equal(await find(id), undefined);
    assert.equal((await answer(id, 'Still not.')).statusCode, 404);
  });

  test('verified professionals answer once each, and the asker hears of it', async () => {
    const email = 'answered@people.example';
    const id = await published('How long does a cold last?', { email });
    const first = (await forMe()).questions.find(({ _id }) => _id === id);
    assert.deepEqual([first?.answers, first?.mine], [0, null]);
    const said: OpenQuestion = (await answer(id, 'About a week.')).json();
    assert.deepEqual([said.answers, said.mine?.text], [1, 'About a week.']);
    const vendor = await theDoctor();
    const question = await find(id);
    assert.equal(question?.answer, 'About a week.');
    assert.deepEqual(question?.answeredBy, {
      ...{ _id: vendor.id, vendorName: vendor.name, profession: 'doctor' },
    });
    const messages = await emailsTo(running.database, email);
    assert.match(messages[0]?.subject ?? '', /answered/);
    assert.ok(messages[0]?.text.includes(vendor.name));

    await answer(id, 'Seven to ten days.');
    assert.equal((await find(id))?.answer, 'Seven to ten days.');
    assert.equal((await emailsTo(running.database, email)).length, messages.length);
  });

  test('several professionals answer one question', async () => {
    const id = await published('Is tea good for a sore throat?');
    await answer(id, 'It is.');
    const { query } = running.database;
    const other = await query
      .selectFrom('vendor')
      .innerJoin('category', 'category.id', 'vendor.category_id')
      .select('vendor.id')
      .where('category.profession', '=', 'doctor')
      .where('vendor.id', '<>', (await theDoctor()).id)
      .limit(1)
      .executeTakeFirstOrThrow();
    const values = { id: uuidv7(), question_id: id, vendor_id: other.id, text: 'With honey.' };
    await query.insertInto('answer').values(values).execute();
    const question = await find(id);
    assert.equal(question?.answer, 'It is.');
    assert.deepEqual(
      question?.others.map(({ answer: text, answeredBy }) => [text, answeredBy?._id]),
      [['With honey.', other.id]],
    );
  });

  test('an answer stands after a day', async () => {
    const id = await published('Are eggs good for me?');
    await answer(id, 'Yes.');
    const { query } = running.database;
    const created_at = new Date(Date.now() - 25 * 3_600_000);
    await query.updateTable('answer').set({ created_at }).where('question_id', '=', id).execute();
    const refused = await answer(id, 'No.');
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'too-late']);
    assert.equal((await find(id))?.answer, 'Yes.');
  });

  test('only verified, listed professionals of the profession answer', async () => {
    const id = await published('Should I see a doctor for a cough?');
    assert.equal((await answer(id, 'No.', teacher)).statusCode, 404);
    assert.ok((await forMe(teacher)).questions.every(({ _id }) => _id !== id));
    const nobody = await signedIn(running.app, 'user');
    assert.equal((await answer(id, 'No.', nobody)).statusCode, 403);
    const verified = (is_verified: boolean) =>
      running.database.query
        .updateTable('vendor')
        .set({ is_verified })
        .where('user_id', '=', doctor.userId)
        .execute();
    await verified(false);
    assert.equal((await forMe()).canAnswer, false);
    assert.equal((await answer(id, 'Yes.')).statusCode, 403);
    await verified(true);
    assert.equal((await forMe()).canAnswer, true);
    assert.equal((await answer(id, 'Yes.')).statusCode, 200);
  });

  test('answered at once from two screens it is one answer', async () => {
    const id = await published('Does sleep help against a cold?');
    const both = await Promise.all([answer(id, 'It does.'), answer(id, 'It does.')]);
    for (const { statusCode } of both) assert.equal(statusCode, 200);
    assert.deepEqual((await find(id))?.others, []);
  });

  test('what cannot be seen and what is markup is text, or nothing', async () => {
    const tricks = 'Is \u202Ethis\u200B safe? <script>alert(1)</script> [x](javascript:1)';
    const id = await idOf(await ask(tricks));
    const entry = (await queue('safe? <script>')).entries.find(({ _id }) => _id === id);
    assert.equal(entry?.excerpt, 'Is this safe? <script>alert(1)</script> [x](javascript:1)');
    const hidden = { question: `short${'\u200B'.repeat(20)}`, profession: 'doctor' };
    const url = '/api/questions';
    const refused = await running.app.inject({ method: 'POST', url, payload: hidden });
    assert.deepEqual([refused.statusCode, refused.json().code], [422, 'validation']);
    const huge = { question: 'a'.repeat(10_000_000) };
    const tooLarge = await running.app.inject({ method: 'POST', url, payload: huge });
    assert.equal(tooLarge.statusCode, 413);
    const long = await answer(await published('May I answer at length?'), 'a'.repeat(2_001));
    assert.deepEqual([long.statusCode, long.json().code], [422, 'validation']);
  });

  test('an operator cannot publish what would be no question', async () => {
    const id = await idOf(await ask('What is this rash on my arm?'));
    const answerOf = await decide(id, { decision: 'publish', text: 'Rash?' });
    assert.equal(answerOf.failed[0].code, 'validation');
    assert.equal(await find(id), undefined);
  });
});
