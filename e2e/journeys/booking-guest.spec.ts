import { codeFor, newEmail, typeCode } from '../support/accounts';
import { bookAddress, fillClient, freeTime, standing, takeTime } from '../support/booking';
import { heading } from '../support/site';
import { expect, test } from '../support/test';

test('a visitor books from a card, and cancels by the link they were given', async ({
  page,
  request,
  context,
}) => {
  const time = await freeTime(request, 'doctor');
  await page.goto(bookAddress(time));
  await expect(heading(page)).toHaveText('Confirm your booking');
  await expect(page.getByText('This time is kept for you for 10 minutes.')).toBeVisible();
  expect(await standing(request, time)).toBe('booked');
  await fillClient(page);
  await page.getByRole('button', { name: 'Book Now' }).click();
  // The guest's name and number are not verified, so the professional decides.
  await expect(heading(page)).toHaveText('Waiting for an answer');
  await expect(page.getByText(/NK-B-\d{6}/)).toBeVisible();
  const link = page.url();
  expect(link).toMatch(/\/booking\?id=[\w-]+#[\w-]{43}$/);

  // Another browser, with nothing but the link.
  const elsewhere = await context.browser()?.newContext();
  const other = await elsewhere?.newPage();
  if (!elsewhere || !other) throw new Error('There is no other browser.');
  await other.goto(link.split('#')[0] as string);
  await expect(heading(other)).toHaveText('We could not find this booking');
  // Forces a document load: the URLs differ in their fragment only.
  await other.goto('about:blank');
  await other.goto(link);
  await other.getByRole('button', { name: 'Cancel the booking' }).click();
  const dialog = other.getByRole('dialog', { name: 'Cancel this booking?' });
  await dialog.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(other.getByText('You cancelled this booking.')).toBeVisible();
  await elsewhere.close();
  expect(await standing(request, time)).toBe(null);
});

test('an e-mail is proved by a code before anything is booked', { tag: '@nightly' }, async ({
  page,
  request,
  watch,
}) => {
  watch.provokes(/422/);
  const time = await freeTime(request, 'advocate');
  await page.goto(bookAddress(time));
  const email = newEmail();
  await fillClient(page, email);
  await page.getByRole('button', { name: 'Book a Consultation' }).click();
  await expect(page.getByText(`We have sent a code to ${email}.`)).toBeVisible();
  const code = await codeFor(email);
  await typeCode(page, code);
  await page.getByRole('button', { name: 'Book a Consultation' }).click();
  await expect(heading(page)).toHaveText('Booked');
});

test('a time that somebody else has just taken: others are offered', { tag: '@nightly' }, async ({
  page,
  request,
  watch,
}) => {
  watch.provokes(/409/);
  const time = await freeTime(request, 'doctor');
  await takeTime(request, time, 'appointment');
  await page.goto(bookAddress(time));
  await expect(page.getByText('That time was just taken')).toBeVisible();
  const others = page.getByRole('button', { name: /AM|PM/ });
  await expect(others.first()).toBeVisible();
  await others.first().click();
  await expect(page.getByText('This time is kept for you for 10 minutes.')).toBeVisible();
  await fillClient(page);
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(heading(page)).toHaveText('Waiting for an answer');
});

test('who leaves gives the time back', async ({ page, request }) => {
  const time = await freeTime(request, 'ca');
  await page.goto(bookAddress(time));
  await expect(page.getByText('This time is kept for you for 10 minutes.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => standing(request, time)).toBe(null);
});
