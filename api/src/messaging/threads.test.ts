import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { limits, type Thread, type ThreadMessages } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../test/app/app';
import { signedIn } from '../../test/app/signed-in';
import { onDatabase } from '../../test/database/databases';
import { demoVendor } from '../../test/fixtures/people';
import { storedBooking } from '../../test/fixtures/stored-booking';
import { hidden } from './contact-mask.model';

const nobody = '00000000-0000-7000-8000-000000000000';

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 20, env: { LIMITS: 'production' } });
    await running.database.query.deleteFrom('thread').execute();
    await running.database.query.deleteFrom('allowance').execute();
  });
  after(() => running.close());

  async function person(account: string) {
    const { ask, userId } = await signedIn(running.app, account);
    const write = (id: string, text: unknown, key?: string) =>
      ask('POST', `/api/threads/${id}/messages`, { text }, key ? { 'idempotency-key': key } : {});
    return {
      userId,
      open: (vendorId: unknown) => ask('POST', '/api/threads', { vendorId }),
      list: async (): Promise<Thread[]> => (await ask('GET', '/api/threads')).json(),
      write,
      ask: (id: string, before?: string) =>
        ask('GET', `/api/threads/${id}/messages${before ? `?before=${before}` : ''}`),
      read: async (id: string): Promise<ThreadMessages> =>
        (await ask('GET', `/api/threads/${id}/messages`)).json(),
      markRead: (id: string) => ask('POST', `/api/threads/${id}/read`),
      notification: async () => (await ask('GET', '/api/notifications')).json(),
    };
  }

  const vendorOf = (account: Parameters<typeof demoVendor>[1]) =>
    demoVendor(running.database, account);

  test('a client and a professional talk; each sees it from their side', async () => {
    const user = await person('user');
    const doctor = await person('doctor');
    const opened = await user.open(await vendorOf('doctor'));
    assert.equal(opened.statusCode, 200);
    const thread: Thread = opened.json();
    assert.deepEqual(
      [thread.with.name, thread.with.vendor?.profession, thread.last, thread.unread],
      ['Dr. Ananya Hegde', 'doctor', null, 0],
    );
    // An empty conversation is not listed for the professional.
    assert.deepEqual(await doctor.list(), []);
    assert.deepEqual((await user.open(await vendorOf('doctor'))).json(), thread);

    const sent = await user.write(thread._id, '  Is Monday possible?\nOr Tuesday?  ');
    assert.equal(sent.statusCode, 201);
    assert.deepEqual(
      [sent.json().by, sent.json().text],
      ['me', 'Is Monday possible?\nOr Tuesday?'],
    );
    const [theirs] = await doctor.list();
    assert.deepEqual(
      [theirs?._id, theirs?.with.name, theirs?.with.vendor, theirs?.unread, theirs?.last?.by],
      [thread._id, 'Kavya Menon', null, 1, 'other'],
    );
    await doctor.write(thread._id, 'Monday it is.');
    const { messages, before } = await user.read(thread._id);
    assert.deepEqual(
      messages.map(({ by, text }) => [by, text]),
      [
        ['me', 'Is Monday possible?\nOr Tuesday?'],
        ['other', 'Monday it is.'],
      ],
    );
    assert.equal(before, null);
    assert.equal((await user.list())[0]?.unread, 1);
    assert.equal((await user.markRead(thread._id)).statusCode, 204);
    assert.deepEqual([(await user.list())[0]?.unread, (await doctor.list())[0]?.unread], [0, 1]);
  });

  test('the other side is told, and led there', async () => {
    const client = await person('labour');
    const ca = await person('ca');
    const { _id } = (await client.open(await vendorOf('ca'))).json();
    await client.write(_id, `Call me:\n98765 43210. ${'Long. '.repeat(60)}`);
    const [notification] = (await ca.notification()).notifications;
    assert.deepEqual(
      [notification.kind, notification.title, notification.link],
      ['message', 'Message from Lakshmi Naik', `/ca-dashboard/messages?thread=${_id}`],
    );
    assert.ok(notification.text.startsWith(`Call me: ${hidden}. Long.`));
    assert.ok(notification.text.length <= 140 && notification.text.endsWith('…'));
  });

  test('contact details are hidden from the other side until the two have a booking', async () => {
    const client = await person('labour');
    const advocate = await person('advocate');
    const vendorId = await vendorOf('advocate');
    const { _id } = (await client.open(vendorId)).json();
    const text = 'I am asha@example.in, 98765 43210.';
    await client.write(_id, text);
    const seen = async () => {
      const { thread, messages } = await advocate.read(_id);
      return [messages[0]?.text, thread.last?.text, thread.isMasked];
    };
    const masked = `I am ${hidden}, ${hidden}.`;
    assert.deepEqual(await seen(), [masked, masked, true]);
    assert.equal((await client.read(_id)).messages[0]?.text, text);

    const pair = { vendor_id: vendorId, user_id: client.userId };
    for (const status of ['requested', 'declined', 'expired'] as const) {
      await storedBooking(running.database, { ...pair, status });
      assert.equal((await seen())[2], true, status);
    }
    const other = await person('engineer');
    await storedBooking(running.database, { ...pair, user_id: other.userId });
    assert.equal((await seen())[2], true);

    const cancelled = await storedBooking(running.database, {
      ...pair,
      status: 'cancelled-by-client',
    });
    assert.equal((await seen())[2], true);
    await running.database.query
      .insertInto('booking_event')
      .values({
        id: randomUUID(),
        booking_id: cancelled,
        from_status: 'requested',
        to_status: 'confirmed',
        actor: 'vendor',
        actor_id: null,
        note: null,
        starts_at: new Date(),
      })
      .execute();
    assert.deepEqual(await seen(), [text, text, false]);
  });

  test('a name that is a telephone number is hidden as well', async () => {
    const officer = await person('officer');
    const teacher = await person('teacher');
    await running.database.query
      .updateTable('app_user')
      .set({ full_name: 'Suresh 98765 43210' })
      .where('id', '=', officer.userId)
      .execute();
    const { _id } = (await officer.open(await vendorOf('teacher'))).json();
    await officer.write(_id, 'Hello');
    assert.equal((await teacher.read(_id)).thread.with.name, `Suresh ${hidden}`);
    assert.equal(
      (await teacher.notification()).notifications[0].title,
      `Message from Suresh ${hidden}`,
    );
  });

  test('what is not theirs is as if it were not there', async () => {
    const user = await person('user');
    const { _id } = (await user.open(await vendorOf('doctor'))).json();
    for (const account of ['ca', 'operator']) {
      const other = await person(account);
      for (const id of [_id, nobody]) {
        for (const response of [
          await other.ask(id),
          await other.write(id, 'Let me in'),
          await other.markRead(id),
        ]) {
          assert.deepEqual([response.statusCode, response.json().code], [404, 'not-found']);
        }
      }
    }
  });

  test('nobody writes to themselves or to nobody', async () => {
    const doctor = await person('doctor');
    const own = await doctor.open(await vendorOf('doctor'));
    assert.equal(own.statusCode, 422);
    assert.deepEqual(own.json().errors, { vendorId: 'is your own page' });
    const unknown = await doctor.open(nobody);
    assert.deepEqual([unknown.statusCode, unknown.json().code], [404, 'vendor-unknown']);
    for (const vendorId of ['x', 7, undefined]) {
      assert.equal((await doctor.open(vendorId)).statusCode, 422);
    }
  });

  test('two who open the same conversation at once are in one', async () => {
    const labour = await person('labour');
    const vendorId = await vendorOf('engineer');
    const opened = await Promise.all([labour.open(vendorId), labour.open(vendorId)]);
    const ids = new Set(opened.map((response) => response.json()._id));
    assert.deepEqual([...opened.map(({ statusCode }) => statusCode), ids.size], [200, 200, 1]);
  });

  test('a long conversation is read page by page, nothing twice, nothing missed', async () => {
    const engineer = await person('engineer');
    const { _id } = (await engineer.open(await vendorOf('doctor'))).json();
    const count = 2 * limits.threadMessagesPerPage + 3;
    const at = new Date();
    await running.database.query
      .insertInto('message')
      .values(
        Array.from({ length: count }, (_, index) => ({
          id: `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`,
          thread_id: _id as string,
          is_vendors: false,
          text: `${index}`,
          // Several messages share a timestamp, as with concurrent writes.
          created_at: new Date(at.getTime() + Math.floor(index / 4)),
        })),
      )
      .execute();
    const read: string[] = [];
    let before: string | null = null;
    do {
      const page: ThreadMessages = (await engineer.ask(_id, before ?? undefined)).json();
      read.unshift(...page.messages.map(({ text }) => text));
      before = page.before;
    } while (before !== null);
    assert.deepEqual(
      read,
      Array.from({ length: count }, (_, index) => `${index}`),
    );
    for (const cursor of ['x', '%00', 'a'.repeat(201)]) {
      assert.equal((await engineer.ask(_id, cursor)).statusCode, 422);
    }
  });

  test('a message sent twice with one key is said once', async () => {
    const ca = await person('ca');
    const { _id } = (await ca.open(await vendorOf('doctor'))).json();
    const key = randomUUID();
    const sent = await Promise.all([ca.write(_id, 'Once', key), ca.write(_id, 'Once', key)]);
    assert.deepEqual(sent[0]?.json(), sent[1]?.json());
    assert.equal((await ca.read(_id)).messages.length, 1);
    assert.equal((await ca.write(_id, 'Twice', key)).statusCode, 409);
  });

  test('what is no message is refused', async () => {
    const user = await person('user');
    const { _id } = (await user.open(await vendorOf('doctor'))).json();
    const most = limits.messageMaxLength;
    for (const text of ['', ' \n ', undefined, 7, 'x'.repeat(most + 1), 'a\u0000b', '\ud800']) {
      assert.equal((await user.write(_id, text)).statusCode, 422);
    }
    assert.equal((await user.write(_id, 'ಅ'.repeat(most))).statusCode, 201);
  });

  test('who writes without end has to wait', async () => {
    const teacher = await person('teacher');
    const { _id } = (await teacher.open(await vendorOf('doctor'))).json();
    const codes: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      codes.push((await teacher.write(_id, `${count}`)).statusCode);
    }
    assert.deepEqual(codes, [...Array(30).fill(201), 429]);
  });
});
