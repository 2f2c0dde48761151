import path from 'node:path';
import type { SlotsAnswer } from '@nukkad/platform/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { type Clocks, changesBy } from '../support/clocks';
import { dayFromToday } from '../support/days';
import { isEverything, nightlyUnless } from '../support/nightly';
import { demo, idOf, read, tab, tabTo } from '../support/profile';
import { ROOT } from '../support/repository';
import { scriptOf } from '../support/script-of';
import { expectSameDocument, goBack, heading, mark } from '../support/site';
import {
  type Day,
  dayOf,
  days,
  freePair,
  isFree,
  nameOfSlot,
  nextSlots,
  openWithSlots,
  part,
  type Slot,
  slotsOf,
  timeOf,
  times,
} from '../support/slots';
import { detailsPaths, peopleOf } from '../support/someone';
import { expect, test } from '../support/test';

/** Only days whose slots cannot pass during a journey. */
const daysAhead = ({ days, ...answer }: SlotsAnswer): SlotsAnswer => ({
  ...answer,
  days: days.slice(1),
});

/** A day with free slots in more than one part of the day. */
function busyDay(answer: SlotsAnswer): { day: Day; first: Slot; second: Slot } {
  const found = daysAhead(answer).days.flatMap((day) => {
    const [first, second] = day.groups.flatMap(({ slots }) => slots.filter(isFree).slice(0, 1));
    return first && second ? [{ day, first, second }] : [];
  });
  if (!found[0]) throw new Error('No day has free times in two parts.');
  return found[0];
}

async function open(page: Page, name: string): Promise<void> {
  const trigger = part(page, name);
  if ((await trigger.getAttribute('aria-expanded')) !== 'true') await trigger.click();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
}

test('the times of every day are the API’s, those that are taken with their reason', async ({
  page,
  request,
}) => {
  test.slow();
  const slots = await openWithSlots(page, await demo(request, 'doctor'));
  expect(slots.timeZone).toBe('Asia/Kolkata');
  expect(slots.days).toHaveLength(7);
  await expect(days(page).getByRole('button')).toHaveCount(7);
  // A working day and one of the weekend, whose hours are others; every day at night.
  const isWeekend = ({ date }: Day) => [0, 6].includes(new Date(date).getUTCDay());
  const [working, weekend] = [
    slots.days.find((day) => !isWeekend(day)),
    slots.days.find(isWeekend),
  ];
  for (const day of isEverything ? slots.days : [working, weekend]) {
    if (!day) throw new Error('A week has both.');
    await dayOf(page, day).click();
    await expect(dayOf(page, day)).toHaveAttribute('aria-pressed', 'true');
    await expect(dayOf(page, day)).toContainText(day.free === 0 ? /Full|None/ : `${day.free} free`);
    expect(slotsOf(day).filter(isFree)).toHaveLength(day.free);
    for (const { part: name, slots } of day.groups) {
      await open(page, name);
      await expect(times(page)).toHaveText(slots.map((slot) => new RegExp(nameOfSlot(slot))));
      for (const slot of slots.filter((one) => !isFree(one))) {
        await expect(timeOf(page, slot)).toHaveAttribute('aria-disabled', 'true');
      }
    }
  }
  await expect(page.getByText('All times are in India (IST).'), 'the reader is there').toHaveCount(
    0,
  );

  await test.step('over the demo doctor’s week stand the documented twelve times', () => {
    const shown = ['10:00', '10:30', '11:00', '11:30', '14:00', '14:30', '15:00', '15:30'];
    shown.push('17:00', '17:30', '18:00', '18:30');
    for (const day of slots.days) expect(slotsOf(day).map(({ time }) => time)).toEqual(shown);
    const closing = slots.days.filter(isWeekend);
    expect(closing).toHaveLength(2);
    for (const day of closing) {
      const closed = slotsOf(day).filter(({ taken }) => taken === 'closed');
      expect(closed.map(({ time }) => time)).toEqual(['10:00', '10:30', '18:00', '18:30']);
    }
  });
});

test('a time over lunch says so, and a press on it chooses nothing', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const { address, date } = await whereTaken(request, 'lunch');
  const { days: shown } = await openWithSlots(page, address);
  const day = shown.find((one) => one.date === date);
  const group = day?.groups.find(({ slots }) => slots.some(({ taken }) => taken === 'lunch'));
  const slot = group?.slots.find(({ taken }) => taken === 'lunch');
  if (!day || !group || !slot) throw new Error(`${address} has no such time any more.`);
  await dayOf(page, day).click();
  await open(page, group.part);
  await timeOf(page, slot).click({ force: true });
  await expect(timeOf(page, slot)).toHaveAttribute('aria-disabled', 'true');
  await expect(timeOf(page, slot)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText(/^Chosen:/)).toHaveCount(0);
});

/** A vendor with a slot that is taken for a given reason. */
async function whereTaken(request: APIRequestContext, reason: string) {
  const [from, to] = [dayFromToday(1), dayFromToday(6)];
  for (const profession of ['doctor', 'teacher', 'advocate']) {
    for (const { _id } of await peopleOf(request, `type=${profession}&limit=40`)) {
      const answer: SlotsAnswer = await read(
        request,
        `/api/vendors/${_id}/slots?from=${from}&to=${to}`,
      );
      const day = answer.days.find((one) => slotsOf(one).some(({ taken }) => taken === reason));
      if (day) return { address: `${detailsPaths[profession]}?id=${_id}`, date: day.date };
    }
  }
  throw new Error(`Nobody has a time that is taken: ${reason}.`);
}

