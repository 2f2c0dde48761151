import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { addDays, dayIn } from '@nukkad/platform/calendar';
import type { BookingMade, Hold, SlotsAnswer, WaitlistEntry } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { demoVendor } from '../../../test/fixtures/people';
import { timeZone } from '../../availability/slots.model';

const client = { name: 'Ravi Shetty', phone: '98450 12345', city: 'Bengaluru' };

onDatabase((open) => {
  let running: TestApp;
  let user: SignedIn;
  let waiting: SignedIn;
  let vendorId: string;

  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    user = await signedIn(running.app, 'user');
    waiting = await signedIn(running.app, 'advocate');
    vendorId = await demoVendor(running.database, 'doctor');
  });
  after(() => running.close());

  async function firstFree(): Promise<string> {
    const from = addDays(dayIn(new Date(), timeZone), 2);
    const url = `/api/vendors/${vendorId}/slots?from=${from}&to=${addDays(from, 9)}`;
    const { days } = (await user.ask('GET', url)).json<SlotsAnswer>();
    const slots = days.flatMap(({ groups }) => groups.flatMap((group) => group.slots));
    return slots.find(({ taken }) => taken === null)?.start as string;
  }

  async function bookedAt(start: string, by: SignedIn, offer?: string): Promise<string> {
    const order = { vendorId, kind: 'appointment', start, ...(offer && { offer }) };
    const held = await by.ask('POST', '/api/holds', order);
    assert.equal(held.statusCode, 201, held.body);
    const body = { holdId: held.json<Hold>()._id, client, payingBy: 'at-visit' };
    const made = await by.ask('POST', '/api/bookings', body);
    return made.json<BookingMade>().booking._id;
  }

  /** Takes a time, joins the waitlist for it with `headers`, and frees it. */
  async function offered(headers: Record<string, string>) {
    const start = await firstFree();
    const order = { vendorId, kind: 'appointment', date: dayIn(start, timeZone) };
    const bookingId = await bookedAt(start, user);
    const joined = await waiting.ask('POST', '/api/waitlist', order, headers);
    await user.ask('POST', `/api/bookings/${bookingId}/cancel`, {});
    return { start, order, entry: joined.json<WaitlistEntry>() };
  }

  const entries = async () =>
    (await waiting.ask('GET', '/api/me/waitlist')).json<WaitlistEntry[]>();

  test('who gives back what was kept for them can wait again', async () => {
    const { start, order, entry } = await offered({});
    const claim = { vendorId, kind: 'appointment', start, offer: entry._id };
    const hold = (await waiting.ask('POST', '/api/holds', claim)).json<Hold>();
    await waiting.ask('DELETE', `/api/holds/${hold._id}`);
    assert.equal((await entries())[0]?.state, 'missed');
    const again = (await waiting.ask('POST', '/api/waitlist', order)).json<WaitlistEntry>();
    assert.equal(again.state, 'waiting');
    assert.notEqual(again._id, entry._id);
    await waiting.ask('DELETE', `/api/waitlist/${again._id}`);
  });

  test('a repeated wish is answered as the first one, whatever has become of it', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const { start, order, entry } = await offered(headers);
    await bookedAt(start, waiting, entry._id);
    const repeated = await waiting.ask('POST', '/api/waitlist', order, headers);
    assert.equal(repeated.statusCode, 201, repeated.body);
    assert.deepEqual(repeated.json(), entry);
  });
});
