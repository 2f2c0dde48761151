import { type Booking, bookingKey } from '@nukkad/platform/contract';
import {
  asKept,
  type Bounds,
  DAY,
  forget,
  inCache,
  keepOwnBooking,
  refusals,
  trim,
} from './answers';
import { isToCome } from './bookings.model';
import { bookingIn } from './requests.model';

const BOOKINGS = 'nukkad-bookings';
const bounds: Bounds = { most: 10, oldest: 60 * DAY };

/**
 * Keeps a booking that a guest's link opened, until a day after it. A guest cannot sign out, so it is
 * encrypted by the key in the link, which is kept nowhere: without the link nobody reads it here.
 */
export async function keepBooking(request: Request, answer: Response): Promise<void> {
  if (refusals.includes(answer.status)) return forget(BOOKINGS, request.url);
  if (!answer.ok) return;
  const body = await answer.text();
  const booking: Booking = JSON.parse(body);
  if (!isToCome(booking, Date.now())) return forget(BOOKINGS, request.url);
  const cache = await caches.open(BOOKINGS);
  await cache.put(request.url, asKept(answer, await encrypted(body, request)));
  await trim(cache, bounds);
}

/** The kept booking of a link; undefined without one, with another key, or once it is no longer to come. */
export async function keptBooking(request: Request): Promise<Response | undefined> {
  const found = await inCache(BOOKINGS, request.url, bounds);
  const bytes = found && (await decrypted(await found.arrayBuffer(), request).catch(() => null));
  if (!bytes) return undefined;
  const body = new TextDecoder().decode(bytes);
  if (isToCome(JSON.parse(body), Date.now())) return new Response(body, { headers: found.headers });
  await forget(BOOKINGS, request.url);
  return undefined;
}

/** A booking was changed: what was kept of it gives way to the answer, or is forgotten. */
export async function followChange(request: Request, answer: Response): Promise<void> {
  if (!answer.ok) return;
  const { origin, pathname } = new URL(request.url);
  const address = `${origin}/api/bookings/${bookingIn(pathname)}`;
  await keepOwnBooking(request, address, answer.clone());
  await forget(BOOKINGS, address);
  const { headers } = request;
  if (headers.has(bookingKey)) await keepBooking(new Request(address, { headers }), answer);
}

const IV_BYTES = 12;
const bytes = (text: string) => new TextEncoder().encode(text);

async function encrypted(body: string, request: Request): Promise<Blob> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const key = await keyOf(request);
  return new Blob([iv, await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes(body))]);
}

async function decrypted(kept: ArrayBuffer, request: Request): Promise<ArrayBuffer> {
  const iv = kept.slice(0, IV_BYTES);
  const key = await keyOf(request);
  return crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, kept.slice(IV_BYTES));
}

/** The key of a link has 256 bits and is for the API: what encrypts is derived from it. */
async function keyOf({ headers }: Request): Promise<CryptoKey> {
  const secret = bytes(headers.get(bookingKey) ?? '');
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: bytes(''), info: bytes('nukkad-bookings') };
  const cipher = { name: 'AES-GCM', length: 256 };
  return crypto.subtle.deriveKey(how, base, cipher, false, ['encrypt', 'decrypt']);
}
