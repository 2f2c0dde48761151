import { bookAddress, bookFor, bookingOf, freeTime, soonBy, standing } from '../support/booking';
import { keepSession, newUser } from '../support/session';
import { heading } from '../support/site';
import { expect, test } from '../support/test';

const appointments = '/profile?section=appointments';

test('somebody signed in pays a test payment, first declined, and sees the appointment', async ({
  page,
  request,
}) => {
  const user = await newUser(request);
  await keepSession(page, user);
  const time = await freeTime(request, 'doctor');
  await page.goto(bookAddress(time));
  await expect(page.getByRole('textbox', { name: /^Full name/ })).toHaveValue(user.fullName);
  await page.getByRole('textbox', { name: /^Phone number/ }).fill('98450 12345');
  await page.getByRole('textbox', { name: /^City/ }).fill('Bengaluru');
  await page.getByRole('radio', { name: 'Pay online now' }).check();
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByText(/no money moves/i).first()).toBeVisible();
  await page.getByRole('button', { name: 'Decline the payment' }).click();
  await expect(page.getByRole('heading', { name: 'The payment was declined' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(heading(page)).toHaveText(/Booked|Waiting for an answer/);
  await expect(page.getByText(/paid online/)).toBeVisible();

  await page.goto(appointments);
  const card = page.getByRole('main').getByText(time.vendor.vendorName).first();
  await expect(card).toBeVisible();
});

test('an appointment is rescheduled and cancelled from the dashboard', async ({
  page,
  request,
}) => {
  const user = await newUser(request);
  const time = await freeTime(request, 'advocate');
  const booking = await bookFor(request, user, time, 'consultation');
  await keepSession(page, user);
  await page.goto(`${appointments}&booking=${booking._id}`);
  await page
    .getByRole('button', { name: /Reschedule/ })
    .first()
    .click();
  const moving = page.getByRole('dialog', { name: 'Choose another time' });
  const days = moving
    .getByRole('radio', { name: /free$/ })
    .or(moving.getByRole('button', { name: /free$/ }));
  await days.last().click();
  const times = moving.getByRole('group', { name: /^Times on/ }).getByRole('button');
  await times.and(page.locator(':not([aria-disabled])')).first().click();
  await moving.getByRole('button', { name: 'Reschedule' }).click();
  await expect
    .poll(async () => (await bookingOf(request, user, booking._id)).start)
    .not.toBe(booking.start);
  expect(await standing(request, time)).toBe(null);

  await page
    .getByRole('button', { name: /Cancel appointment/ })
    .first()
    .click();
  const cancelling = page.getByRole('dialog', { name: 'Cancel this appointment?' });
  await cancelling.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect
    .poll(async () => (await bookingOf(request, user, booking._id)).status)
    .toBe('cancelled-by-client');
});

test('a professional says yes, and the bell and the appointment say so at once', async ({
  page,
  request,
}) => {
  const user = await newUser(request);
  const answer = await request.post('/api/users/loginUser', {
    data: { email: 'doctor@demo.example', password: 'demo-password' },
  });
  const doctor = await answer.json();
  const vendor = await (await request.get(`/api/vendors/${doctor.vendorId}`)).json();
  const start = await soonBy(request, vendor);
  const booking = await bookFor(request, user, { vendor, start }, 'appointment');
  expect(booking.status).toBe('requested');
  await keepSession(page, user);
  await page.goto('/homepage');
  const bell = page.getByRole('button', { name: /Notifications/ });
  await expect(bell).toBeVisible();
  const said = await request.post(`/api/bookings/${booking._id}/accept`, {
    headers: { authorization: `Bearer ${doctor.token}` },
  });
  expect(said.status()).toBe(200);
  await expect(page.getByRole('button', { name: /Notifications.*\d/ })).toBeVisible();
  await bell.click();
  await expect(page.getByText(/confirmed/i).first()).toBeVisible();
  await page.goto(`${appointments}&booking=${booking._id}`);
  await expect(
    page.getByRole('main').getByText('Confirmed', { exact: true }).first(),
  ).toBeVisible();
});
