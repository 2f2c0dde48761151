import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { Ticket, TicketThread } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { guestTokens } from '../../core/guest-tokens/guest-tokens';
import { answerTicket } from './answering';
import { ticketPlaces } from './ticket-notifications';

onDatabase((open) => {
  let running: TestApp;
  let asha: SignedIn;
  let other: SignedIn;
  let operator: SignedIn;
  before(async () => {
    running = await startTestApp(open, { vendors: 0 });
    asha = await signedIn(running.app, 'user');
    other = await signedIn(running.app, 'doctor');
    operator = await signedIn(running.app, 'operator');
  });
  after(() => running.close());

  const write = async (message: string, headers = {}): Promise<TicketThread> => {
    const url = '/api/me/support/tickets';
    const response = await asha.ask('POST', url, { message }, headers);
    assert.equal(response.statusCode, 201, response.body);
    return response.json();
  };
  const ofTicket = (id: string, action = '') => `/api/support/tickets/${id}${action}`;
  const say = (id: string, message: string, who = asha) =>
    who.ask('POST', ofTicket(id, '/messages'), { message });
  const read = async (id: string): Promise<TicketThread> =>
    (await asha.ask('GET', ofTicket(id))).json();
  const mine = async (who = asha): Promise<Ticket[]> =>
    (await who.ask('GET', '/api/support/tickets')).json();
  const inList = async (id: string) => (await mine()).find(({ _id }) => _id === id);
  const answer = (id: string, text: string) =>
    running.database.query.transaction().execute((trx) => {
      const { publicUrl, sessionSecret } = running.settings;
      const places = ticketPlaces(publicUrl, guestTokens(sessionSecret));
      return answerTicket(trx, places, { ticketId: id, by: operator.userId, text });
    });

  test('a ticket is written with what the account knows', async () => {
    const thread = await write('I cannot find my booking.\nIt was for Monday.');
    assert.match(thread.number, /^NK-T-\d{6}$/);
    assert.deepEqual(
      [thread.subject, thread.state, thread.hasNews, thread.updatedAt],
      ['I cannot find my booking.', 'open', false, thread.time],
    );
    assert.deepEqual(
      thread.messages.map(({ by, text }) => [by, text]),
      [['me', 'I cannot find my booking.\nIt was for Monday.']],
    );
    const row = await running.database.query
      .selectFrom('support_ticket')
      .select(['first_name', 'last_name', 'email', 'user_id'])
      .where('id', '=', thread._id)
      .executeTakeFirstOrThrow();
    assert.deepEqual(row, {
      first_name: 'Kavya',
      last_name: 'Menon',
      email: 'user@demo.example',
      user_id: asha.userId,
    });
    assert.deepEqual(await read(thread._id), thread);
  });

  test('an answer is news until it is read, and told', async () => {
    const { _id, number } = await write('Where is my refund?');
    await answer(_id, 'On its way.');
    const waiting = await inList(_id);
    assert.deepEqual([waiting?.state, waiting?.hasNews], ['answered', true]);
    const thread = await read(_id);
    assert.deepEqual(
      thread.messages.map(({ by, text }) => [by, text]),
      [
        ['me', 'Where is my refund?'],
        ['support', 'On its way.'],
      ],
    );
    assert.equal((await inList(_id))?.hasNews, false);
    await answer(_id, 'It has been sent.');
    assert.equal((await inList(_id))?.hasNews, true);
    const { notifications } = (await asha.ask('GET', '/api/notifications')).json();
    assert.equal(notifications[0].link, `/profile?section=support&ticket=${_id}`);
    assert.ok(notifications[0].text.includes(number));
  });

  test('who says more opens an answered ticket again', async () => {
    const { _id } = await write('Hello?');
    await answer(_id, 'Yes?');
    const said = await say(_id, 'Nothing.');
    assert.equal(said.statusCode, 201);
    assert.deepEqual([said.json().by, said.json().text], ['me', 'Nothing.']);
    const thread = await read(_id);
    assert.equal(thread.state, 'open');
    assert.equal(thread.updatedAt, said.json().time);
    assert.equal(thread.messages.at(-1)?._id, said.json()._id);
  });

  test('nothing is said in a closed ticket, by either side', async () => {
    const { _id } = await write('Thanks!');
    for (let times = 0; times < 2; times += 1) {
      const closed = await asha.ask('POST', ofTicket(_id, '/close'));
      assert.deepEqual([closed.statusCode, closed.json().state], [200, 'closed']);
    }
    const refused = await say(_id, 'One more thing');
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'conflict']);
    await assert.rejects(answer(_id, 'Anything else?'), /closed/);
    assert.equal((await read(_id)).messages.length, 1);
  });

  test('the ticket that was written to last stands first', async () => {
    const first = await write('The first');
    const second = await write('The second');
    const order = async () => (await mine()).slice(0, 2).map(({ _id }) => _id);
    assert.deepEqual(await order(), [second._id, first._id]);
    await say(first._id, 'More');
    assert.deepEqual(await order(), [first._id, second._id]);
  });

  test('what is sent again with its key is kept once', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const thread = await write('Once', headers);
    assert.deepEqual(await write('Once', headers), thread);
    const url = ofTicket(thread._id, '/messages');
    const said = await asha.ask('POST', url, { message: 'Twice' }, headers);
    assert.deepEqual(
      (await asha.ask('POST', url, { message: 'Twice' }, headers)).json(),
      said.json(),
    );
    assert.equal((await read(thread._id)).messages.length, 2);
  });

  test('nobody sees or touches the ticket of somebody else', async () => {
    const { _id } = await write('Mine');
    const tries = [
      other.ask('GET', ofTicket(_id)),
      say(_id, 'Yours?', other),
      other.ask('POST', ofTicket(_id, '/close')),
      asha.ask('GET', ofTicket(randomUUID())),
    ];
    for (const { statusCode } of await Promise.all(tries)) assert.equal(statusCode, 404);
    assert.equal((await mine(other)).length, 0);
    assert.equal((await read(_id)).state, 'open');
  });

  const form = {
    firstName: 'Kavya',
    lastName: 'Menon',
    phoneNumber: '9876543210',
    message: 'From the form.',
  };
  const needHelp = (email: string, token?: SignedIn) => {
    const payload = { ...form, email };
    const url = '/api/support/tickets';
    if (token) return token.ask('POST', url, payload);
    return running.app.inject({ method: 'POST', url, payload });
  };
  const ownerOf = async (number: string) => {
    const row = await running.database.query
      .selectFrom('support_ticket')
      .select('user_id')
      .where('number', '=', Number(number.slice(5)))
      .executeTakeFirstOrThrow();
    return row.user_id;
  };

  test('the form of a person who is signed in is theirs, whatever e-mail they give', async () => {
    const { number } = (await needHelp('elsewhere@example.in', asha)).json();
    assert.equal(await ownerOf(number), asha.userId);
    assert.equal((await mine())[0]?.number, number);
  });

  test('a visitor’s form is found in the account with that e-mail, and tells nothing of it', async () => {
    const known = await needHelp('USER@demo.example');
    const unknown = await needHelp('nobody@example.in');
    assert.equal(await ownerOf(known.json().number), asha.userId);
    assert.equal(await ownerOf(unknown.json().number), null);
    assert.deepEqual(Object.keys(known.json()), Object.keys(unknown.json()));
    const { query } = running.database;
    const verified = (at: string | null) =>
      query
        .updateTable('app_user')
        .set({ email_verified_at: at })
        .where('id', '=', asha.userId)
        .execute();
    await verified(null);
    const unproved = await needHelp('user@demo.example');
    await verified(new Date().toISOString());
    assert.equal(await ownerOf(unproved.json().number), null);
  });

  for (const message of [undefined, '  ', 'a'.repeat(4_001), 'so \ud83d']) {
    test(`${JSON.stringify(message)?.slice(0, 12)} is no message`, async () => {
      const answer = await asha.ask('POST', '/api/me/support/tickets', { message });
      assert.deepEqual([answer.statusCode, answer.json().code], [422, 'validation']);
    });
  }
});
