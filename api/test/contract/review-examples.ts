import { type CallName, endpoints } from '@nukkad/platform/contract';
import type { InjectOptions } from 'fastify';
import type { TestApp } from '../app/app';
import { type SignedIn, signedIn } from '../app/signed-in';
import { demoVendor } from '../fixtures/people';
import { storedBooking } from '../fixtures/stored-booking';

/** A valid request of a call about reviews or support; undefined for any other call. */
export async function reviewExample(
  running: TestApp,
  name: CallName,
): Promise<InjectOptions | undefined> {
  const make = examples[name];
  if (!make) return undefined;
  const client = await signedIn(running.app, 'doctor');
  const vendor = await signedIn(running.app, 'teacher');
  const bookingId = await storedBooking(running.database, {
    vendor_id: await demoVendor(running.database, 'teacher'),
    user_id: client.userId,
  });
  const { params = {}, payload, who = client } = await make({ client, vendor, bookingId });
  const url = endpoints[name].path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  return { url, payload, headers: { authorization: `Bearer ${who.token}` } };
}

interface Sides {
  client: SignedIn;
  vendor: SignedIn;
  /** A completed booking of the client with the vendor. */
  bookingId: string;
}

type Make = (
  sides: Sides,
) => Promise<{ params?: Record<string, string>; payload?: object; who?: SignedIn }>;

const review = { stars: 4, recommends: true, text: 'Patient, and well prepared.' };
const clientReview = { stars: 5, text: 'On time.' };

/** Public, since both sides have written. */
const written = async ({ client, vendor, bookingId }: Sides) => {
  await vendor.ask('POST', `/api/bookings/${bookingId}/client-review`, clientReview);
  const { _id } = (await client.ask('POST', `/api/bookings/${bookingId}/review`, review)).json();
  return { params: { reviewId: _id as string } };
};

const asked = async ({ client }: Sides) => {
  const message = 'The page is empty.';
  const { _id } = (await client.ask('POST', '/api/me/support/tickets', { message })).json();
  return { params: { ticketId: _id as string } };
};

const examples: Partial<Record<CallName, Make>> = {
  reviewBooking: async ({ bookingId }) => ({ params: { bookingId }, payload: review }),
  reviewClient: async ({ bookingId, vendor }) => ({
    params: { bookingId },
    payload: clientReview,
    who: vendor,
  }),
  getMyReviews: async (sides) => (await written(sides)) && {},
  changeReview: async (sides) => ({ ...(await written(sides)), payload: review }),
  deleteReview: written,
  replyToReview: async (sides) => ({
    ...(await written(sides)),
    payload: { text: 'Thank you.' },
    who: sides.vendor,
  }),
  reportReview: async (sides) => ({ ...(await written(sides)), payload: { reason: 'Not true' } }),
  getMyTickets: async (sides) => (await asked(sides)) && {},
  getTicket: asked,
  writeToSupport: async () => ({ payload: { message: 'The page is empty.' } }),
  replyToTicket: async (sides) => ({ ...(await asked(sides)), payload: { message: 'Still.' } }),
  closeTicket: asked,
};
