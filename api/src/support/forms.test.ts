import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { after, before, test } from 'node:test';
import { limits, messages } from '@nukkad/platform/contract';
import { problem } from '@nukkad/platform/contract/definitions';
import type { InjectOptions } from 'fastify';
import { startTestApp, type TestApp, testSettings } from '../../test/app/app';
import { onDatabase } from '../../test/database/databases';
import { buildApp } from '../app';
import { idempotentWrites } from '../core/http/idempotency';

const ticket = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.invalid',
  phoneNumber: '098765-43210',
  message: 'The page is empty.\nSince Monday.',
};
const request = { name: 'Asha Rao', phone: '98765 43210', city: 'Bengaluru' };
const question = { question: 'How often should I see a dentist?' };
const subscription = { email: 'asha@example.invalid', topic: 'doctors' };

const forms: Record<string, Record<string, unknown>> = {
  '/api/support/tickets': ticket,
  '/api/appointment-requests': { ...request, profession: 'doctor', spec: 'dentist' },
  '/api/questions': { ...question, profession: 'doctor', spec: 'dentist', email: 'a@b.example' },
  '/api/subscriptions': subscription,
};

type Table = 'support_ticket' | 'appointment_request' | 'question' | 'subscription';
const tables: Table[] = ['support_ticket', 'appointment_request', 'question', 'subscription'];

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 400 });
  });
  after(() => running.close());

  let networks = 0;
  /** Each from its own network, to stay below the rate limit, which another test covers. */
  const send = (url: string, payload: InjectOptions['payload'], key?: string) => {
    networks += 1;
    return running.app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  };
  const count = async (table: Table): Promise<number> =>
    (await running.database.query.selectFrom(table).select('id').execute()).length;
  const counts = () => Promise.all(tables.map(count));

  test('a ticket is kept as it was written and has a number', async () => {
    const first = await send('/api/support/tickets', ticket);
    assert.equal(first.statusCode, 201);
    const { number } = first.json();
    assert.match(number, /^NK-T-\d{6}$/);
    assert.notEqual((await send('/api/support/tickets', ticket)).json().number, number);
    const row = await running.database.query
      .selectFrom('support_ticket')
      .selectAll()
      .where('number', '=', Number(number.slice(5)))
      .executeTakeFirstOrThrow();
    assert.deepEqual(
      [row.first_name, row.last_name, row.email, row.phone, row.message, row.status],
      ['Asha', 'Rao', ticket.email, ticket.phoneNumber, ticket.message, 'open'],
    );
  });

  const routedTo = async (order: object) => {
    const { reference, routedTo: many } = (await send('/api/appointment-requests', order)).json();
    const rows = await running.database.query
      .selectFrom('appointment_request')
      .innerJoin(
        'appointment_request_vendor',
        'appointment_request_vendor.request_id',
        'appointment_request.id',
      )
      .innerJoin('vendor', 'vendor.id', 'appointment_request_vendor.vendor_id')
      .innerJoin('category', 'category.id', 'vendor.sub_category_id')
      .innerJoin('locality', 'locality.id', 'vendor.locality_id')
      .innerJoin('city', 'city.id', 'locality.city_id')
      .select(['category.slug as spec', 'locality.name as locality', 'city.name as city'])
      .select(['vendor.rating_rank as rank', 'vendor.status', 'appointment_request.phone'])
      .where('number', '=', Number(reference.slice(5)))
      .orderBy('appointment_request_vendor.position')
      .execute();
    assert.equal(rows.length, many);
    return rows;
  };

  test('a request goes to the best rated of its speciality in the city, five at most', async () => {
    const rows = await routedTo({ ...request, profession: 'doctor', spec: 'dentist' });
    assert.ok(rows.length > 1 && rows.length <= 5);
    for (const { spec, city, status, phone } of rows) {
      assert.deepEqual([spec, city, status], ['dentist', 'Bengaluru', 'live']);
      assert.equal(phone, '+919876543210');
    }
    const ranks = rows.map(({ rank }) => rank);
    assert.deepEqual(
      ranks,
      [...ranks].sort((a, b) => b - a),
    );
  });

  test('who works in the neighbourhood comes first', async () => {
    const rows = await routedTo({ ...request, city: 'hsr layout', profession: 'teacher' });
    assert.equal(rows.length, 5);
    const far = rows.findIndex(({ locality }) => locality !== 'HSR Layout');
    assert.notEqual(far, 0);
    assert.ok(far === -1 || rows.slice(far).every(({ locality }) => locality !== 'HSR Layout'));
  });

  test('a request nobody fits is kept, and says that nobody is asked', async () => {
    assert.deepEqual(await routedTo({ ...request, profession: 'doctor', city: 'Atlantis' }), []);
    assert.deepEqual(await routedTo(request), []);
  });

  test('nobody who is not listed is asked', async () => {
    const { query } = running.database;
    await query.updateTable('vendor').set({ status: 'suspended' }).execute();
    assert.deepEqual(await routedTo({ ...request, profession: 'doctor' }), []);
    await query.updateTable('vendor').set({ status: 'live' }).execute();
  });

  test('a question waits for somebody to read it', async () => {
    const asked = { ...question, profession: 'doctor', spec: 'dentist', email: 'a@b.example' };
    const answer = (await send('/api/questions', asked)).json();
    assert.match(answer.reference, /^NK-Q-\d{6}$/);
    assert.equal(answer.question, question.question);
    const row = await running.database.query
      .selectFrom('question')
      .select(['status', 'spec', 'email'])
      .where('number', '=', Number(answer.reference.slice(5)))
      .executeTakeFirstOrThrow();
    assert.deepEqual(row, { status: 'pending', spec: 'dentist', email: 'a@b.example' });
    const shown = await running.app.inject('/api/questions?cat=doctor&spec=dentist');
    assert.ok(!shown.body.includes(question.question));
  });

  test('who subscribes again is answered the same and stands there once', async () => {
    const before = await count('subscription');
    const spellings = ['mira@example.invalid', 'mira@example.invalid', ' Mira@Example.Invalid '];
    for (const email of spellings) {
      const response = await send('/api/subscriptions', { ...subscription, email });
      assert.deepEqual(response.json(), { state: 'pending' });
    }
    assert.equal(await count('subscription'), before + 1);
    await send('/api/subscriptions', { ...subscription, email: spellings[0], topic: 'teachers' });
    assert.equal(await count('subscription'), before + 2);
  });

  test('who has left can come back; who has confirmed stays so', async () => {
    const email = 'leela@example.invalid';
    const statusAfter = async (status: 'ended' | 'confirmed') => {
      await send('/api/subscriptions', { ...subscription, email });
      const { query } = running.database;
      await query.updateTable('subscription').set({ status }).where('email', '=', email).execute();
      await send('/api/subscriptions', { ...subscription, email });
      const row = query.selectFrom('subscription').select('status').where('email', '=', email);
      return (await row.executeTakeFirstOrThrow()).status;
    };
    assert.equal(await statusAfter('ended'), 'pending');
    assert.equal(await statusAfter('confirmed'), 'confirmed');
  });

  for (const [url, payload] of Object.entries(forms)) {
    test(`${url} with a key is written once, also by ten at once`, async () => {
      const key = randomUUID();
      const before = await counts();
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(url, payload, key)));
      const [first] = answers;
      assert.ok(first && first.statusCode < 300);
      for (const { statusCode, body } of answers) {
        assert.deepEqual([statusCode, body], [first.statusCode, first.body]);
      }
      assert.deepEqual((await send(url, payload, key.toUpperCase())).json(), first.json());
      const added = (await counts()).reduce((sum, rows, at) => sum + rows - (before[at] ?? 0), 0);
      // The subscription of this address may exist already.
      assert.ok(added === 1 || (url === '/api/subscriptions' && added === 0));
    });
  }

  test('a key belongs to one call with one body', async () => {
    const key = randomUUID();
    await send('/api/support/tickets', ticket, key);
    const other = await send('/api/support/tickets', { ...ticket, firstName: 'Uma' }, key);
    assert.deepEqual([other.statusCode, other.json().code], [409, 'conflict']);
    assert.equal((await send('/api/questions', question, key)).statusCode, 201);
  });

  test('a refused body does not use up its key', async () => {
    const key = randomUUID();
    assert.equal((await send('/api/questions', { question: 'Short' }, key)).statusCode, 422);
    assert.equal((await send('/api/questions', question, key)).statusCode, 201);
  });

  for (const key of ['', 'x', '1', `${randomUUID()}x`, "' OR 1=1 --"]) {
    test(`"${key}" is no key`, async () => {
      const response = await send('/api/questions', question, key);
      assert.equal(response.statusCode, 422);
      assert.deepEqual(Object.keys(response.json().errors), ['idempotency-key']);
    });
  }

  test('what fails half-way leaves nothing behind, and its key free', async () => {
    const idempotent = idempotentWrites(running.database.query);
    const before = await count('subscription');
    const write = { call: 'subscribe', key: randomUUID(), body: {} } as const;
    const subscribe = (fails: boolean) =>
      idempotent(write, async (trx) => {
        const row = { email: `${write.key}@example.invalid`, topic: 'doctors' };
        await trx
          .insertInto('subscription')
          .values({ id: randomUUID(), ...row, status: 'pending' })
          .execute();
        if (fails) throw new Error('cut off');
        return { state: 'pending' };
      });
    await assert.rejects(subscribe(true), /cut off/);
    assert.equal(await count('subscription'), before);
    assert.deepEqual(await subscribe(false), { state: 'pending' });
    assert.equal(await count('subscription'), before + 1);
  });

  const long = (length: number) => 'x'.repeat(length);
  const refusals: [url: string, change: object, field: string, text: string][] = [
    ['/api/support/tickets', { firstName: '' }, 'firstName', messages.required],
    ['/api/support/tickets', { lastName: undefined }, 'lastName', messages.required],
    ['/api/support/tickets', { email: ' ' }, 'email', messages.required],
    ['/api/support/tickets', { email: 'asha' }, 'email', messages.invalidEmail],
    ['/api/support/tickets', { email: 'a@b@c.example' }, 'email', messages.invalidEmail],
    ['/api/support/tickets', { phoneNumber: '1234567' }, 'phoneNumber', messages.phoneTooShort],
    [
      '/api/support/tickets',
      { phoneNumber: 'not a number' },
      'phoneNumber',
      'must be a telephone number',
    ],
    ['/api/support/tickets', { message: ' \n ' }, 'message', messages.required],
    [
      '/api/support/tickets',
      { message: long(limits.messageMaxLength + 1) },
      'message',
      `must be at most ${limits.messageMaxLength} characters`,
    ],
    ['/api/appointment-requests', { name: ' ' }, 'name', messages.required],
    ['/api/appointment-requests', { phone: '' }, 'phone', messages.required],
    ['/api/appointment-requests', { city: null }, 'city', messages.required],
    [
      '/api/appointment-requests',
      { profession: 'astrologer', spec: undefined },
      'profession',
      'There is no such profession.',
    ],
    ['/api/appointment-requests', { spec: 'plumber' }, 'spec', 'There is no such speciality.'],
    [
      '/api/appointment-requests',
      { profession: undefined },
      'profession',
      'must be given with spec',
    ],
    ['/api/questions', { question: '' }, 'question', messages.required],
    ['/api/questions', { question: ' Too short ' }, 'question', messages.questionTooShort],
    [
      '/api/questions',
      { question: long(limits.questionMaxLength + 1) },
      'question',
      `must be at most ${limits.questionMaxLength} characters`,
    ],
    [
      '/api/questions',
      { question: 'What is half a \ud83d character?' },
      'question',
      'must be text without control characters',
    ],
    ['/api/support/tickets', { lastName: 'R\ud800' }, 'lastName', 'must be one line of text'],
    ['/api/questions', { email: 'nowhere' }, 'email', messages.invalidEmail],
    ['/api/subscriptions', { email: 'nowhere' }, 'email', messages.invalidEmail],
    ['/api/subscriptions', { topic: 'astrologers' }, 'topic', 'is no topic of ours'],
  ];
  for (const [url, change, field, text] of refusals) {
    test(`${url} refuses ${JSON.stringify(change).slice(0, 50)}: ${text}`, async () => {
      const before = await counts();
      const response = await send(url, { ...forms[url], ...change });
      assert.equal(response.statusCode, 422, response.body);
      assert.deepEqual(problem.parse(response.json()).errors, { [field]: text });
      assert.deepEqual(await counts(), before);
    });
  }

  const oddities: unknown[] = [
    ...[null, 0, -1, 1e308, true, [], ['x'], {}, { $gt: '' }, ''],
    ...['\u0000', 'a\u0000b', '\ud800', 'a\udfffb', '\u202e', '\u001b[31m', '\r\nBcc: x@y.example'],
    ...["'; DROP TABLE question; --", '<script>alert(1)</script>', '{{7*7}}', '%s%s%n', '../../x'],
    ...['ಕನ್ನಡದಲ್ಲಿ ಒಂದು ಪ್ರಶ್ನೆ', '👩🏽‍⚕️'.repeat(20), 'x'.repeat(10_000), '9'.repeat(400)],
  ];
  for (const [url, form] of Object.entries(forms)) {
    for (const field of Object.keys(form)) {
      test(`${url} takes or refuses anything as ${field}, and never breaks`, async () => {
        for (const oddity of oddities) {
          const before = await counts();
          const response = await send(url, { ...form, [field]: oddity });
          const { statusCode } = response;
          const said = `${JSON.stringify(oddity).slice(0, 40)}: ${response.body.slice(0, 200)}`;
          assert.ok(statusCode < 300 || statusCode === 422 || statusCode === 413, said);
          if (statusCode >= 300) assert.deepEqual(await counts(), before);
          if (statusCode === 422) assert.deepEqual(Object.keys(response.json().errors), [field]);
          if (typeof oddity !== 'string') assert.ok(statusCode >= 400, said);
        }
      });
    }
  }

  test('what somebody wrote is stored as written and stands in no log', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const { database } = running;
    const app = await buildApp({
      settings: testSettings(),
      database,
      logger: { stream },
      site: false,
    });
    const secret = { ...ticket, email: 'secret@example.invalid', message: 'Secret <b>matter</b>' };
    for (const payload of [secret, { ...secret, phoneNumber: 'secret' }]) {
      await app.inject({ method: 'POST', url: '/api/support/tickets', payload });
    }
    await app.close();
    assert.ok(lines.length > 0);
    assert.doesNotMatch(lines.join(''), /secret|matter|Asha/i);
    const stored = database.query.selectFrom('support_ticket').select('message');
    const { message } = await stored.where('email', '=', secret.email).executeTakeFirstOrThrow();
    assert.equal(message, secret.message);
  });

  test('who writes too often is told to wait, whichever process they write to', async () => {
    const { database } = running;
    const settings = testSettings({ LIMITS: 'production' });
    const build = () => buildApp({ settings, database, logger: false, site: false });
    const apps = [await build(), await build()];
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      const payload = { question: 'How often should I see a dentist?' };
      const remoteAddress = '192.0.2.1';
      const request = { method: 'POST', url: '/api/questions', payload, remoteAddress } as const;
      statuses.push((await apps[time % 2]!.inject(request)).statusCode);
    }
    assert.deepEqual(statuses, [...Array(10).fill(201), 429, 429]);
    assert.equal((await apps[0]!.inject('/api/questions?cat=doctor')).statusCode, 200);
    for (const app of apps) await app.close();
  });
});
