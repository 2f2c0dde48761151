import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { addDays, dayIn } from '@nukkad/platform/calendar';
import type { BookingMade, Hold, SlotsAnswer } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { bookAtOnce, demoVendor } from '../../../test/fixtures/people';
import { codeFor } from '../../../test/services/emails';
import { timeZone } from '../../availability/slots.model';

const client = { name: 'Ravi Shetty', phone: '98450 12345', city: 'Bengaluru' };

onDatabase((open) => {
  let running: TestApp;
  let user: SignedIn;
  let stranger: SignedIn;
  let doctorId: string;
  let times: string[];

  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    user = await signedIn(running.app, 'user');
    stranger = await signedIn(running.app, 'advocate');
    doctorId = await demoVendor(running.database, 'doctor');
    await bookAtOnce(running.database, doctorId);
    const from = addDays(dayIn(new Date(), timeZone), 2);
    const url = `/api/vendors/${doctorId}/slots?from=${from}&to=${addDays(from, 20)}`;
    times = (await running.app.inject(url))
      .json<SlotsAnswer>()
      .days.flatMap(({ groups }) => groups.flatMap(({ slots }) => slots))
      .filter(({ taken }) => taken === null)
      .map(({ start }) => start);
  });
  after(() => running.close());

  type Ask = (
    method: 'POST' | 'DELETE',
    url: string,
    payload?: object,
  ) => ReturnType<SignedIn['ask']>;

  const nobody =
    (headers: Record<string, string> = {}): Ask =>
    (method, url, payload) =>
      running.app.inject({ method, url, headers, ...(payload && { payload }) });

  async function held(ask: Ask): Promise<Hold> {
    const order = { vendorId: doctorId, kind: 'appointment', start: times.shift() };
    const answer = await ask('POST', '/api/holds', order);
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json<Hold>();
  }

  const orderFor = ({ _id: holdId }: Hold) => ({ holdId, client, payingBy: 'at-visit' });
  const statusOf = async (id: string) =>
    running.database.query
      .selectFrom('booking')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  /** Every action on a hold. */
  const transitions: [what: string, with_: (hold: Hold, ask: Ask) => ReturnType<Ask>][] = [
    ['given back', (hold, ask) => ask('DELETE', `/api/holds/${hold._id}`)],
    ['booked', (hold, ask) => ask('POST', '/api/bookings', orderFor(hold))],
    [
      'sent a code for',
      (hold, ask) => ask('POST', `/api/holds/${hold._id}/code`, { email: 'guest@example.in' }),
    ],
  ];

  for (const [what, act] of transitions) {
    test(`a hold is not ${what} by whoever knows its id alone`, async () => {
      const ofGuest = await held(nobody());
      const ofUser = await held(user.ask);
      const other = await held(nobody());
      assert.equal(ofUser.key, null);
      const strangers: [Hold, Ask][] = [
        [ofGuest, nobody()],
        [ofGuest, stranger.ask],
        [ofGuest, nobody({ 'booking-key': other.key ?? '' })],
        [ofUser, nobody()],
        [ofUser, stranger.ask],
        [ofUser, nobody({ 'booking-key': ofGuest.key ?? '' })],
      ];
      for (const [hold, ask] of strangers) {
        const answer = await act(hold, ask);
        assert.deepEqual([answer.statusCode, answer.json().code], [404, 'not-found']);
      }
      assert.equal((await statusOf(ofGuest._id)).status, 'held');
      assert.equal((await statusOf(ofUser._id)).status, 'held');
    });
  }

  test('its holder gives it back, twice if need be', async () => {
    const ofGuest = await held(nobody());
    const ofUser = await held(user.ask);
    const guest = nobody({ 'booking-key': ofGuest.key ?? '' });
    for (const [hold, ask] of [[ofGuest, guest] as const, [ofUser, user.ask] as const]) {
      const url = `/api/holds/${hold._id}`;
      assert.equal((await ask('DELETE', url)).statusCode, 204);
      assert.equal((await ask('DELETE', url)).statusCode, 204);
      assert.equal((await statusOf(hold._id)).status, 'expired');
    }
  });

  test('a guest who logs in while deciding books what the key says is theirs', async () => {
    const hold = await held(nobody());
    const headers = { 'booking-key': hold.key ?? '' };
    const made = await user.ask('POST', '/api/bookings', orderFor(hold), headers);
    assert.equal(made.statusCode, 201, made.body);
    assert.equal(made.json<BookingMade>().key, null);
  });

  test('wrong codes of a stranger do not use up those of the holder', async () => {
    const hold = await held(nobody());
    const guest = nobody({ 'booking-key': hold.key ?? '' });
    const email = `guest-${randomUUID()}@example.in`;
    const sent = await guest('POST', `/api/holds/${hold._id}/code`, { email });
    assert.equal(sent.statusCode, 200, sent.body);
    const otp = await codeFor(running.database, email);
    const order = { ...orderFor(hold), client: { ...client, email } };
    const wrong = { ...order, otp: otp === '0000' ? '1111' : '0000' };
    for (let nth = 0; nth < 12; nth += 1) {
      assert.equal((await nobody()('POST', '/api/bookings', wrong)).statusCode, 404);
    }
    const made = await guest('POST', '/api/bookings', { ...order, otp });
    assert.equal(made.statusCode, 201, made.body);
  });

  test('codes that others ask for to a guest’s address keep none from the guest', async () => {
    const email = `guest-${randomUUID()}@example.in`;
    const askFrom = async (remoteAddress: string, { _id, key }: Hold) => {
      await running.database.query
        .deleteFrom('allowance')
        .where('key', 'like', 'code-pause%')
        .execute();
      const { statusCode } = await running.app.inject({
        method: 'POST',
        url: `/api/holds/${_id}/code`,
        remoteAddress,
        headers: { 'booking-key': key ?? '' },
        payload: { email },
      });
      return statusCode;
    };
    const foreign = await held(nobody());
    let answer = 200;
    for (let asked = 0; asked < 20 && answer === 200; asked += 1) {
      answer = await askFrom('203.0.113.99', foreign);
    }
    assert.equal(answer, 429);
    assert.equal(await askFrom('198.51.100.1', await held(nobody())), 200);
  });

  test('the key of a hold opens no booking, and is stored nowhere', async () => {
    const order = { vendorId: doctorId, kind: 'appointment', start: times.shift() };
    const headers = { 'idempotency-key': randomUUID() };
    const first = (await nobody(headers)('POST', '/api/holds', order)).json<Hold>();
    const again = (await nobody(headers)('POST', '/api/holds', order)).json<Hold>();
    assert.deepEqual(again, first);
    const stored = await running.database.query
      .selectFrom('idempotent_write')
      .selectAll()
      .execute();
    assert.ok(stored.length > 0);
    assert.ok(!JSON.stringify(stored).includes(first.key ?? 'none'));
    const holder = { 'booking-key': first.key ?? '' };
    await nobody(holder)('POST', '/api/bookings', orderFor(first));
    const read = await running.app.inject({ url: `/api/bookings/${first._id}`, headers: holder });
    assert.equal(read.statusCode, 404);
  });
});