test('one part of the day is open at a time, and a press on it closes it', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const { day } = busyDay(await openWithSlots(page, await demo(request, 'teacher')));
  await dayOf(page, day).click();
  for (const name of ['Morning', 'Evening', 'Afternoon']) {
    await open(page, name);
    await expect(page.getByRole('button', { name: / · /, expanded: true })).toHaveText(
      new RegExp(`^${name}`),
    );
  }
  await part(page, 'Afternoon').click();
  await expect(page.getByRole('button', { name: / · /, expanded: true })).toHaveCount(0);
  await expect(times(page)).toHaveCount(0);
});

test('one time is chosen at a time, also over parts and days, and the button leads on', async ({
  page,
  request,
}) => {
  const address = await demo(request, 'doctor');
  const { day, first, second } = busyDay(await openWithSlots(page, address));
  await mark(page);
  await page.getByRole('main').getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByText('Choose a time first.')).toBeVisible();
  await dayOf(page, day).click();
  const partOf = (slot: Slot) =>
    day.groups.find(({ slots }) => slots.includes(slot))?.part ?? 'morning';
  await open(page, partOf(first));
  await timeOf(page, first).click();
  await expect(timeOf(page, first)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^Chosen: /)).toBeVisible();
  await open(page, partOf(second));
  await timeOf(page, second).click();
  await expect(times(page).and(page.locator('[aria-pressed="true"]'))).toHaveCount(1);
  await open(page, partOf(first));
  await expect(timeOf(page, first)).toHaveAttribute('aria-pressed', 'false');

  await tab(page, 'Services').click();
  await expect(page.getByText(/^Chosen: /), 'a tab costs no choice').toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(/^[^?]*\/book\?/);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    id: idOf(address),
    at: second.start,
    kind: 'appointment',
  });
  await expect(heading(page)).toBeVisible();
  await expectSameDocument(page);
  await goBack(page);
  await expect(heading(page)).toContainText('Ananya Hegde');
  await expect(tab(page, 'Services')).toHaveAttribute('aria-selected', 'true');
});

test('weeks are leafed through as far as times are known', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const first = await openWithSlots(page, await demo(request, 'ca'));
  const earlier = page.getByRole('button', { name: 'Earlier week' });
  const later = page.getByRole('button', { name: 'Later week' });
  await expect(earlier).toHaveAttribute('aria-disabled', 'true');
  const [second] = await Promise.all([nextSlots(page), later.click()]);
  const gap = Date.parse(second.days[0]?.date ?? '') - Date.parse(first.days[6]?.date ?? '');
  expect(gap).toBe(86_400_000);
  for (const day of second.days) await expect(dayOf(page, day)).toBeVisible();
  for (let week = 2; (await later.getAttribute('aria-disabled')) !== 'true'; week += 1) {
    expect(week, 'weeks end').toBeLessThan(12);
    await later.click();
    await expect(days(page).getByRole('button')).toHaveCount(7);
  }
  await earlier.click();
  await expect(later).not.toHaveAttribute('aria-disabled', 'true');
});

test('#book leads to the panel, from a card too', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const title = page.getByRole('heading', { level: 2, name: 'Book appointment' });
  await openWithSlots(page, `${await demo(request, 'doctor')}#book`);
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await page.goto('/doctors?spec=all');
  const card = page.getByRole('region', { name: 'Results' }).getByRole('listitem').first();
  await card.getByRole('link', { name: /^appointment: / }).click();
  await expect(page).toHaveURL(/\/doctor-detail\?id=.*#book$/);
  await expect(title).toBeFocused();
});

test('a time is booked with nothing but a keyboard', async ({ page, request }) => {
  const slots = await openWithSlots(page, `${await demo(request, 'advocate')}#book`);
  const { day, part: name, first } = freePair(daysAhead(slots));
  await expect(
    page.getByRole('heading', { level: 2, name: 'Schedule a Consultation' }),
  ).toBeFocused();
  await tabTo(page, dayOf(page, day));
  await page.keyboard.press('Enter');
  if ((await part(page, name).getAttribute('aria-expanded')) !== 'true') {
    await tabTo(page, part(page, name));
    await page.keyboard.press('Enter');
  }
  await tabTo(page, timeOf(page, first));
  await page.keyboard.press('Space');
  await expect(timeOf(page, first)).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Schedule Now' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/book\?id=/);
});

test('another day is said, and the way back leads to the days', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const { days: all } = await openWithSlots(page, await demo(request, 'labour'));
  const day = all[3];
  if (!day) throw new Error('There is no fourth day.');
  await dayOf(page, day).click();
  await expect(page.getByRole('heading', { name: /^Times on / })).toBeFocused();
  await page.getByRole('button', { name: 'Choose a different date' }).click();
  await expect(dayOf(page, day)).toBeFocused();
});

declare global {
  // Global defined in the page by `scriptOf`.
  var clocks: { changesBy: typeof changesBy };
}

for (const [which, step] of [
  ['one day in four weeks', 28],
  ['every day', 1],
] as const) {
  // Table tests of the API and the platform cover the same in Node.
  test(
    `half-hours of ${which} of two years are the same instants in the browser as on the server`,
    nightlyUnless(step > 1),
    async ({ page }) => {
      const file = path.join(ROOT, 'e2e/support/clocks.ts');
      await page.addScriptTag({ content: await scriptOf(file, 'clocks') });
      const inPage = (clocks: Clocks) =>
        page.evaluate(([one, every]) => globalThis.clocks.changesBy(one, every), [
          clocks,
          step,
        ] as const);
      const expected = changesBy('intl', step);
      expect(expected).toContain('America/New_York 2024-03-10 03:00 -240');
      expect(await inPage('intl')).toEqual(expected);
      expect(await inPage('luxon')).toEqual(expected);
    },
  );
}
