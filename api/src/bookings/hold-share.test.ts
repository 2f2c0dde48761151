import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { BookingMade, Hold } from '@nukkad/platform/contract';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../testing/app';
import { onDatabase } from '../testing/databases';
import { codeFor } from '../testing/letters';
import { demoVendor } from '../testing/people';

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { env: { LIMITS: 'production' } });
  });
  after(() => running.close());

  async function freeTimes(vendorId: string): Promise<string[]> {
    const day = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const url = `/api/vendors/${vendorId}/slots?from=${day(2)}&to=${day(9)}`;
    const { days } = (await running.app.inject(url)).json();
    return days.flatMap(
      ({ groups }: { groups: { slots: { start: string; taken: unknown }[] }[] }) =>
        groups.flatMap(({ slots }) =>
          slots.filter(({ taken }) => taken === null).map(({ start }) => start),
        ),
    );
  }

  const hold = (vendorId: string, start: string, remoteAddress: string) =>
    running.app.inject({
      ...{ method: 'POST', url: '/api/holds', remoteAddress },
      payload: { vendorId, kind: 'appointment', start },
    });

  test('one network cannot empty a professional’s diary with holds', async () => {
    const vendorId = await demoVendor(running.database, 'doctor');
    const times = await freeTimes(vendorId);
    const statuses: number[] = [];
    const held: Hold[] = [];
    for (const start of times.slice(0, 12)) {
      const answer = await hold(vendorId, start, '198.51.100.9');
      statuses.push(answer.statusCode);
      if (answer.statusCode === 201) held.push(answer.json<Hold>());
    }
    assert.deepEqual(statuses, [...Array(4).fill(201), ...Array(8).fill(429)]);

    const other = await hold(vendorId, times[20] ?? '', '203.0.113.5');
    assert.equal(other.statusCode, 201, 'another network still can');

    const freed = await running.app.inject({
      ...{ method: 'DELETE', url: `/api/holds/${held[0]?._id}`, remoteAddress: '198.51.100.9' },
      headers: { 'booking-key': held[0]?.key ?? '' },
    });
    assert.equal(freed.statusCode, 204);
    const again = await hold(vendorId, times[21] ?? '', '198.51.100.9');
    assert.equal(again.statusCode, 201, 'a time that was given back counts no longer');
  });

  test('giving back, cancelling, moving and paying are counted together for a network', async () => {
    const id = randomUUID();
    const calls = [
      { method: 'DELETE', url: `/api/holds/${id}` },
      { method: 'POST', url: `/api/bookings/${id}/cancel`, payload: {} },
      { method: 'POST', url: `/api/bookings/${id}/move`, payload: {} },
      { method: 'POST', url: `/api/payments/${id}/test`, payload: {} },
    ] as const;
    const statuses: number[] = [];
    for (let nth = 0; nth < 124; nth += 1) {
      const call = calls[nth % 4] ?? calls[0];
      const { statusCode } = await running.app.inject({ ...call, remoteAddress: '198.51.100.77' });
      statuses.push(statusCode);
    }
    assert.ok(statuses.slice(0, 120).every((status) => status !== 429));
    assert.deepEqual(statuses.slice(120), [429, 429, 429, 429]);
  });

  test('a burst of guests’ bookings at one professional waits for the professional', async () => {
    const vendorId = await demoVendor(running.database, 'ca');
    const times = await freeTimes(vendorId);
    const book = async (start: string | undefined, remoteAddress: string, email: string) => {
      const held = await running.app.inject({
        ...{ method: 'POST', url: '/api/holds', remoteAddress },
        payload: { vendorId, kind: 'consultation', start },
      });
      const { _id: holdId, key } = held.json<Hold>();
      const ask = (url: string, payload: object) =>
        running.app.inject({
          ...{ method: 'POST', url, remoteAddress, payload },
          headers: { 'booking-key': key ?? '' },
        });
      // Letters to one address are half a minute apart.
      await sql`DELETE FROM allowance WHERE key LIKE 'code-pause:%'`.execute(
        running.database.query,
      );
      const sent = await ask(`/api/holds/${holdId}/code`, { email });
      assert.equal(sent.statusCode, 200, sent.body);
      const otp = await codeFor(running.database, email);
      const client = { name: 'Ravi Shetty', phone: '98450 12345', city: 'Bengaluru', email };
      const order = { holdId, client, payingBy: 'at-visit', otp };
      const made = await ask('/api/bookings', order);
      assert.equal(made.statusCode, 201, made.body);
      return made.json<BookingMade>().booking.status;
    };
    const ofNetwork: string[] = [];
    for (const nth of [0, 1, 2, 3]) {
      ofNetwork.push(await book(times[nth], '198.51.100.20', `burst-${nth}@example.in`));
    }
    assert.deepEqual(ofNetwork, ['confirmed', 'confirmed', 'confirmed', 'requested']);
    const ofEmail: string[] = [];
    for (const nth of [4, 5, 6, 7]) {
      ofEmail.push(await book(times[nth], `203.0.113.${nth}`, 'one@example.in'));
    }
    assert.deepEqual(ofEmail, ['confirmed', 'confirmed', 'confirmed', 'requested']);
    assert.equal(await book(times[8], '203.0.113.90', 'other@example.in'), 'confirmed');
  });
});
