import type { Booking, QueueCase, QueueEntry } from '@nukkad/platform/contract';
import type { APIRequestContext } from '@playwright/test';
import { fillClient, freeTime } from '../support/booking';
import { type Product, startProduct } from '../support/product';
import { places } from '../support/run';
import { beginSession, signInAs } from '../support/session';
import { expectNoSidewaysScroll, heading } from '../support/site';
import { dayOf, freePair, nextSlots, part, timeOf } from '../support/slots';
import { test as base, expect } from '../support/test';

/** Its payments go to a UPI address. */
let product: Product | undefined;
const test = base.extend({
  // Hooks ask as well, before it is there.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  baseURL: async ({}, use) => use(product?.origin),
});
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const settings = async () => ({ UPI_VPA: 'nukkad@okbank', UPI_NAME: 'Nukkad' });
  product = await startProduct({ name: 'upi', template: places.get().template, settings });
});
test.afterAll(() => product?.close());

const queue = '/api/operator/queues/payments';
const number = '412345678901';

/** What an operator reads of a transfer that was reported, and its confirmation. */
async function confirmTransfer(request: APIRequestContext): Promise<QueueCase> {
  const { token } = await beginSession(request, 'operator');
  const headers = { authorization: `Bearer ${token}` };
  const listed = await request.get(`${queue}?q=${number}`, { headers });
  const { entries }: { entries: QueueEntry[] } = await listed.json();
  const id = entries[0]?._id;
  const found = await request.get(`${queue}/${id}`, { headers });
  const data = { ids: [id], decision: 'confirm', reason: number };
  const decided = await request.post(`${queue}/decisions`, { data, headers });
  expect(await decided.json()).toEqual({ settled: [id], failed: [] });
  return found.json();
}

test('at 360 px a time is chosen, paid over UPI, reported, found and booked', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const user = await signInAs(page, 'user');
  const { vendor } = await freeTime(request, 'doctor');
  await page.goto(`/doctor-detail?id=${vendor._id}`);
  const opener = page.getByRole('button', { name: 'Book Now' });
  const [slots] = await Promise.all([nextSlots(page), opener.click()]);
  const sheet = page.getByRole('dialog', { name: 'Book appointment' });
  const { day, part: name, first } = freePair({ ...slots, days: slots.days.slice(2) });
  await dayOf(sheet, day).click();
  if ((await part(sheet, name).getAttribute('aria-expanded')) !== 'true') {
    await part(sheet, name).click();
  }
  await timeOf(sheet, first).click();
  await sheet.getByRole('link', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(/\/book\?id=.*&at=/);

  await fillClient(page);
  await page.getByRole('radio', { name: 'Pay online now' }).check();
  await page.getByRole('button', { name: 'Book Now' }).click();
  const app = page.getByRole('link', { name: 'Open your UPI app' });
  await expect(app).toHaveAttribute('href', /^upi:\/\/pay\?pa=nukkad@okbank&/);
  await expect(page.getByText('nukkad@okbank')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('textbox', { name: /UTR/ }).fill(number);
  await page.getByRole('button', { name: 'I have paid' }).click();

  await expect(page).toHaveURL(/\/booking\?id=/);
  await expect(page.getByText('We are looking for your transfer')).toBeVisible();
  await expect(page.getByText(new RegExp(`Number ${number}`))).toBeVisible();
  await expect(page.getByText(/^The time is kept for you until /)).toBeVisible();
  await expectNoSidewaysScroll(page);

  const { texts, dueAt } = await confirmTransfer(request);
  expect(texts[0]?.text).toContain(number);
  expect(dueAt).not.toBeNull();
  await expect(page.getByText(/^(?:Confirmed|Waiting for an answer)$/).first()).toBeVisible();
  await expect(page.getByText(/paid online/)).toBeVisible();
  await expect(heading(page)).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id');
  const answer = await request.get(`/api/bookings/${id}`, {
    headers: { authorization: `Bearer ${user.token}` },
  });
  const { payment }: Booking = await answer.json();
  expect(payment).toMatchObject({ payingBy: 'online', state: 'paid' });
});
