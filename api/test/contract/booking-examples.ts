import { addDays, dayIn } from '@nukkad/platform/calendar';
import { type CallName, endpoints, type SlotsAnswer } from '@nukkad/platform/contract';
import type { InjectOptions } from 'fastify';
import { timeZone } from '../../src/availability/slots.model';
import type { TestApp } from '../app/app';
import { type SignedIn, signedIn } from '../app/signed-in';
import { demoVendor } from '../fixtures/people';

/** A valid request of a call about booking; undefined for any other call. */
export async function bookingExample(
  running: TestApp,
  name: CallName,
): Promise<InjectOptions | undefined> {
  const make = examples[name];
  if (!make) return undefined;
  const scene = {
    running,
    vendorId: await demoVendor(running.database, 'advocate'),
    client: await signedIn(running.app, 'engineer'),
    vendor: await signedIn(running.app, 'advocate'),
  };
  const { params = {}, who = scene.client, ...rest } = await make(scene);
  const url = endpoints[name].path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  return { url, headers: { authorization: `Bearer ${who.token}` }, ...rest };
}

interface Scene {
  running: TestApp;
  vendorId: string;
  client: SignedIn;
  vendor: SignedIn;
}

interface Example {
  params?: Record<string, string>;
  payload?: object;
  query?: Record<string, string>;
  who?: SignedIn;
}

const person = { name: 'Ravi Shetty', phone: '9845012345', city: 'Bengaluru' };
const kind = 'consultation';

/** Free slots of the coming weeks. */
async function freeTimes({ running, vendorId }: Scene): Promise<string[]> {
  const from = addDays(dayIn(new Date(), timeZone), 3);
  const url = `/api/vendors/${vendorId}/slots?from=${from}&to=${addDays(from, 20)}`;
  const { days } = (await running.app.inject({ url })).json<SlotsAnswer>();
  const slots = days.flatMap(({ groups }) => groups.flatMap((group) => group.slots));
  return slots.filter(({ taken }) => taken === null).map(({ start }) => start);
}

async function held(scene: Scene): Promise<string> {
  const [start] = await freeTimes(scene);
  const order = { vendorId: scene.vendorId, kind, start };
  return (await scene.client.ask('POST', '/api/holds', order)).json()._id;
}

async function booked(scene: Scene, status: 'requested' | 'confirmed' = 'confirmed') {
  const order = { holdId: await held(scene), client: person, payingBy: 'at-visit' };
  const { booking } = (await scene.client.ask('POST', '/api/bookings', order)).json();
  const { query } = scene.running.database;
  await query.updateTable('booking').set({ status }).where('id', '=', booking._id).execute();
  return { bookingId: booking._id as string };
}

/** Begun an hour ago. */
async function begun(scene: Scene) {
  const params = await booked(scene);
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  await scene.running.database.query
    .updateTable('booking')
    .set({ starts_at: at(-1), ends_at: at(1) })
    .where('id', '=', params.bookingId)
    .execute();
  return { params, who: scene.vendor };
}

const waitOrder = ({ vendorId }: Scene) => ({
  ...{ vendorId, kind },
  date: addDays(dayIn(new Date(), timeZone), 9),
});

const waiting = async (scene: Scene): Promise<string> =>
  (await scene.client.ask('POST', '/api/waitlist', waitOrder(scene))).json()._id;

const examples: Partial<Record<CallName, (scene: Scene) => Promise<Example>>> = {
  createHold: async (scene) => ({
    payload: { vendorId: scene.vendorId, kind, start: (await freeTimes(scene))[0] },
  }),
  releaseHold: async (scene) => ({ params: { holdId: await held(scene) } }),
  sendBookingCode: async (scene) => ({
    params: { holdId: await held(scene) },
    payload: { email: 'guest@example.in' },
  }),
  createBooking: async (scene) => ({
    payload: { holdId: await held(scene), client: person, payingBy: 'at-visit' },
  }),
  getBooking: async (scene) => ({ params: await booked(scene) }),
  cancelBooking: async (scene) => ({ params: await booked(scene), payload: {} }),
  moveBooking: async (scene) => ({
    params: await booked(scene),
    payload: { start: (await freeTimes(scene))[1] },
  }),
  acceptBooking: async (scene) => ({ params: await booked(scene, 'requested'), who: scene.vendor }),
  rejectBooking: async (scene) => ({
    params: await booked(scene, 'requested'),
    payload: { reason: 'In court that day' },
    who: scene.vendor,
  }),
  rejectBurst: async (scene) => {
    const { bookingId } = await booked(scene, 'requested');
    const burstId = `network.${'x'.repeat(43)}`;
    await scene.running.database.query
      .updateTable('booking')
      .set({ burst_id: burstId })
      .where('id', '=', bookingId)
      .execute();
    return { params: { burstId }, payload: { reason: 'All at once' }, who: scene.vendor };
  },
  completeBooking: begun,
  missBooking: begun,
  getMyBookings: async (scene) => (await booked(scene)) && { query: { when: 'upcoming' } },
  getDeletionTerms: async (scene) => (await booked(scene)) && {},
  joinWaitlist: async (scene) => ({ payload: waitOrder(scene) }),
  getMyWaitlist: async (scene) => {
    await waiting(scene);
    return {};
  },
  leaveWaitlist: async (scene) => ({ params: { entryId: await waiting(scene) } }),
};
