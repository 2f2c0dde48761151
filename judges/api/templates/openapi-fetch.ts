import createClient from 'openapi-fetch';
import type { components, paths } from './generated/schema';

type Schemas = components['schemas'];

/** Finds a doctor, holds a time, books and cancels it; returns the status of the booking. */
export async function book(origin: string, email: string, password: string): Promise<string> {
  const client = createClient<paths>({ baseUrl: origin });
  const session = whole(await client.POST('/api/users/loginUser', { body: { email, password } }));
  client.use({
    onRequest({ request }) {
      request.headers.set('authorization', `Bearer ${session.token}`);
    },
  });
  const doctors = whole(
    await client.GET('/api/vendors', { params: { query: { type: 'doctor' } } }),
  );
  const { vendorId, start } = await freeTime(doctors.vendors.map(({ _id }) => _id));
  const order = { vendorId, kind: 'appointment' as const, start };
  const hold = whole(await client.POST('/api/holds', { body: order }));
  const payingBy = hold.payingBy.find((way) => way === 'at-visit') ?? hold.payingBy[0];
  if (!payingBy) throw new Error('A hold names no way of paying.');
  const person = { name: 'Asha Rao', phone: '9845012345', city: 'Bengaluru' };
  const made = whole(
    await client.POST('/api/bookings', { body: { holdId: hold._id, client: person, payingBy } }),
  );
  const params = { path: { bookingId: made.booking._id } };
  const cancelled: Schemas['Booking'] = whole(
    await client.POST('/api/bookings/{bookingId}/cancel', { params, body: {} }),
  );
  return cancelled.status;

  async function freeTime(vendorIds: string[]): Promise<{ vendorId: string; start: string }> {
    const query = { from: day(3), to: day(16) };
    for (const id of vendorIds) {
      const path = '/api/vendors/{id}/slots';
      const { days } = whole(await client.GET(path, { params: { path: { id }, query } }));
      const slots = days.flatMap(({ groups }) => groups.flatMap((group) => group.slots));
      const free = slots.find(({ taken }) => taken === null);
      if (free) return { vendorId: id, start: free.start };
    }
    throw new Error('No doctor has a free time.');
  }
}

/** The data of an answer; fails with the problem that came instead. */
function whole<Data>(answer: { data?: Data; error?: unknown }): Data {
  if (answer.data === undefined) throw new Error(JSON.stringify(answer.error));
  return answer.data;
}

const day = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
