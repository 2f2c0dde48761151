import type {
  Booking,
  PracticeBookingsAnswer,
  PracticeCalendar,
  PracticeStats,
  SignedIn,
  Vendor,
} from '@nukkad/platform/contract';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { bookFor, bookingOf } from '../support/booking';
import { had } from '../support/dashboard';
import { dayOf } from '../support/days';
import { fingerOn } from '../support/finger';
import { freeTimeOf, letUndoPass, main, requestOf, turnToRequestOf } from '../support/practice';
import { newUser, signInAs } from '../support/session';
import { expectNoSidewaysScroll, heading } from '../support/site';
import { expect, test } from '../support/test';

const at = (room = '') => `/doctor-dashboard${room && `/${room}`}`;

/** A new guest requests an appointment. */
async function ask(request: APIRequestContext, doctor: SignedIn) {
  const client = { ...(await newUser(request)), fullName: `Nila Journey ${Date.now()}` };
  const time = await freeTimeOf(request, doctor);
  const vendor = { _id: doctor.vendorId } as Vendor;
  const booking = await bookFor(request, client, { vendor, start: time.start }, 'appointment');
  return { client, booking, name: client.fullName, ...time };
}

/** `5:30 PM` */
const clockIn = (instant: string) =>
  new Date(instant)
    .toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kolkata' })
    .replace(/\s/, ' ');

const statusOf =
  (request: APIRequestContext, client: SignedIn, { _id }: Booking) =>
  async () =>
    (await bookingOf(request, client, _id)).status;

