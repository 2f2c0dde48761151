import { type CallName, endpoints } from '@nukkad/platform/contract';
import type { InjectOptions } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { guestTokens } from '../../src/core/guest-tokens/guest-tokens';
import type { TestApp } from '../app/app';
import { signedIn } from '../app/signed-in';
import { missingSpeciality, storedAlert } from '../fixtures/alerts';
import { demoVendor } from '../fixtures/people';
import { storedBooking } from '../fixtures/stored-booking';

interface Made {
  params: Record<string, string>;
  payload?: object;
  /** A demo account. */
  who?: string;
}

/** A valid request of a call about questions, subscriptions and help; else undefined. */
export async function communityExample(
  running: TestApp,
  name: CallName,
): Promise<InjectOptions | undefined> {
  const make = examples[name];
  if (!make) return undefined;
  const { params, payload, who } = await make(running);
  const url = endpoints[name].path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  if (who === undefined) return { url, payload };
  const { token } = await signedIn(running.app, who);
  return { url, payload, headers: { authorization: `Bearer ${token}` } };
}

/** A published question for doctors. */
export async function openQuestion({ database }: TestApp, values: object = {}): Promise<string> {
  const id = uuidv7();
  const question = { profession: 'doctor', spec: null, email: null, status: 'published' } as const;
  const text = 'How often should I see a dentist?';
  await database.query
    .insertInto('question')
    .values({ id, ...question, text, ...values })
    .execute();
  return id;
}

/** A confirmed or unconfirmed subscription to emails about doctors. */
export async function subscription(
  { database, settings }: TestApp,
  purpose: 'confirm' | 'unsubscribe',
): Promise<{ subscriptionId: string; key: string }> {
  const id = uuidv7();
  const asked_at = new Date();
  const status = purpose === 'confirm' ? 'pending' : 'confirmed';
  const email = `${id}@people.example`;
  await database.query
    .insertInto('subscription')
    .values({ id, email, topic: 'doctors', status, asked_at })
    .execute();
  const about = purpose === 'confirm' ? `${id}:${asked_at.getTime()}` : id;
  const key = guestTokens(settings.sessionSecret).keyOf(purpose, about);
  return { subscriptionId: id, key };
}

/** An alert, and the key of a link in its email. */
async function alert(
  { database, settings }: TestApp,
  purpose: 'confirm-alert' | 'end-alert',
): Promise<Made> {
  const email = `${uuidv7()}@people.example`;
  const { id, asked_at } = await storedAlert(database, { email, is_confirmed: false });
  const about = purpose === 'confirm-alert' ? `${id}:${asked_at.getTime()}` : id;
  const key = guestTokens(settings.sessionSecret).keyOf(purpose, about);
  return { params: { alertId: id }, payload: { key } };
}

/** A guest's ticket, and the token of its email. */
export async function guestTicket({ database, settings }: TestApp) {
  const id = uuidv7();
  const writer = { first_name: 'Asha', last_name: 'Rao', phone: '+919876543210' };
  const { number } = await database.query
    .insertInto('support_ticket')
    .values({ id, ...writer, email: `${id}@people.example`, message: 'Help!', status: 'open' })
    .returning('number')
    .executeTakeFirstOrThrow();
  const key = guestTokens(settings.sessionSecret).keyOf('ticket', id);
  return { id, number: `NK-T-${String(number).padStart(6, '0')}`, key };
}

const examples: Partial<Record<CallName, (running: TestApp) => Promise<Made>>> = {
  getOpenQuestions: async (running) => {
    await openQuestion(running);
    return { params: {}, who: 'doctor' };
  },
  answerQuestion: async (running) => ({
    params: { questionId: await openQuestion(running) },
    payload: { text: 'Twice a year.' },
    who: 'doctor',
  }),
  withdrawStory: async (running) => {
    const { userId, ask } = await signedIn(running.app, 'doctor');
    const bookingId = await storedBooking(running.database, {
      vendor_id: await demoVendor(running.database, 'teacher'),
      user_id: userId,
    });
    const review = { stars: 5, recommends: true, text: 'Patient.', mayBeStory: true };
    const { _id } = (await ask('POST', `/api/bookings/${bookingId}/review`, review)).json();
    return { params: { reviewId: _id }, who: 'doctor' };
  },
  createListingAlert: async ({ database }) => {
    const { profession, spec, loc } = await missingSpeciality(database);
    return { params: {}, payload: { profession, spec, loc, email: 'asha@people.example' } };
  },
  confirmListingAlert: (running) => alert(running, 'confirm-alert'),
  endListingAlert: (running) => alert(running, 'end-alert'),
  confirmSubscription: async (running) => {
    const { key, subscriptionId } = await subscription(running, 'confirm');
    return { params: { subscriptionId }, payload: { key } };
  },
  endSubscription: async (running) => {
    const { key, subscriptionId } = await subscription(running, 'unsubscribe');
    return { params: { subscriptionId }, payload: { key } };
  },
  readGuestTicket: async (running) => {
    const { number, key } = await guestTicket(running);
    return { params: { number }, payload: { key } };
  },
  replyAsGuest: async (running) => {
    const { number, key } = await guestTicket(running);
    return { params: { number }, payload: { key, message: 'Still.' } };
  },
};
