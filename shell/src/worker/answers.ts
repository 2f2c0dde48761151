import { type Answer, accountCachePrefix, type Booking } from '@nukkad/platform/contract';
import { type CarriedAnswers, keptAtHeader, PUBLIC_ANSWERS } from '../common/kept/kept';
import { isSoon, soonOf } from './bookings.model';
import { bookingIn, isBooking, isBookings, upcomingBookings } from './requests.model';

/** Bounds of a cache of answers: how many, and how old in milliseconds. */
export interface Bounds {
  most: number;
  oldest: number;
}

export const DAY = 24 * 3_600_000;
const bounds: Record<'public' | 'own', Bounds> = {
  public: { most: 80, oldest: 14 * DAY },
  own: { most: 40, oldest: 2 * DAY },
};

/** Caches of sessions that ended here: an answer that comes late must not bring one back. */
const ended = new Set<string>();

/** Statuses by which what is asked for is not, or no longer, the caller's. */
export const refusals: readonly number[] = [401, 403, 404, 410];

/** Changes of what accounts are kept happen one after the other: a list is read before it is put again. */
let changing: Promise<unknown> = Promise.resolve();

function inTurn(change: () => Promise<void>): Promise<void> {
  const done = changing.then(change);
  changing = done.catch(() => undefined);
  return done;
}

/** Keeps a good answer for the time without a connection, in the cache of whoever asked. */
export async function keepAnswer(request: Request, answer: Response): Promise<void> {
  const own = await accountCache(request);
  if (own !== null && answer.status === 401) return endSession(request);
  const { pathname, search } = new URL(request.url);
  if (isBooking(pathname)) return keepOwnBooking(request, request.url, answer);
  if (!answer.ok) return;
  const body = isBookings(pathname, search)
    ? JSON.stringify(soonOf(await answer.json(), Date.now()))
    : await answer.blob();
  await inTurn(() => put(own, request.url, asKept(answer, body)));
}

/**
 * Puts what the account of a request was answered of one appointment in place of what was kept of it,
 * in its list as well. Only what the list has is the account's own: professionals read appointments of
 * their clients by the same call. An answer of something else, a refusal or a day after tomorrow leaves
 * nothing, as what was kept is no longer true.
 *
 * @param address of the appointment
 */
export async function keepOwnBooking(
  request: Request,
  address: string,
  answer: Response,
): Promise<void> {
  const own = await accountCache(request);
  if (own === null || !(answer.ok || refusals.includes(answer.status))) return;
  const booking: Partial<Booking> = answer.ok ? await answer.json() : {};
  const isOfUse =
    booking._id === bookingIn(new URL(address).pathname) && isSoon(booking as Booking, Date.now());
  const kept = isOfUse ? asKept(answer, JSON.stringify(booking)) : null;
  await inTurn(() => replaceBooking(own, address, kept));
}

/** Replaces a listed appointment; `kept` is its answer, null for one that is no longer to be shown. */
async function replaceBooking(own: string, address: string, kept: Response | null): Promise<void> {
  const { origin, pathname } = new URL(address);
  const id = bookingIn(pathname);
  const { list, bookings } = await keptBookings(own, origin);
  if (!list || !bookings.some(({ _id }) => _id === id)) return forget(own, address);
  const booking: Booking | undefined = await kept?.clone().json();
  const now = bookings.flatMap((one) => (one._id === id ? (booking ?? []) : one));
  // With its own time: of the others nothing newer is known.
  const renewed = JSON.stringify({ bookings: now, total: now.length, next: null });
  await put(own, origin + upcomingBookings, new Response(renewed, { headers: list.headers }));
  if (kept) await put(own, address, kept);
  else await forget(own, address);
}

async function put(own: string | null, address: string, kept: Response): Promise<void> {
  if (own !== null && ended.has(own)) return;
  const cache = await caches.open(own ?? PUBLIC_ANSWERS);
  await cache.put(address, kept);
  await trim(cache, own === null ? bounds.public : bounds.own);
  if (own !== null && ended.has(own)) await caches.delete(own);
}

/** Keeps answers that a page of everybody's was rendered with. */
export async function keepCarried({ answers }: CarriedAnswers): Promise<void> {
  const cache = await caches.open(PUBLIC_ANSWERS);
  for (const [address, answer] of answers) {
    await cache.put(address, asKept(new Response(), JSON.stringify(answer)));
  }
  await trim(cache, bounds.public);
}

/** The kept answer to a request, of its own account before everybody's; undefined without one. */
export async function keptAnswer(request: Request): Promise<Response | undefined> {
  const own = await accountCache(request);
  if (own !== null) {
    const found = await inCache(own, request.url, bounds.own);
    if (found) return found;
    const listed = await listedBooking(own, new URL(request.url));
    if (listed) return listed;
  }
  return inCache(PUBLIC_ANSWERS, request.url, bounds.public);
}

/** An appointment that was never opened, from the list of those to come. */
async function listedBooking(own: string, { pathname, origin }: URL) {
  if (!isBooking(pathname)) return undefined;
  const { list, bookings } = await keptBookings(own, origin);
  const booking = bookings.find(({ _id }) => _id === bookingIn(pathname));
  if (!list || !booking) return undefined;
  return new Response(JSON.stringify(booking), { headers: list.headers });
}

/** The kept list of appointments to come, and what it has. */
async function keptBookings(own: string, origin: string) {
  const list = await inCache(own, origin + upcomingBookings, bounds.own);
  const { bookings = [] }: Partial<Answer<'getMyBookings'>> = (await list?.json()) ?? {};
  return { list, bookings };
}

/** Removes an answer from a cache, if there is one. */
export async function forget(name: string, address: string): Promise<void> {
  // `open` would create a cache that nothing is kept in.
  if (await caches.has(name)) await (await caches.open(name)).delete(address);
}

/** Forgets what the account of a request was answered. */
export async function endSession(request: Request): Promise<void> {
  const own = await accountCache(request);
  if (own === null) return;
  ended.add(own);
  await caches.delete(own);
}

/** Name of the cache of one session, which its token alone leads to; null for somebody unknown. */
async function accountCache({ headers }: Request): Promise<string | null> {
  const token = headers.get('authorization');
  if (token === null) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const hex = [...new Uint8Array(digest, 0, 16)].map((byte) => byte.toString(16).padStart(2, '0'));
  return accountCachePrefix + hex.join('');
}

/** A kept answer that is not too old. */
export async function inCache(name: string, url: string, { oldest }: Bounds) {
  // `open` would create a cache that nothing is kept in.
  if (!(await caches.has(name))) return undefined;
  const found = await (await caches.open(name)).match(url, { ignoreVary: true });
  return found && ageOf(found) <= oldest ? found : undefined;
}

/** Removes what is beyond the bounds of a cache. */
export async function trim(cache: Cache, { most, oldest }: Bounds): Promise<void> {
  // In the order in which they were last put.
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
  for (const key of keys.slice(-most)) {
    const found = await cache.match(key, { ignoreVary: true });
    if (!found || ageOf(found) <= oldest) break;
    await cache.delete(key);
  }
}

/** An answer with when it came. */
export function asKept({ status, headers }: Response, body: BodyInit): Response {
  const kept = new Headers({ [keptAtHeader]: new Date().toISOString() });
  kept.set('content-type', headers.get('content-type') ?? 'application/json; charset=utf-8');
  return new Response(body, { status, headers: kept });
}

function ageOf({ headers }: Response): number {
  const at = Date.parse(headers.get(keptAtHeader) ?? '');
  return Number.isNaN(at) ? Number.POSITIVE_INFINITY : Date.now() - at;
}