test('the cards are counted, and View All leads to the appointments', async ({ page, request }) => {
  const doctor = await signInAs(page, 'doctor');
  const stats = await had<PracticeStats>(request, doctor, '/api/vendors/me/stats');
  await page.goto(at());
  await expect(heading(page)).toHaveText('Dashboard');
  const cards = main(page).getByRole('list', { name: 'Numbers' }).getByRole('listitem');
  for (const label of ['Patients', 'Appointments', 'Clinic Consulting', 'Overall Ratings']) {
    await expect(cards.filter({ hasText: label })).toHaveCount(1);
  }
  const grouped = stats.consulted.value.toLocaleString('en-IN');
  await expect(cards.filter({ hasText: 'Clinic Consulting' })).toContainText(grouped);
  await expect(main(page).getByRole('figure', { name: 'Gender' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  const requests = main(page).getByRole('table', { name: 'Appointment Requests' });
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(requests, `${width} px: rows, not cards`).toHaveCSS('display', 'table');
    await expectNoSidewaysScroll(page);
  }
  await main(page)
    .getByRole('link', { name: /View All/ })
    .click();
  await expect(page).toHaveURL(/\/doctor-dashboard\/appointments$/);
  await expect(heading(page)).toHaveText('Appointments');
});

test('a request is accepted, with ten seconds to take it back', async ({ page, request }) => {
  const doctor = await signInAs(page, 'doctor');
  const { client, booking, name } = await ask(request, doctor);
  const status = statusOf(request, client, booking);
  await page.clock.install();
  await page.goto(at());
  await turnToRequestOf(page, name);
  const row = requestOf(page, name);
  await row.getByRole('button', { name: /^Accept/ }).click();
  await expect(row).toContainText('Accepted');
  await row.getByRole('button', { name: /^Undo/ }).click();
  await expect(row.getByRole('button', { name: /^Accept/ })).toBeVisible();
  expect(await status()).toBe('requested');
  await row.getByRole('button', { name: /^Accept/ }).click();
  await expect(row).toContainText('Accepted');
  expect(await status()).toBe('requested');
  await letUndoPass(page);
  await expect.poll(status).toBe('confirmed');
  await expect(row.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
});

test('a rejection gives its reason to the client', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const doctor = await signInAs(page, 'doctor');
  const { client, booking, name } = await ask(request, doctor);
  await page.clock.install();
  await page.goto(at());
  await turnToRequestOf(page, name);
  await requestOf(page, name)
    .getByRole('button', { name: /^Reject/ })
    .click();
  const dialog = page.getByRole('dialog', { name: `Reject the request of ${name}?` });
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('I am at a congress that day.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(requestOf(page, name)).toContainText('Rejected');
  await letUndoPass(page);
  await expect.poll(statusOf(request, client, booking)).toBe('declined');
  const { cause } = await bookingOf(request, client, booking._id);
  expect(cause).toContain('congress');
});

test('two sessions accept the same request: one wins, the other is told', {
  tag: '@nightly',
}, async ({ page, request, watch }) => {
  watch.provokes(/^console: Failed to load resource: .* 409 /);
  const doctor = await signInAs(page, 'doctor');
  const { booking, name } = await ask(request, doctor);
  await page.clock.install();
  await page.goto(at());
  await turnToRequestOf(page, name);
  await requestOf(page, name)
    .getByRole('button', { name: /^Accept/ })
    .click();
  const headers = { authorization: `Bearer ${doctor.token}` };
  const other = await request.post(`/api/bookings/${booking._id}/accept`, { headers });
  expect(other.status()).toBe(200);
  await expect(requestOf(page, name)).toContainText('Accepted');
  await letUndoPass(page);
  const told = page.getByText(`The request of ${name} was answered in the meantime`);
  await expect(told).toBeVisible();
});

test('an appointment is moved by the keyboard; without a connection it goes back', {
  tag: '@nightly',
}, async ({ page, context, request, watch }) => {
  watch.provokes(/^console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
  const doctor = await signInAs(page, 'doctor');
  const { booking, name, start } = await ask(request, doctor);
  const headers = { authorization: `Bearer ${doctor.token}` };
  await request.post(`/api/bookings/${booking._id}/accept`, { headers });
  const day = dayOf(start);
  await page.goto(`${at('appointments')}?day=${day}`);
  const entry = main(page)
    .getByRole('grid')
    .getByRole('button', { name: new RegExp(name) });
  const dialog = page.getByRole('dialog', { name: 'Move and notify?' });
  const startNow = async () => {
    const path = `/api/vendors/me/calendar?from=${day}&to=${day}`;
    const { bookings } = await had<PracticeCalendar>(request, doctor, path);
    return bookings.find(({ _id }) => _id === booking._id)?.start;
  };
  const carry = async () => {
    await entry.focus();
    for (const key of ['m', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect(dialog).toBeVisible();
  };

  await carry();
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Move and notify' }).click();
  await expect(dialog).toContainText('The appointment is back at its old time.');
  await context.setOffline(false);
  expect(await startNow()).toBe(start);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog).toHaveCount(0);
  expect(Date.parse((await startNow()) ?? '')).toBeGreaterThan(Date.parse(start));
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

  test('a swipe scrolls, an appointment that is held is dragged', async ({ page, request }) => {
    const doctor = await signInAs(page, 'doctor');
    const { booking, name, start, next } = await ask(request, doctor);
    const headers = { authorization: `Bearer ${doctor.token}` };
    await request.post(`/api/bookings/${booking._id}/accept`, { headers });
    await page.goto(`${at('appointments')}?day=${dayOf(start)}`);
    const grid = main(page).getByRole('grid');
    const entry = grid.getByRole('button', { name: new RegExp(name) });
    const dialog = page.getByRole('dialog', { name: 'Move and notify?' });
    const finger = await fingerOn(page);
    const middle = async () => {
      await entry.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const box = (await entry.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, halfHour: box.height + 4 };
    };

    const begun = await middle();
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    await finger.down(begun);
    await finger.move(begun, { x: begun.x, y: begun.y - 120 });
    await finger.up();
    await expect.poll(scrolled).not.toBe(before);
    await expect(dialog).toHaveCount(0);
    // Scroll momentum continues after a swipe.
    await page.evaluate(async () => {
      for (let last = -1; last !== scrollY; ) {
        last = scrollY;
        for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      }
    });

    const { halfHour, ...from } = await middle();
    await finger.down(from);
    await expect(grid).toHaveAttribute('data-carrying', 'true');
    const held = await scrolled();
    await finger.move(from, { x: from.x, y: from.y + halfHour });
    expect(await scrolled()).toBe(held);
    await finger.up();
    await expect(dialog).toContainText(clockIn(next));
    await dialog.getByRole('button', { name: 'Leave it where it was' }).click();
    await expect(dialog).toHaveCount(0);
  });
});

test('the calendar turns by seven days, and has a month', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const doctor = await signInAs(page, 'doctor');
  await had<PracticeBookingsAnswer>(request, doctor, '/api/vendors/me/bookings?shown=requests');
  await page.goto(`${at('appointments')}?day=2026-11-26`);
  await expect(main(page)).toContainText('Nov 23 - Nov 29, 2026');
  await main(page).getByRole('button', { name: 'Later week' }).click();
  await expect(main(page)).toContainText('Nov 30 - Dec 06, 2026');
  await expect(page).toHaveURL(/day=2026-12-03/);
  await main(page).getByRole('button', { name: 'Monthly' }).click();
  await expect(main(page).getByText('Monthly Calendar')).toBeVisible();
  await expectAccessible(page);

  await test.step('schedules begin on Sunday, and settings are here', async () => {
    await page.goto(`${at('schedules')}?day=2026-11-26`);
    await expect(heading(page)).toHaveText('Schedules');
    await expect(main(page)).toContainText('Nov 22 - Nov 28, 2026');
    await page.goto(at('settings'));
    await expect(heading(page)).toHaveText('Settings');
  });
});
