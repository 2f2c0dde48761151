import { dayIn, INDIA } from '@nukkad/platform/calendar';
import type { SlotsAnswer } from '@nukkad/platform/contract';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { dayFromToday } from './days';

export type Day = SlotsAnswer['days'][number];
export type Slot = Day['groups'][number]['slots'][number];

export const days = (place: Page | Locator) => place.getByRole('group', { name: 'Choose a day' });
export const dayOf = (place: Page | Locator, { date }: Day) =>
  days(place).getByRole('button', { name: nameOfDay(date) });
export const part = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name: new RegExp(`^${name} ·`, 'i') });
export const times = (place: Page | Locator) => place.getByRole('button', { name: /IST/ });
export const timeOf = (place: Page | Locator, slot: Slot) =>
  place.getByRole('button', { name: nameOfSlot(slot), exact: true });

export const slotsOf = ({ groups }: Day) => groups.flatMap(({ slots }) => slots);
export const isFree = ({ taken }: Slot) => taken === null;

/**
 * A vendor's slots between two days, both counted from today in India; `asked` is what is to be
 * booked, in the documented query's form.
 */
export async function daysOf(
  request: APIRequestContext,
  vendorId: string,
  { from, to, ...asked }: { from: number; to: number } & Record<string, string | number>,
): Promise<Day[]> {
  const span = { from: dayFromToday(from), to: dayFromToday(to) };
  const query = new URLSearchParams(
    Object.entries({ ...asked, ...span }).map(([name, value]) => [name, `${value}`]),
  );
  const answer = await request.get(`/api/vendors/${vendorId}/slots?${query}`);
  if (!answer.ok()) throw new Error(`${answer.url()}: ${await answer.text()}`);
  return ((await answer.json()) as SlotsAnswer).days;
}

/** The next slots response, which the page is about to show. */
export async function nextSlots(page: Page): Promise<SlotsAnswer> {
  const answer = await page.waitForResponse((one) => /\/slots\?/.test(one.url()));
  return answer.json();
}

/** Opens a page and returns the slots it shows. */
export async function openWithSlots(page: Page, address: string): Promise<SlotsAnswer> {
  const [slots] = await Promise.all([nextSlots(page), page.goto(address)]);
  return slots;
}

const reasons: Record<NonNullable<Slot['taken']>, string> = {
  closed: 'Closed',
  lunch: 'Lunch break',
  past: 'Past',
  booked: 'Booked',
};

/** Accessible name of a slot. */
export function nameOfSlot({ start, taken }: Slot): string {
  const moment = new Date(start);
  const zone = { timeZone: INDIA };
  const time = moment.toLocaleTimeString('en-US', { ...zone, hour: 'numeric', minute: '2-digit' });
  const day = nameOfDay(dayIn(start, INDIA));
  const name = `${time.replace('\u202f', ' ')}, ${day}, IST`;
  return taken === null ? name : `${name}, ${reasons[taken]}`;
}

/** `2026-11-23` is Monday 23 November 2026. */
function nameOfDay(date: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Date(date).toLocaleDateString('en-IN', { ...parts, timeZone: 'UTC' }).replace(',', '');
}

/** A free slot, and another of the same part of the day. */
export function freePair({ days }: SlotsAnswer) {
  const found = days.flatMap((day) =>
    day.groups.flatMap(({ part, slots }) => {
      const [first, second] = slots.filter(isFree);
      return first && second ? [{ day, part, first, second }] : [];
    }),
  );
  if (!found[0]) throw new Error('No part of a day has two free times.');
  return found[0];
}
