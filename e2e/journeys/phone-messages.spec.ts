import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { bookFor, bookingOf, freeTime } from '../support/booking';
import { button } from '../support/dashboard';
import { places } from '../support/run';
import { keepSession, newUser } from '../support/session';
import { expect, test } from '../support/test';

interface Shown {
  number: string;
  text: string;
}

/** The newest message to a number whose text matches, on the page that stands for a telephone. */
async function messageTo(number: string, text: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const answer = await fetch(`${places.get().origin}/dev/phone.json`);
    const messages: Shown[] = await answer.json();
    found = messages.find((one) => one.number === number && text.test(one.text))?.text;
    expect(found, `a message to ${number}: ${text}`).toBeDefined();
  }).toPass();
  return found as string;
}

/** What the telephone shows, the newest first. */
const telephone = (page: Page, number: string) =>
  page.getByRole('article').filter({ hasText: `to ${number}` });

test('a number is proved, a booking told of there, and moved by a reply', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const user = await newUser(request);
  const digits = `9${String(randomInt(10 ** 9)).padStart(9, '0')}`;
  const number = `+91${digits}`;
  await keepSession(page, user);
  await page.goto('/profile');
  await button(page, 'Messages to your phone').click();
  const dialog = page.getByRole('dialog', { name: 'Messages to your phone' });
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  await dialog.getByRole('textbox', { name: /Mobile number/ }).fill(digits);
  await press('Send the code');
  const code = /\b\d{4}\b/.exec(await messageTo(number, /code/i))?.[0] ?? '';
  await dialog.getByRole('textbox').first().click();
  await page.keyboard.type(code);
  await press('Confirm the number');
  await expect(dialog.getByText(/, proved on /)).toBeVisible();

  // Consent is given for each channel; the same hour twice is never quiet.
  await dialog
    .getByRole('checkbox', { name: /^Bookings confirmed/ })
    .first()
    .check();
  await press('Save');
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  const headers = { authorization: `Bearer ${user.token}` };
  const settings = { first: 'whatsapp', quietFrom: 8, quietUntil: 8, consents: [] };
  const awake = await request.put('/api/me/phone', { data: settings, headers });
  expect(awake.status(), await awake.text()).toBe(200);

  const time = await freeTime(request, 'advocate');
  const booking = await bookFor(request, user, time, 'consultation');
  expect(await messageTo(number, /confirmed/i)).toContain(time.vendor.vendorName);
  await page.goto('/dev/phone');
  await telephone(page, number).first().getByRole('button', { name: 'move' }).click();
  const offered = await messageTo(number, /Free times of/);
  expect(offered).toMatch(/\n1 .+\n2 .+\n3 /);
  await page.goto('/dev/phone');
  const newest = telephone(page, number).first();
  await newest.getByRole('textbox').fill('2');
  await newest.getByRole('button', { name: 'Send', exact: true }).click();
  await messageTo(number, /is now on/);
  const moved = await bookingOf(request, user, booking._id);
  expect(moved.start).not.toBe(booking.start);

  await page.goto(`/profile?section=appointments&booking=${booking._id}`);
  const at = new Intl.DateTimeFormat('en-IN', {
    ...{ timeZone: moved.timeZone, hour: 'numeric', minute: '2-digit', hour12: true },
  });
  const [clock = ''] = at.format(new Date(moved.start)).split(/\s/);
  await expect(page.getByRole('main').getByText(clock).first()).toBeVisible();
});
