import type { ReviewsAnswer } from '@nukkad/platform/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessibleInEveryView } from '../support/axe';
import { operatorConsole } from '../support/operator';
import { beginSession, type DemoAccount, signInAs } from '../support/session';
import { heading } from '../support/site';
import { peopleOf, type Someone } from '../support/someone';
import { expect, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');

/** Reports reviews of a vendor that no other journey uses; returns their ids. */
async function reported(request: APIRequestContext, of: Someone, many: number): Promise<string[]> {
  const answer = await request.get(`/api/vendors/${of._id}/reviews`);
  const { reviews }: ReviewsAnswer = await answer.json();
  const { token } = await beginSession(request, 'user');
  const ids = reviews.slice(0, many).map(({ _id }) => _id);
  expect(ids).toHaveLength(many);
  for (const id of ids) {
    const report = await request.post(`/api/reviews/${id}/report`, {
      headers: { authorization: `Bearer ${token}` },
      data: { reason: 'This is about somebody else.' },
    });
    expect(report.status()).toBe(204);
  }
  return ids;
}

const isShown = async (request: APIRequestContext, of: Someone, id: string) => {
  const { reviews }: ReviewsAnswer = await (
    await request.get(`/api/vendors/${of._id}/reviews`)
  ).json();
  return reviews.some(({ _id }) => _id === id);
};

/** A vendor with three reviews that no other journey uses. */
async function aVendor(request: APIRequestContext, nth: number): Promise<Someone> {
  const people = await peopleOf(request, 'type=labour&sort=rating&limit=40');
  const found = people.at(10 + nth);
  if (!found) throw new Error('The sample has too few workers.');
  return found;
}

test('a reported review is taken down with a reason: gone, told and logged', async ({
  page,
  request,
}) => {
  const vendor = await aVendor(request, 0);
  const [id = ''] = await reported(request, vendor, 1);
  const reason = `It is about somebody else (${Date.now().toString(36)}).`;
  await signInAs(page, 'operator');
  await page.goto(operatorConsole);
  await expect(heading(page)).toHaveText('Operator console');
  await main(page).getByRole('link', { name: 'Reviews' }).click();
  await expect(heading(page)).toHaveText(/^Reviews \(/);
  await main(page).getByRole('searchbox').fill(vendor.vendorName);
  await expect(page).toHaveURL(/[?&]q=/);
  await expectAccessibleInEveryView(page);
  await main(page).getByRole('row').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`case=${id}`));
  await expect(main(page).getByText('This is about somebody else.')).toBeVisible();
  await main(page).getByRole('button', { name: 'Take down' }).click();
  const form = main(page).getByRole('form', { name: 'Take down' });
  await form.getByRole('textbox', { name: /^Reason/ }).fill(reason);
  await expectAccessibleInEveryView(page);
  await form.getByRole('button', { name: 'Take down' }).click();
  await expect(main(page).getByRole('button', { name: 'Publish' })).toBeVisible();
  expect(await isShown(request, vendor, id)).toBe(false);

  await page.goto(`${operatorConsole}/audit`);
  await main(page).getByRole('searchbox').fill(reason);
  await expect(main(page).getByRole('row')).toHaveCount(2);
  const row = main(page).getByRole('row').nth(1);
  await expect(row).toContainText('Taken down');
  await expect(row).toContainText(vendor.vendorName);
  await row.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`case=${id}`));

  const { token } = await beginSession(request, 'user');
  const headers = { authorization: `Bearer ${token}` };
  const news = await request.get('/api/notifications', { headers });
  expect(await news.text()).toContain(reason);
});

test('several are decided with one press, and each is in the log', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const vendor = await aVendor(request, 1);
  const ids = await reported(request, vendor, 2);
  await signInAs(page, 'operator');
  const search = new URLSearchParams({ q: vendor.vendorName });
  await page.goto(`${operatorConsole}/reviews?${search}`);
  await expect(heading(page)).toHaveText('Reviews (2)');
  await main(page)
    .getByRole('checkbox', { name: 'Choose all on this page' })
    .check({ force: true });
  await main(page).getByRole('button', { name: 'Keep 2 reviews' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep 2 reviews' });
  await dialog.getByRole('button', { name: 'Keep 2 reviews' }).click();
  await expect(main(page).getByText('Kept: 2 reviews.')).toBeVisible();
  await expect(main(page).getByText('No reviews match')).toBeVisible();
  await main(page).getByRole('radio', { name: 'Settled' }).click();
  await expect(main(page).getByRole('row')).toHaveCount(3);
  for (const id of ids) {
    expect(await isShown(request, vendor, id)).toBe(true);
    await page.goto(`${operatorConsole}/audit?q=${id}`);
    await expect(main(page).getByRole('row')).toHaveCount(2);
  }
});

const strangers: DemoAccount[] = ['user', 'teacher'];
for (const account of strangers) {
  test(`a ${account} is not let in, and the API answers nobody else`, { tag: '@nightly' }, async ({
    page,
    request,
    watch,
  }) => {
    watch.provokes(/^console: Failed to load resource: .* 403/);
    const { token } = await signInAs(page, account);
    for (const room of ['', '/reviews', '/audit']) {
      await page.goto(`${operatorConsole}${room}`);
      await expect(heading(page)).toHaveText('This page is for operators of Nukkad');
    }
    const statusOf = async (headers: Record<string, string>) =>
      (await request.get('/api/operator/queues', { headers })).status();
    expect(await statusOf({ authorization: `Bearer ${token}` })).toBe(403);
    expect(await statusOf({})).toBe(401);
  });
}

test('a visitor is led to the login, and back to the room', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto(`${operatorConsole}/audit`);
  await expect(page).toHaveURL('/login');
});
