import {
  cancelBooking,
  createBooking,
  createHold,
  getSlots,
  getVendors,
  loginUser,
} from './generated';
import { client } from './generated/client.gen';

const throwOnError = true;

/** Finds a doctor, holds a time, books and cancels it; returns the status of the booking. */
export async function book(origin: string, email: string, password: string): Promise<string> {
  client.setConfig({ baseUrl: origin });
  const { data: session } = await loginUser({ body: { email, password }, throwOnError });
  client.setConfig({ auth: () => session.token });
  const { data: doctors } = await getVendors({ query: { type: 'doctor' }, throwOnError });
  const { vendorId, start } = await freeTime(doctors.vendors.map(({ _id }) => _id));
  const body = { vendorId, kind: 'appointment' as const, start };
  const { data: hold } = await createHold({ body, throwOnError });
  const payingBy = hold.payingBy.find((way) => way === 'at-visit') ?? hold.payingBy[0];
  if (!payingBy) throw new Error('A hold names no way of paying.');
  const person = { name: 'Asha Rao', phone: '9845012345', city: 'Bengaluru' };
  const order = { holdId: hold._id, client: person, payingBy };
  const { data: made } = await createBooking({ body: order, throwOnError });
  const path = { bookingId: made.booking._id };
  const { data: cancelled } = await cancelBooking({ path, body: {}, throwOnError });
  return cancelled.status;
}

async function freeTime(vendorIds: string[]): Promise<{ vendorId: string; start: string }> {
  for (const id of vendorIds) {
    const query = { from: day(3), to: day(16) };
    const { data } = await getSlots({ path: { id }, query, throwOnError });
    const slots = data.days.flatMap(({ groups }) => groups.flatMap((group) => group.slots));
    const free = slots.find(({ taken }) => taken === null);
    if (free) return { vendorId: id, start: free.start };
  }
  throw new Error('No doctor has a free time.');
}

const day = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
