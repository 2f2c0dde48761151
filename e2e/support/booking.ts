import { randomInt, randomUUID } from 'node:crypto';
import type { Booking, BookingMade, Hold, SignedIn, Vendor } from '@nukkad/platform/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { dayOf } from './days';
import { daysOf, isFree, slotsOf } from './slots';
import { expect } from './test';

/** A bookable vendor and one of their free slots. */
export interface FreeTime {
  vendor: Vendor;
  start: string;
}

/** Demo accounts that approve requests; the others confirm at once. */
const askedFirst = /Ananya Hegde|Meera Subramanian/;

/**
 * Days from today for bookings: far enough ahead to be rescheduled and cancelled at any hour of the
 * run.
 */
const soon = { from: 2, to: 9 };

/**
 * A free slot of any vendor: journeys run in parallel, so each takes a random one. `asked` as in
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

/** A free slot of a professional, within the next days. */
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

/** Why a slot cannot be chosen, null when it can. */
export async function standing(request: APIRequestContext, { vendor, start }: FreeTime) {
  const day = dayOf(start);
  const answer = await request.get(`/api/vendors/${vendor._id}/slots?from=${day}&to=${day}`);
  const { days } = await answer.json();
  const slots: { start: string; taken: string | null }[] = days.flatMap(
    ({ groups }: { groups: { slots: [] }[] }) => groups.flatMap((group) => group.slots),
  );
  return slots.find((slot) => slot.start === start)?.taken;
}

/** Occupies a slot, as a competing client. */
export async function takeTime(
  request: APIRequestContext,
  { vendor, start }: FreeTime,
  kind: string,
): Promise<Hold> {
  const answer = await request.post('/api/holds', { data: { vendorId: vendor._id, kind, start } });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/** Books for a user over the API. */
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

/** Fills in the fields of every booking form. */
export async function fillClient(page: Page, email?: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Full name/ }).fill('Ravi Shetty');
  await page.getByRole('textbox', { name: /^Phone number/ }).fill('98450 12345');
  // Vendors who come to the client ask for a second one: the address of the visit.
  await page.getByRole('textbox', { name: /^City/ }).first().fill('Bengaluru');
  if (email !== undefined) await page.getByRole('textbox', { name: /^Email/ }).fill(email);
}
