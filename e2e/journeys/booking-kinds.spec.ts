import type { Booking, BookingsAnswer, SignedIn } from '@nukkad/platform/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { bookAddress, fillClient, freeTime, takeTime } from '../support/booking';
import { keepSession, newUser } from '../support/session';
import { heading } from '../support/site';
import { daysOf, isFree, slotsOf } from '../support/slots';
import { expect, test } from '../support/test';

/** Booking kind of a teacher. */
const lesson = { kind: 'lesson' };
const appointments = '/profile?section=appointments';

async function upcoming(request: APIRequestContext, { token }: SignedIn): Promise<Booking[]> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get('/api/me/bookings?when=upcoming', { headers });
  return ((await answer.json()) as BookingsAnswer).bookings;
}

async function typePhoneAndCity(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Phone number/ }).fill('98450 12345');
  await page.getByRole('textbox', { name: /^City/ }).fill('Bengaluru');
}

test('a lesson every week: one of them is cancelled, the others stay', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const user = await newUser(request);
  await keepSession(page, user);
  await page.goto(bookAddress(await freeTime(request, 'teacher', lesson), lesson));
  await typePhoneAndCity(page);
  await page.getByRole('combobox', { name: /^Repeat every week/ }).selectOption('3 weeks');
  await page.getByRole('button', { name: 'Schedule Now' }).click();
  const skip = page.getByRole('checkbox', { name: 'Leave out the weeks that are taken' });
  await expect(
    heading(page)
      .filter({ hasText: /Booked|Waiting for an answer/ })
      .or(skip)
      .first(),
  ).toBeVisible();
  const series = await upcoming(request, user);
  expect(series.map(({ series: place }) => place?.position)).toEqual([1, 2, 3]);

  await page.goto(`${appointments}&booking=${series[1]?._id}`);
  await expect(page.getByText('Lesson 2 of 3')).toBeVisible();
  await page
    .getByRole('button', { name: /Cancel appointment/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this appointment?' });
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect
    .poll(async () => (await upcoming(request, user)).map(({ series: place }) => place?.position))
    .toEqual([1, 3]);
});

test('lessons bought ahead are booked one by one, without paying again', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const user = await newUser(request);
  await keepSession(page, user);
  const time = await freeTime(request, 'teacher', lesson);
  await page.goto(`/teacher-detail?id=${time.vendor._id}`);
  await page.getByRole('button', { name: 'Buy 5 lessons' }).first().click();
  const buying = page.getByRole('dialog', { name: /^Buy 5 lessons with/ });
  await buying.getByRole('button', { name: 'Continue to payment' }).click();
  await buying.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(
    buying.getByRole('status').filter({ hasText: '5 lessons are yours.' }),
  ).toBeVisible();

  await page.goto(bookAddress(time, lesson));
  await typePhoneAndCity(page);
  const credit = page.getByRole('radio', { name: /^Use a lesson you have bought/ });
  await expect(credit).toBeVisible();
  await credit.check();
  await page.getByRole('button', { name: 'Schedule Now' }).click();
  await expect(heading(page)).toHaveText(/Booked|Waiting for an answer/);
  await page.goto(appointments);
  await expect(page.getByText(/4 lessons of \d+ minutes left/)).toBeVisible();
  await expect(page.getByText(/\d+ minutes each, 4 of 5 left/)).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Invoice \(PDF\): .*, NK-L-\d+$/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/^NK-L-\d+\.pdf$/);
});

test('somebody is hired for two hours, to an address', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const time = await freeTime(request, 'labour', { kind: 'hire', hours: '2' });
  await page.goto(bookAddress(time, { hours: '2' }));
  await expect(heading(page)).toHaveText('Confirm your booking');
  await fillClient(page);
  await page.getByRole('textbox', { name: /^Address/ }).fill('12, 3rd Cross, Sector 2');
  await page.getByRole('textbox', { name: /^PIN code/ }).fill('560102');
  await page.getByRole('button', { name: 'Hire Now' }).click();
  await expect(heading(page)).toHaveText(/Booked|Waiting for an answer/);
  await expect(page.getByText('12, 3rd Cross, Sector 2')).toBeVisible();
});

test('who waits for a full day is offered what becomes free, and takes it', async ({
  page,
  request,
}) => {
  const { vendor } = await freeTime(request, 'ca');
  // Not today: a slot freed within minutes of its start is offered to no one on the waitlist.
  const days = await daysOf(request, vendor._id, { from: 1, to: 7 });
  const full = days.find((day) => slotsOf(day).some(isFree));
  if (!full) throw new Error('Nobody is free within a week.');
  const free = slotsOf(full).filter(isFree);
  const holds = [];
  for (const slot of free) {
    holds.push(await takeTime(request, { vendor, start: slot.start }, 'consultation'));
  }
  const user = await newUser(request);
  const headers = { authorization: `Bearer ${user.token}` };
  const data = { vendorId: vendor._id, kind: 'consultation', date: full.date };
  const joined = await request.post('/api/waitlist', { data, headers });
  expect(joined.status(), await joined.text()).toBe(201);

  await keepSession(page, user);
  await page.goto(appointments);
  await expect(page.getByText(/^We will tell you when a time is free/)).toBeVisible();
  await request.delete(`/api/holds/${holds[0]?._id}`, {
    headers: { 'booking-key': holds[0]?.key ?? '' },
  });
  await expect(page.getByRole('button', { name: /Notifications.*\d/ })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: /^Take it/ }).click();
  await expect(page.getByText(/kept for you/).first()).toBeVisible();
  await typePhoneAndCity(page);
  await page.getByRole('button', { name: 'Book a Consultation' }).click();
  await expect(heading(page)).toHaveText(/Booked|Waiting for an answer/);
  const [booking] = await upcoming(request, user);
  expect(booking?.start).toBe(free[0]?.start);
});

test('a session that ends in the middle of it loses nothing', { tag: '@nightly' }, async ({
  page,
  request,
  watch,
}) => {
  watch.provokes(/401/);
  const password = 'a long sample password';
  const user = await newUser(request, password);
  await keepSession(page, user);
  const time = await freeTime(request, 'doctor');
  await page.goto(bookAddress(time));
  await typePhoneAndCity(page);
  const note = page.getByRole('textbox', { name: /^Reason or note/ });
  await note.fill('The upper left one, since Tuesday');
  const headers = { authorization: `Bearer ${user.token}` };
  expect((await request.post('/api/users/logout', { headers })).ok()).toBe(true);

  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByText(/^Your session has expired/).first()).toBeVisible();
  await expect(note).toHaveValue('The upper left one, since Tuesday');
  await page.getByRole('link', { name: 'Log in again' }).first().click();
  await page.getByRole('textbox', { name: /^Email/ }).fill(user.email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(heading(page)).toHaveText(/Booked|Waiting for an answer/);
  const [booking] = await upcoming(request, { ...user, token: await tokenOf(page) });
  expect(booking?.reason).toBe('The upper left one, since Tuesday');
});

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('jwtToken') ?? '');
