import { randomInt, randomUUID } from 'node:crypto';
import type { Booking, BookingMade, Hold, SignedIn, Vendor } from '@nukkad/platform/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { dayOf } from './days';
import { daysOf, isFree, slotsOf } from './slots';
import { expect } from './test';

/** Somebody who can be booked, and a free time of theirs. */
export interface FreeTime {
  vendor: Vendor;
  start: string;
}

/** Of the demonstration accounts: the others confirm at once. */
const askedFirst = /Ananya Hegde|Meera Subramanian/;

/**
 * Days from today in which a journey books: what is booked may still be moved and cancelled,
 * whatever the hour at which the journeys run.
 */
const soon = { from: 2, to: 9 };

/**
 * A free time of somebody; journeys run side by side, so each takes whoever comes. `asked` as in
 * `daysOf`.
 */
export async function freeTime(
  request: APIRequestContext,
  profession: string,
  asked: Record<string, string> = {},
): Promise<FreeTime> {
  const answer = await request.get(`/api/vendors?type=${profession}&limit=50`);
  const { vendors }: { vendors: Vendor[] } = await answer.json();
  const bookable = vendors.filter(
    ({ nextSlots, vendorName }) => nextSlots.length > 2 && !askedFirst.test(vendorName),
  );
  const vendor = anyOf(bookable);
  if (!vendor) throw new Error(`Nobody can be booked as ${profession}.`);
  return { vendor, start: await soonBy(request, vendor, asked) };
}

/** A free time of a professional, within the next days. */
export async function soonBy(
  request: APIRequestContext,
  { _id, vendorName }: Vendor,
  asked: Record<string, string> = {},
): Promise<string> {
  const days = await daysOf(request, _id, { ...soon, ...asked });
  const free = anyOf(days.flatMap(slotsOf).filter(isFree));
  if (!free) throw new Error(`${vendorName} is not free in the next days.`);
  return free.start;
}

const anyOf = <T>(list: T[]): T | undefined => list[randomInt(Math.max(1, list.length))];

export const bookAddress = ({ vendor, start }: FreeTime, more: Record<string, string> = {}) =>
  `/book?${new URLSearchParams({ id: vendor._id, at: start, ...more })}`;

const bearer = ({ token }: SignedIn) => ({ authorization: `Bearer ${token}` });

/** Why a time cannot be chosen, null when it can. */
export async function standing(request: APIRequestContext, { vendor, start }: FreeTime) {
  const day = dayOf(start);
  const answer = await request.get(`/api/vendors/${vendor._id}/slots?from=${day}&to=${day}`);
  const { days } = await answer.json();
  const slots: { start: string; taken: string | null }[] = days.flatMap(
    ({ groups }: { groups: { slots: [] }[] }) => groups.flatMap((group) => group.slots),
  );
  return slots.find((slot) => slot.start === start)?.taken;
}

/** Takes a time before somebody else does. */
export async function takeTime(
  request: APIRequestContext,
  { vendor, start }: FreeTime,
  kind: string,
): Promise<Hold> {
  const answer = await request.post('/api/holds', { data: { vendorId: vendor._id, kind, start } });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/** Books for a person, without a browser. */
export async function bookFor(
  request: APIRequestContext,
  who: SignedIn,
  { vendor, start }: FreeTime,
  kind: string,
): Promise<Booking> {
  const headers = { ...bearer(who), 'idempotency-key': randomUUID() };
  const hold = await request.post('/api/holds', {
    data: { vendorId: vendor._id, kind, start },
    headers: bearer(who),
  });
  const { _id: holdId, payingBy }: Hold = await hold.json();
  const client = { name: who.fullName, phone: '9845012345', city: 'Bengaluru' };
  const answer = await request.post('/api/bookings', {
    data: { holdId, client, payingBy: payingBy[0] },
    headers,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as BookingMade).booking;
}

/** A booking as its client sees it. */
export async function bookingOf(
  request: APIRequestContext,
  who: SignedIn,
  id: string,
): Promise<Booking> {
  return (await request.get(`/api/bookings/${id}`, { headers: bearer(who) })).json();
}

/** What everybody is asked for. */
export async function fillClient(page: Page, email?: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Full name/ }).fill('Ravi Shetty');
  await page.getByRole('textbox', { name: /^Phone number/ }).fill('98450 12345');
  // Whoever is hired asks for a second one: where to come.
  await page.getByRole('textbox', { name: /^City/ }).first().fill('Bengaluru');
  if (email !== undefined) await page.getByRole('textbox', { name: /^Email/ }).fill(email);
}
