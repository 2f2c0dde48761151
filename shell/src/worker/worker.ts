import { bookingKey } from '@nukkad/platform/contract';
import { sendForAll, waitingTag } from '@nukkad/platform/waiting';
import {
  type AskedAnew,
  type CarriedAnswers,
  type KeepOrder,
  keptAtHeader,
  type ShownAsKept,
} from '../common/kept/kept';
import { endSession, keepAnswer, keepCarried, keptAnswer } from './answers';
import { keep, keptFile } from './compositions';
import { followChange, keepBooking, keptBooking } from './guest-bookings';
import { page } from './pages';
import { endPush, openPage, showPushed, subscribeAgain } from './push';
import { treatmentOf } from './requests.model';
import type { OrderEvent, RequestEvent, WorkerScope } from './scope';

declare const self: WorkerScope;

// Online everything comes from the network, as without this worker: what it kept is for the time
// without a connection alone.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('message', (event) => {
  const message = event.data as KeepOrder | CarriedAnswers | AskedAnew | null;
  if (message?.kind === 'keep') event.waitUntil(carryOut(message, event));
  if (message?.kind === 'answers') event.waitUntil(keepCarried(message));
  if (message?.kind === 'was-kept') event.source?.postMessage(told.get(event.source.id));
});
self.addEventListener('sync', (event) => {
  if (event.tag === waitingTag) event.waitUntil(sendForAll());
});
self.addEventListener('push', (event) => {
  event.waitUntil(showPushed(event.data?.text() ?? '', self));
});
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain(event.newSubscription ?? null, self));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data, self));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const treatment = treatmentOf({
    method: request.method,
    isNavigation: request.mode === 'navigate',
    url: new URL(request.url),
    origin: self.location.origin,
    isSignedIn: request.headers.has('authorization'),
    hasBookingKey: request.headers.has(bookingKey),
  });
  if (treatment === 'page') event.respondWith(page(event));
  if (treatment === 'file') event.respondWith(file(request));
  if (treatment === 'public' || treatment === 'own') event.respondWith(answer(event, answers));
  if (treatment === 'guest') event.respondWith(answer(event, guestBookings));
  if (treatment === 'change') event.respondWith(change(event));
  if (treatment === 'sign-out') event.waitUntil(Promise.all([endSession(request), endPush(self)]));
});

async function begin(): Promise<void> {
  // The browser asks for a page while this worker starts.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function carryOut(order: KeepOrder, { source, ports }: OrderEvent): Promise<void> {
  const done = await keep(order, source?.id ?? '', self);
  ports[0]?.postMessage(done);
}

async function file(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await keptFile(new URL(request.url).pathname);
    if (kept) return kept;
    throw error;
  }
}

/** Answers to some requests: how one is put there, and found again. */
interface AnswerCache {
  put: (request: Request, answer: Response) => Promise<void>;
  match: (request: Request) => Promise<Response | undefined>;
}

const answers: AnswerCache = { put: keepAnswer, match: keptAnswer };
const guestBookings: AnswerCache = { put: keepBooking, match: keptBooking };

async function answer(event: RequestEvent, cache: AnswerCache): Promise<Response> {
  const { request } = event;
  try {
    const fresh = await fetch(request);
    event.waitUntil(cache.put(request, fresh.clone()).catch(() => {}));
    return fresh;
  } catch (error) {
    const kept = await cache.match(request);
    if (!kept) throw error;
    event.waitUntil(tell(event.clientId, kept.headers.get(keptAtHeader) ?? ''));
    return kept;
  }
}

async function change(event: RequestEvent): Promise<Response> {
  const answer = await fetch(event.request);
  event.waitUntil(followChange(event.request, answer.clone()).catch(() => {}));
  return answer;
}

/** What pages were told, by their id: answers come before a page listens. */
const told = new Map<string, ShownAsKept>();

async function tell(client: string, at: string): Promise<void> {
  const before = told.get(client);
  const message = before && before.at < at ? before : ({ kind: 'kept-answer', at } as const);
  told.set(client, message);
  (await self.clients.get(client))?.postMessage(message);
}
