import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { DecisionOrder, QueueAnswer, QueueCase, Ticket } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { emailsTo } from '../../../test/services/emails';

onDatabase((open) => {
  let running: TestApp;
  let operator: SignedIn;
  let asha: SignedIn;
  before(async () => {
    running = await startTestApp(open, { vendors: 0 });
    operator = await signedIn(running.app, 'operator');
    asha = await signedIn(running.app, 'user');
  });
  after(() => running.close());

  const post = (url: string, payload: object, headers = {}) =>
    running.app.inject({ method: 'POST', url, payload, headers });
  const form = (email: string, message = 'Where is my refund?') => ({
    ...{ firstName: 'Meera', lastName: 'Iyer', phoneNumber: '98765 43210', email, message },
  });
  /** Path and token in the email about a guest's ticket. */
  const written = async (email: string, message?: string) => {
    const response = await post('/api/support/tickets', form(email, message));
    assert.equal(response.statusCode, 201, response.body);
    const [received] = await emailsTo(running.database, email);
    const [, number, key] = /\/support\/(NK-T-\d+)#(\S+)/.exec(received?.text ?? '') ?? [];
    assert.equal(number, response.json().number);
    return { number: number as string, key: key as string };
  };
  type Named = { number: string; key: string };
  const read = ({ number, key }: Named) => post(`/api/support/numbers/${number}`, { key });
  const say = ({ number, key }: Named, message: string, headers = {}) =>
    post(`/api/support/numbers/${number}/messages`, { key, message }, headers);
  const queue = '/api/operator/queues/tickets';
  const caseOf = async (number: string): Promise<QueueCase> => {
    for (const state of ['waiting', 'settled']) {
      const url = `${queue}?q=${number}&state=${state}`;
      const { entries }: QueueAnswer = (await operator.ask('GET', url)).json();
      if (entries[0]) return (await operator.ask('GET', `${queue}/${entries[0]._id}`)).json();
    }
    throw new Error(`There is no case ${number}`);
  };
  const decide = async (number: string, order: Omit<DecisionOrder, 'ids'>) => {
    const { _id } = await caseOf(number);
    return (await operator.ask('POST', `${queue}/decisions`, { ids: [_id], ...order })).json();
  };

  test('a guest follows a ticket by its letter, from both sides', async () => {
    const email = 'guest@people.example';
    const named = await written(email);
    const thread = (await read(named)).json();
    assert.deepEqual([thread.number, thread.state], [named.number, 'open']);
    assert.equal((await caseOf(named.number)).title, named.number);
    await decide(named.number, { decision: 'answer', text: 'On its way.' });
    const [message] = await emailsTo(running.database, email);
    assert.match(message?.text ?? '', /> On its way\./);
    assert.ok(message?.text.includes(`/support/${named.number}#${named.key}`));
    assert.equal((await caseOf(named.number)).state, 'settled');

    const said = await say(named, 'It has not come.');
    assert.deepEqual([said.statusCode, said.json().by], [201, 'me']);
    const found = await caseOf(named.number);
    assert.equal(found.state, 'waiting');
    assert.deepEqual(
      found.texts.map(({ kind, text }) => [kind, text]),
      [
        ['sent', 'Where is my refund?'],
        ['reply', 'On its way.'],
        ['sent', 'It has not come.'],
      ],
    );
    assert.equal((await read(named)).json().messages.length, 3);
  });

  test('a letter never says what somebody had the form send', async () => {
    const email = 'relay@people.example';
    await written(email, 'Buy cheap watches at watches.example');
    const [message] = await emailsTo(running.database, email);
    assert.ok(!`${message?.subject}${message?.text}`.includes('watches'));
    assert.ok(!message?.text.includes('Meera'));
  });

  test('nobody’s mailbox is filled by others', async () => {
    const email = 'flooded@people.example';
    for (let times = 0; times < 8; times += 1) {
      assert.equal((await post('/api/support/tickets', form(email))).statusCode, 201);
    }
    assert.equal((await emailsTo(running.database, email)).length, 5);
  });

  test('a number without its own key opens nothing', async () => {
    const mine = await written('mine@people.example');
    const other = await written('other@people.example');
    for (const key of ['x', other.key, mine.key.slice(1)]) {
      assert.equal((await read({ ...mine, key })).statusCode, 404, key);
      assert.equal((await say({ ...mine, key }, 'Hello')).statusCode, 404, key);
    }
    const [odd, huge] = ['NK-T-999999', 'NK-T-99999999999999'];
    assert.equal((await read({ number: odd, key: mine.key })).statusCode, 404);
    assert.equal((await read({ number: huge, key: mine.key })).statusCode, 422);
    assert.equal((await read(mine)).json().messages.length, 1);
  });

  test('closed by the house, said so, and opened again', async () => {
    const email = 'closed@people.example';
    const named = await written(email);
    await decide(named.number, { decision: 'close' });
    assert.match((await emailsTo(running.database, email))[0]?.subject ?? '', /closed/);
    const refused = await say(named, 'But');
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'conflict']);
    const late = await decide(named.number, { decision: 'answer', text: 'Late' });
    assert.equal(late.failed[0].code, 'conflict');
    await decide(named.number, { decision: 'reopen' });
    assert.equal((await say(named, 'But')).statusCode, 201);
  });

  test('an answer without words is none', async () => {
    const named = await written('wordless@people.example');
    const { failed } = await decide(named.number, { decision: 'answer', text: '\u200B ' });
    assert.equal(failed?.[0]?.code ?? 'validation', 'validation');
    assert.equal((await read(named)).json().messages.length, 1);
  });

  test('a repeat of the same message is one', async () => {
    const named = await written('again@people.example');
    const headers = { 'idempotency-key': randomUUID() };
    const first = await say(named, 'Once', headers);
    assert.deepEqual((await say(named, 'Once', headers)).json(), first.json());
    assert.equal((await read(named)).json().messages.length, 2);
  });

  test('whoever signs in later with that address finds the ticket, and hears at the bell', async () => {
    const move = (email: string) =>
      running.database.query
        .updateTable('app_user')
        .set({ email })
        .where('id', '=', asha.userId)
        .execute();
    const email = 'later@people.example';
    const named = await written(email);
    const isThere = async () => {
      const mine: Ticket[] = (await asha.ask('GET', '/api/support/tickets')).json();
      return mine.some(({ number }) => number === named.number);
    };
    assert.equal(await isThere(), false);
    await move('LATER@people.example');
    assert.equal(await isThere(), true);
    await decide(named.number, { decision: 'answer', text: 'Here.' });
    const { notifications } = (await asha.ask('GET', '/api/notifications')).json();
    assert.ok(notifications[0].text.includes(named.number));
    assert.equal((await read(named)).statusCode, 200, 'the letter’s link still opens it');
    await move('user@demo.example');
  });

  test('what is too large, or cannot be seen, is refused or left out', async () => {
    const url = '/api/support/tickets';
    const huge = await post(url, form('a@people.example', 'a'.repeat(10_000_000)));
    assert.equal(huge.statusCode, 413);
    const named = await written('tricks@people.example', 'Pay\u202E now\u200B <b>me</b>');
    assert.equal((await read(named)).json().messages[0].text, 'Pay now <b>me</b>');
  });
});
