import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { limits, type OwnComplaint } from '@nukkad/platform/contract';
import fc from 'fast-check';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { aComplaintOrder } from '../../../test/contract/complaints-examples';
import { onDatabase } from '../../../test/database/databases';
import { png } from '../../../test/files/sample-files';
import { demoVendor } from '../../../test/fixtures/people';
import { emailsTo } from '../../../test/services/emails';

const url = '/api/complaints';
const guest = { name: 'Asha Rao', email: 'asha@example.in' };

onDatabase((open) => {
  let running: TestApp;
  let user: SignedIn;
  let other: SignedIn;
  let order: Awaited<ReturnType<typeof aComplaintOrder>>;
  before(async () => {
    running = await startTestApp(open, { vendors: 60 });
    user = await signedIn(running.app, 'user');
    other = await signedIn(running.app, 'ca');
    order = await aComplaintOrder(running);
  });
  after(() => running.close());

  const asGuest = (different: object = {}, headers: Record<string, string> = {}) =>
    running.app.inject({
      ...{ method: 'POST', url, headers },
      payload: { ...order, from: guest, ...different },
    });
  const raise = (different: object = {}, headers: Record<string, string> = {}) =>
    user.ask('POST', url, { ...order, ...different }, headers);
  const stored = (number: string) =>
    running.database.query
      .selectFrom('complaint')
      .selectAll()
      .where('number', '=', Number(number.slice(5)))
      .executeTakeFirstOrThrow();
  const count = async () => {
    const { query } = running.database;
    const all = query.selectFrom('complaint').select(({ fn }) => fn.countAll<number>().as('n'));
    return (await all.executeTakeFirstOrThrow()).n;
  };
  const send = async ({ token }: SignedIn) => {
    const answer = await running.app.inject({
      ...{ method: 'POST', url: '/api/me/files', query: { name: 'receipt.png' }, payload: png },
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    });
    return answer.json()._id as string;
  };

  test('one’s own are listed with how they stand, published or not, to nobody else', async () => {
    const { number } = (await raise({ text: `${order.text} And the queue.` })).json();
    const own = async ({ ask }: SignedIn): Promise<OwnComplaint[]> =>
      (await ask('GET', '/api/me/complaints')).json();
    const [newest, ...older] = await own(user);
    assert.ok(newest && newest.number === number, 'the newest first');
    assert.deepEqual(
      [newest.text, newest.status, newest.isPublished],
      [`${order.text} And the queue.`, 'received', false],
    );
    assert.ok(newest.dueAt !== null && newest.recipient !== null);
    assert.ok(older.every(({ time }) => time <= newest.time));
    assert.ok((await own(other)).every((one) => one.number !== number));
    assert.equal((await running.app.inject('/api/me/complaints')).statusCode, 401);
  });

  test('who is signed in gets a number, and finds it at the bell', async () => {
    const fileId = await send(user);
    const answer = await raise({ text: `${order.text} With a receipt.`, fileIds: [fileId] });
    assert.equal(answer.statusCode, 201, answer.body);
    const { number, key } = answer.json();
    assert.match(number, /^NK-C-\d{6}$/);
    assert.equal(key, null);
    const details = (await user.ask('GET', `${url}/${number}`)).json();
    assert.equal(details.text, null);
    assert.equal(details.isMine, true);
    assert.deepEqual(
      details.sent.files.map(({ name }: { name: string }) => name),
      ['receipt.png'],
    );
    assert.deepEqual(
      details.events.map(({ kind }: { kind: string }) => kind),
      ['received'],
    );
    const due = (Date.parse(details.dueAt) - Date.parse(details.time)) / 86_400_000;
    assert.equal(Math.round(due), limits.complaintReviewDays);
    const { notifications } = (await user.ask('GET', '/api/notifications')).json();
    assert.deepEqual(
      [notifications[0].kind, notifications[0].link],
      ['complaint', `/complaints/${number}`],
    );
  });

  test('a guest comes back with the key of the letter, which says none of their words', async () => {
    const answer = await asGuest();
    assert.equal(answer.statusCode, 201, answer.body);
    assert.equal(answer.headers['cache-control'], 'no-store');
    const { number, key } = answer.json();
    const [email] = await emailsTo(running.database, guest.email);
    assert.ok(email?.text.includes(`/complaints/${number}#${key}`));
    assert.doesNotMatch(email?.text ?? '', /certificate|Asha/);
    const read = (headers: Record<string, string>) =>
      running.app.inject({ url: `${url}/${number}`, headers });
    const mine = await read({ 'guest-key': key });
    assert.deepEqual([mine.statusCode, mine.json().sent.text], [200, order.text]);
    const { key: another } = (await asGuest({ text: `${order.text} Again.` })).json();
    for (const wrong of [{}, { 'guest-key': 'x' }, { 'guest-key': another }]) {
      assert.equal((await read(wrong as Record<string, string>)).statusCode, 404);
    }
    assert.equal((await user.ask('GET', `${url}/${number}`)).statusCode, 404);
    const operator = await signedIn(running.app, 'operator');
    assert.equal((await operator.ask('GET', `${url}/${number}`)).statusCode, 404);
  });

  test('what is sent twice has one number', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const [one, two] = await Promise.all([asGuest({}, headers), asGuest({}, headers)]);
    assert.deepEqual(one.json(), two.json());
    const text = `${order.text} Sent twice without a key.`;
    const before = await count();
    const answers = await Promise.all([raise({ text }), raise({ text }), raise({ text })]);
    const numbers = new Set(answers.map((answer) => answer.json().number));
    assert.deepEqual([numbers.size, await count()], [1, before + 1]);
    const different = await raise({ text: `${text}!` });
    assert.ok(!numbers.has(different.json().number));
  });

  test('tricks with letters are taken out, and nothing is run', async () => {
    const text =
      'He asked for a b\u200Br\u202Eibe\u202C.\u0000\r\n<script>alert(1)</script> [x](javascript:1)';
    const { number } = (await raise({ text })).json();
    const { body } = await stored(number);
    assert.equal(body, 'He asked for a bribe.\n<script>alert(1)</script> [x](javascript:1)');
    const nothing = await raise({ text: '\u200B'.repeat(400) });
    assert.deepEqual([nothing.statusCode, Object.keys(nothing.json().errors)], [422, ['text']]);
  });

  test('departments take complaints too', async () => {
    const office = { office: 'finance', department: 'no-such' };
    const unknown = await raise({ officerId: undefined, office });
    assert.deepEqual(Object.keys(unknown.json().errors), ['office']);
    const found = await running.app.inject(`${url}/recipients?q=licen`);
    const [first] = found.json();
    assert.equal(first.kind, 'office');
    const { office: slug, department } = first;
    const { number } = (
      await raise({ officerId: undefined, office: { office: slug, department } })
    ).json();
    const details = (await user.ask('GET', `${url}/${number}`)).json();
    assert.deepEqual(details.recipient, first);
    const again = await running.app.inject({
      ...{ url: `${url}/recipients`, query: { office: slug, department } },
    });
    assert.deepEqual(again.json(), [first]);
  });

  test('officers are found by their names, nobody else is', async () => {
    const find = async (query: Record<string, string>) =>
      (await running.app.inject({ url: `${url}/recipients`, query })).json();
    const [officer] = await find({ q: 'suresh pat' });
    assert.deepEqual([officer.kind, officer.officerId], ['officer', order.officerId]);
    assert.deepEqual(await find({ officerId: order.officerId }), [officer]);
    const doctor = await demoVendor(running.database, 'doctor');
    assert.deepEqual(await find({ officerId: doctor }), []);
    assert.deepEqual(await find({ q: 'Ananya Hegde' }), []);
    assert.deepEqual(await find({ q: '%' }), []);
    assert.deepEqual(await find({}), []);
  });

  test('what is wrong is said at its field', async () => {
    const doctor = await demoVendor(running.database, 'doctor');
    const foreign = await send(other);
    const wrong: [object, string][] = [
      [{ kind: 'weather' }, 'kind'],
      [{ officerId: doctor }, 'officerId'],
      [{ officerId: undefined }, 'officerId'],
      [{ office: { office: 'finance', department: 'x' } }, 'officerId'],
      [{ text: 'Too short.' }, 'text'],
      [{ text: 'a'.repeat(limits.complaintTextMaxLength + 1) }, 'text'],
      [{ isAnonymous: 'yes' }, 'isAnonymous'],
      [{ fileIds: [foreign] }, 'fileIds'],
      [{ fileIds: [randomUUID()] }, 'fileIds'],
      [{ fileIds: Array.from({ length: 6 }, randomUUID) }, 'fileIds'],
    ];
    const before = await count();
    for (const [different, field] of wrong) {
      const answer = await raise(different);
      assert.deepEqual(
        [answer.statusCode, Object.keys(answer.json().errors ?? {})],
        [422, [field]],
        answer.body,
      );
    }
    const unnamed = await running.app.inject({ method: 'POST', url, payload: order });
    assert.deepEqual(Object.keys(unnamed.json().errors), ['from.name', 'from.email']);
    const withFile = await asGuest({ fileIds: [await send(user)] });
    assert.deepEqual(Object.keys(withFile.json().errors), ['fileIds']);
    assert.equal(await count(), before);
  });

  test('ten megabytes are refused, whatever is sent is answered', async () => {
    const huge = await raise({ text: 'a'.repeat(10 * 1_024 * 1_024) });
    assert.deepEqual([huge.statusCode, huge.json().code], [413, 'payload-too-large']);
    const part = fc.dictionary(
      fc.constantFrom(...Object.keys(order), 'from', 'fileIds', 'office'),
      fc.jsonValue(),
    );
    await fc.assert(
      fc.asyncProperty(part, async (different) => {
        const answer = await raise(different);
        assert.ok(answer.statusCode < 500, answer.body);
      }),
      { numRuns: 60 },
    );
    for (const number of ['NK-C-999999', 'NK-C-999999999', 'x', 'NK-C-0', '%00']) {
      const { statusCode } = await user.ask('GET', `${url}/${number}`);
      assert.ok([400, 404, 422].includes(statusCode), `${number} ${statusCode}`);
    }
  });
});
