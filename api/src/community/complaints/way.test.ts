import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { ComplaintDetails, OfficeComplaint, QueueCase } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { aComplaintOrder } from '../../../test/contract/complaints-examples';
import { headOfOffice } from '../../../test/contract/practice-settings-examples';
import { onDatabase } from '../../../test/database/databases';
import { png } from '../../../test/files/sample-files';
import { emailsTo } from '../../../test/services/emails';

const url = '/api/complaints';
const desk = '/api/vendors/me/complaints';
const queue = '/api/operator/queues/complaints';
const secret = 'Kavya Menon of Lantern Street';

onDatabase((open) => {
  let running: TestApp;
  let user: SignedIn;
  let other: SignedIn;
  let officer: SignedIn;
  let operator: SignedIn;
  let nth = 0;
  before(async () => {
    running = await startTestApp(open, { vendors: 200 });
    user = await signedIn(running.app, 'user');
    other = await signedIn(running.app, 'ca');
    officer = await signedIn(running.app, 'officer');
    operator = await signedIn(running.app, 'operator');
  });
  after(() => running.close());

  async function raise(different: object = {}): Promise<string> {
    nth += 1;
    const text = `I, ${secret}, wait since spring (${nth}).`;
    const order = await aComplaintOrder(running, { text, isAnonymous: true, ...different });
    const answer = await user.ask('POST', url, order);
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json().number;
  }
  const read = async (number: string, who = user): Promise<ComplaintDetails> =>
    (await who.ask('GET', `${url}/${number}`)).json();
  async function idOf(number: string): Promise<string> {
    const row = await running.database.query
      .selectFrom('complaint')
      .select('id')
      .where('number', '=', Number(number.slice(5)))
      .executeTakeFirstOrThrow();
    return row.id;
  }
  const decide = async (number: string, order: object) =>
    operator.ask('POST', `${queue}/decisions`, { ids: [await idOf(number)], ...order });
  async function publish(number: string, text = 'Somebody waits since spring.') {
    const answer = await decide(number, { decision: 'publish', text });
    assert.deepEqual(answer.json().failed, [], answer.body);
  }
  const office = async (who = officer): Promise<OfficeComplaint[]> =>
    (await who.ask('GET', desk)).json().complaints;
  const bell = async (who: SignedIn) =>
    (await who.ask('GET', '/api/notifications')).json().notifications[0];
  const kindsOf = ({ events }: ComplaintDetails) => events.map(({ kind }) => kind);

  test('from the sender to the answer, and both are told', async () => {
    const number = await raise();
    assert.equal((await other.ask('GET', `${url}/${number}`)).statusCode, 404);
    assert.ok(!(await office()).some((one) => one.number === number));
    await publish(number);
    assert.match((await bell(user)).title, /is published/);
    assert.deepEqual(
      [(await bell(officer)).kind, (await bell(officer)).link],
      ['complaint', '/officer-dashboard/complaints'],
    );
    const taken = await officer.ask('POST', `${desk}/${number}/progress`);
    assert.deepEqual([taken.statusCode, taken.json().status], [200, 'in-progress']);
    assert.equal((await officer.ask('POST', `${desk}/${number}/progress`)).statusCode, 200);
    const headers = { 'idempotency-key': randomUUID() };
    const body = { text: 'It was sent\u202E today.' };
    const answered = await officer.ask('POST', `${desk}/${number}/answer`, body, headers);
    assert.deepEqual(
      [answered.statusCode, answered.json().answer.text],
      [200, 'It was sent today.'],
    );
    const again = await officer.ask('POST', `${desk}/${number}/answer`, body, headers);
    assert.deepEqual(again.json(), answered.json());
    const twice = await officer.ask('POST', `${desk}/${number}/answer`, { text: 'Once more.' });
    assert.deepEqual([twice.statusCode, twice.json().code], [409, 'conflict']);
    assert.match((await bell(user)).title, /has answered/);
    const seen = await read(number, other);
    assert.deepEqual(kindsOf(seen), ['received', 'published', 'in-progress', 'answered']);
    assert.deepEqual(kindsOf(await read(number)), kindsOf(seen));
    assert.deepEqual([seen.isMine, seen.sent, seen.dueAt], [false, null, null]);
  });

  test('an answer that settles nothing is contested: operators read why, the office answers again', async () => {
    const number = await raise();
    const contest = (who: SignedIn, text = `${secret} still waits.`) =>
      who.ask('POST', `${url}/${number}/contest`, { text });
    await publish(number);
    assert.equal((await contest(user)).statusCode, 409);
    await officer.ask('POST', `${desk}/${number}/answer`, { text: 'It was sent.' });
    assert.equal((await contest(other)).statusCode, 404);
    assert.equal((await contest(user, ' ')).statusCode, 422);
    const contested = await contest(user);
    assert.equal(contested.statusCode, 200, contested.body);
    assert.equal((await contest(user)).statusCode, 409);

    const mine: ComplaintDetails = contested.json();
    assert.deepEqual([mine.status, mine.level, mine.dueAt], ['in-progress', 3, null]);
    const { kind, text, isContested } = mine.events.at(-1)!;
    assert.deepEqual([kind, text, isContested], ['escalated', `${secret} still waits.`, true]);
    const seen = await read(number, other);
    assert.deepEqual([seen.events.at(-1)!.isContested, seen.events.at(-1)!.text], [true, null]);
    assert.match((await bell(officer)).title, /does not settle/);
    assert.doesNotMatch((await officer.ask('GET', desk)).body, /still waits/);

    const waiting = await operator.ask('GET', `${queue}?state=waiting&q=${number}`);
    assert.equal(waiting.json().entries.length, 1);
    const found: QueueCase = (await operator.ask('GET', `${queue}/${await idOf(number)}`)).json();
    assert.deepEqual(
      found.texts.map((one) => one.kind),
      ['sent', 'published', 'reply', 'contest'],
    );
    const again = await officer.ask('POST', `${desk}/${number}/answer`, { text: 'Here it is.' });
    assert.equal(again.statusCode, 200, again.body);
    const answers = (await read(number, other)).events.filter((one) => one.kind === 'answered');
    assert.deepEqual(
      answers.map((one) => one.text),
      ['It was sent.', 'Here it is.'],
    );
  });

  test('who wants to stay unnamed is named to operators alone', async () => {
    const number = await raise();
    await publish(number);
    await other.ask('PUT', `${url}/${number}/support`);
    const everywhere = [
      await running.app.inject(`${url}/${number}`),
      await running.app.inject(url),
      await other.ask('GET', `${url}/${number}`),
      await officer.ask('GET', `${url}/${number}`),
      await officer.ask('GET', desk),
      await officer.ask('GET', '/api/notifications'),
      await officer.ask('POST', `${desk}/${number}/progress`),
    ];
    const { userId } = user;
    for (const { body, statusCode } of everywhere) {
      assert.equal(statusCode, 200, body);
      for (const told of ['Kavya', 'Lantern', 'user@demo.example', userId, other.userId]) {
        assert.ok(!body.includes(told), `${told} in ${body}`);
      }
    }
    const found: QueueCase = (await operator.ask('GET', `${queue}/${await idOf(number)}`)).json();
    assert.match(found.from ?? '', /^Kavya Menon \(wants to stay unnamed\)$/);
    const named = await raise({ isAnonymous: false });
    await publish(named);
    const own = (await office()).find((one) => one.number === named);
    assert.equal(own?.from, 'Kavya Menon');
    assert.doesNotMatch((await running.app.inject(`${url}/${named}`)).body, /Kavya/);
  });

  test('evidence is for its sender and for operators', async () => {
    const sent = await running.app.inject({
      ...{ method: 'POST', url: '/api/me/files', query: { name: 'a.png' }, payload: png },
      headers: { authorization: `Bearer ${user.token}`, 'content-type': 'image/png' },
    });
    const fileId = sent.json()._id;
    assert.equal((await operator.ask('GET', `/api/files/${fileId}`)).statusCode, 404);
    const number = await raise({ fileIds: [fileId] });
    await publish(number);
    for (const [who, status] of [
      [user, 200],
      [operator, 200],
      [officer, 404],
      [other, 404],
    ] as const) {
      assert.equal((await who.ask('GET', `/api/files/${fileId}`)).statusCode, status);
    }
    assert.equal((await operator.ask('POST', `/api/files/${fileId}/links`)).statusCode, 200);
    const found: QueueCase = (await operator.ask('GET', `${queue}/${await idOf(number)}`)).json();
    assert.deepEqual(found.files, [{ _id: fileId, name: 'a.png' }]);
  });

  test('what is rejected is seen by nobody else, and its reason by its sender', async () => {
    const number = await raise();
    const lacking = await decide(number, { decision: 'reject' });
    assert.equal(lacking.statusCode, 422);
    await decide(number, { decision: 'reject', reason: 'It says nothing of the office.' });
    const mine = await read(number);
    assert.deepEqual(
      [mine.status, mine.events.at(-1)?.text],
      ['rejected', 'It says nothing of the office.'],
    );
    assert.equal((await other.ask('GET', `${url}/${number}`)).statusCode, 404);
    const late = await decide(number, { decision: 'publish', text: 'Late.' });
    assert.deepEqual(
      late.json().failed.map(({ code }: { code: string }) => code),
      ['conflict'],
    );
  });

  test('what should not have been published is taken down', async () => {
    const number = await raise();
    await publish(number, 'Mr. X is a thief.');
    await decide(number, { decision: 'take-down', reason: 'It names somebody.' });
    assert.equal((await other.ask('GET', `${url}/${number}`)).statusCode, 404);
    assert.ok(!(await office()).some((one) => one.number === number));
    const refused = await officer.ask('POST', `${desk}/${number}/answer`, { text: 'No!' });
    assert.equal(refused.statusCode, 404);
    assert.equal((await read(number)).events.at(-1)?.kind, 'taken-down');
  });

  test('nothing that cannot be seen is published', async () => {
    const number = await raise();
    const answer = await decide(number, { decision: 'publish', text: '\u200B\u202E \u2060' });
    assert.ok(answer.statusCode === 422 || answer.json().failed.length === 1, answer.body);
    await publish(number, 'A\u202Eb\u200Bc');
    assert.equal((await read(number, other)).text, 'Abc');
  });

  test('"me too" counts once per person and can be taken back', async () => {
    const number = await raise();
    const say = (who: SignedIn, method: 'PUT' | 'DELETE' = 'PUT') =>
      who.ask(method, `${url}/${number}/support`);
    assert.equal((await say(other)).statusCode, 404);
    await publish(number);
    const answers = await Promise.all([say(other), say(other), say(operator)]);
    for (const { statusCode } of answers) assert.equal(statusCode, 200);
    assert.deepEqual((await say(other)).json(), { alike: 2, isMine: true });
    assert.equal((await say(user)).statusCode, 409);
    assert.equal((await read(number)).alike, 2);
    const supported = (await other.ask('GET', '/api/me/complaints/supported')).json();
    assert.ok(supported.includes(number));
    assert.deepEqual((await say(other, 'DELETE')).json(), { alike: 1, isMine: false });
    assert.deepEqual((await say(other, 'DELETE')).json(), { alike: 1, isMine: false });
    assert.equal(
      (await running.app.inject({ method: 'PUT', url: `${url}/${number}/support` })).statusCode,
      401,
    );
  });

  test('other offices neither see nor answer it', async () => {
    const number = await raise();
    await publish(number);
    const doctor = await signedIn(running.app, 'doctor');
    for (const who of [doctor, user, operator]) {
      for (const action of ['progress', 'answer']) {
        const { statusCode } = await who.ask('POST', `${desk}/${number}/${action}`, {
          text: 'Not mine.',
        });
        assert.ok([403, 404].includes(statusCode), `${statusCode}`);
      }
    }
    assert.deepEqual(await office(doctor), []);
  });

  test('a department’s people see what is about the department', async () => {
    const head = await headOfOffice(running, 'engineer');
    const own = (await head.ask('GET', '/api/vendors/me/desk')).json();
    const { slug: department } = own.department;
    const about = { officerId: undefined, office: { office: 'finance', department } };
    const number = await raise(about);
    await publish(number);
    assert.deepEqual(
      (await office(head)).map((one) => one.number),
      [number],
    );
    assert.match((await bell(head)).title, new RegExp(number));
    const counted = (await head.ask('GET', '/api/vendors/me/desk')).json();
    assert.equal(counted.complaints.open, own.complaints.open + 1);
    const answered = await head.ask('POST', `${desk}/${number}/answer`, { text: 'It is paid.' });
    assert.equal(answered.statusCode, 200, answered.body);
  });

  test('its sender closes it, guests with their key', async () => {
    const number = await raise();
    const closing = (headers: Record<string, string> = {}) =>
      running.app.inject({ method: 'POST', url: `${url}/${number}/close`, headers });
    assert.equal((await other.ask('POST', `${url}/${number}/close`)).statusCode, 404);
    assert.equal((await closing()).statusCode, 404);
    const closed = await user.ask('POST', `${url}/${number}/close`);
    assert.deepEqual([closed.statusCode, closed.json().status], [200, 'closed']);
    assert.equal((await user.ask('POST', `${url}/${number}/close`)).statusCode, 200);
    const order = await aComplaintOrder(running, { from: { name: 'A', email: 'a@example.in' } });
    const made = await running.app.inject({ method: 'POST', url, payload: order });
    const { number: theirs, key } = made.json();
    await publish(theirs);
    const emails = await emailsTo(running.database, 'a@example.in');
    assert.match(emails[0]?.subject ?? '', /is published/);
    const answer = await running.app.inject({
      ...{ method: 'POST', url: `${url}/${theirs}/close`, headers: { 'guest-key': key } },
    });
    assert.deepEqual([answer.statusCode, answer.json().status], [200, 'closed']);
    assert.match((await bell(officer)).title, /is closed/);
  });

  test('the queue finds it by number and words, and knows by when', async () => {
    const number = await raise({ text: `It is ${'very '.repeat(40)}late (${nth + 1}).` });
    const entries = async (query: Record<string, string>) =>
      (await operator.ask('GET', `${queue}?${new URLSearchParams(query)}`)).json().entries;
    const [entry] = await entries({ state: 'waiting', q: number });
    assert.ok(entry.title.startsWith(number) && entry.dueAt !== null);
    assert.match(entry.excerpt, /^It is very .* very…$/);
    assert.equal((await entries({ state: 'waiting', q: `late (${nth})` })).length, 1);
    await publish(number);
    assert.deepEqual(await entries({ state: 'waiting', q: number }), []);
    assert.equal((await entries({ state: 'settled', q: number })).length, 1);
  });
});
