import { randomInt } from 'node:crypto';
import { INDIA, timeIn } from '@nukkad/platform/calendar';
import type { SignedIn } from '@nukkad/platform/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { daysOf, isFree, slotsOf } from './slots';
import { expect } from './test';

const HALF_AN_HOUR = 1_800_000;
/** Days ahead: beyond other journeys' bookings and the minimum notice. */
const FIRST = 9;
const DAYS = 14;
/** Both slots of a pair end by then: a week shows later rows only on request. */
const LAST_ROW_ENDS = '18:00';

export const main = (page: Page) => page.getByRole('main');

/** A free slot of a professional with another one half an hour later, for rescheduling. */
export async function freeTimeOf(request: APIRequestContext, { vendorId }: SignedIn) {
  const days = await daysOf(request, vendorId ?? '', { from: FIRST, to: FIRST + DAYS });
  const pairs = days.flatMap((day) => {
    const slots = slotsOf(day);
    return slots.flatMap((slot, index) => {
      const next = slots[index + 1];
      if (!next || !isFree(slot) || !isFree(next)) return [];
      const follows = Date.parse(next.start) - Date.parse(slot.start) === HALF_AN_HOUR;
      const isDrawn = timeIn(Date.parse(next.start) + HALF_AN_HOUR, INDIA) <= LAST_ROW_ENDS;
      return follows && isDrawn ? [{ start: slot.start, next: next.start }] : [];
    });
  });
  const pair = pairs[randomInt(Math.max(1, pairs.length))];
  if (!pair) throw new Error('No time of the professional is free.');
  return pair;
}

/** The row or card of a client's request. */
export const requestOf = (page: Page, name: string) =>
  main(page).getByRole('row', { name: new RegExp(name) });

/** Pages through requests to this client's: other journeys request the same professional. */
export async function turnToRequestOf(page: Page, name: string): Promise<void> {
  const row = requestOf(page, name);
  const next = main(page).getByRole('link', { name: 'Next page', disabled: false });
  for (;;) {
    await expect(
      main(page)
        .getByRole('row', { name: /Details of the request of/ })
        .first(),
    ).toBeVisible();
    if ((await row.count()) > 0) return;
    const first = await main(page).getByRole('rowheader').first().textContent();
    await next.click();
    await expect(main(page).getByRole('rowheader').first()).not.toHaveText(first ?? '');
  }
}

/** Undo time of a professional's decision; the page's clock must be installed. */
const TAKEN_BACK_MS = 10_000;

/** Advances the clock beyond the undo time, after which the decision is sent. */
export async function letUndoPass(page: Page): Promise<void> {
  await page.clock.fastForward(TAKEN_BACK_MS);
}
