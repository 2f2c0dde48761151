import { randomInt } from 'node:crypto';
import type { SignedIn, SlotsAnswer } from '@nukkad/platform/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { isFree, slotsOf } from './slots';
import { expect } from './test';

const DAY = 86_400_000;
const HALF_AN_HOUR = 1_800_000;
/** Far enough ahead that no other journey and no notice comes in between. */
const FIRST = 9;
const DAYS = 14;
/** Both times of a pair are over by then: a week shows no later rows unless it is asked to. */
const LAST_ROW_ENDS = '18:00';

export const main = (page: Page) => page.getByRole('main');

/** `2026-11-20` in India, so many days from today. */
export const dayFromToday = (days: number) =>
  new Date(Date.now() + days * DAY).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

/** The day of an instant in India. */
export const dayOf = (instant: string) =>
  new Date(instant).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

/** `17:30` in India. */
const timeIn = (instant: number) =>
  new Date(instant).toLocaleTimeString('en-GB', {
    ...{ hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Kolkata' },
  });

/** A free time of a professional whose next one, half an hour later, is free as well: somebody can be moved there. */
export async function freeTimeOf(request: APIRequestContext, { vendorId }: SignedIn) {
  const span = `from=${dayFromToday(FIRST)}&to=${dayFromToday(FIRST + DAYS)}`;
  const answer = await request.get(`/api/vendors/${vendorId}/slots?${span}`);
  expect(answer.status()).toBe(200);
  const { days }: SlotsAnswer = await answer.json();
  const pairs = days.flatMap((day) => {
    const slots = slotsOf(day);
    return slots.flatMap((slot, index) => {
      const next = slots[index + 1];
      if (!next || !isFree(slot) || !isFree(next)) return [];
      const follows = Date.parse(next.start) - Date.parse(slot.start) === HALF_AN_HOUR;
      const isDrawn = timeIn(Date.parse(next.start) + HALF_AN_HOUR) <= LAST_ROW_ENDS;
      return follows && isDrawn ? [{ start: slot.start, next: next.start }] : [];
    });
  });
  const pair = pairs[randomInt(Math.max(1, pairs.length))];
  if (!pair) throw new Error('No time of the professional is free.');
  return pair;
}

/** The row or card of somebody's request. */
export const requestOf = (page: Page, name: string) =>
  main(page).getByRole('row', { name: new RegExp(name) });
