import type { ComplaintsAnswer, PracticeStats, VendorDetails } from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { button, had } from '../support/dashboard';
import { signInAs } from '../support/session';
import { heading } from '../support/site';
import { expect, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');

for (const [account, clients, bookings] of [
  ['ca', 'Clients', 'Consultations'],
  ['engineer', 'Clients', 'Jobs'],
  ['labour', 'Customers', 'Jobs'],
] as const) {
  const tag = account === 'ca' ? [] : '@nightly';
  test(`the dashboard of ${account} speaks as the profession does`, { tag }, async ({
    page,
    request,
  }) => {
    const somebody = await signInAs(page, account);
    const stats = await had<PracticeStats>(request, somebody, '/api/vendors/me/stats');
    await page.goto(`/${account}-dashboard`);
    const numbers = main(page).getByRole('list', { name: 'Numbers' });
    await expect(numbers).toContainText(clients);
    await expect(numbers).toContainText(new Intl.NumberFormat('en-IN').format(stats.clients.value));
    await expect(main(page).getByRole('region', { name: bookings })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/${account}-dashboard/appointments`);
    await expect(heading(page)).toHaveText(bookings);
    await page.goto(`/${account}-dashboard/clients`);
    await expect(heading(page)).toHaveText(new RegExp(`^${clients}`));
  });
}

// On its own product, since other tests read this account's fees.
test('a service that is added stands on the public page', { tag: '@nightly' }, async ({
  page,
  request,
  ownProduct: { origin },
}) => {
  const name = `Reply to a notice ${Date.now()}`;
  const { vendorId } = await signInAs(page, 'ca', origin);
  await page.goto(`${origin}/ca-dashboard/services`);
  await button(page, 'Add a service').click();
  await main(page).getByRole('textbox', { name: /^Name/ }).fill(name);
  await main(page)
    .getByRole('textbox', { name: /^Duration in minutes/ })
    .fill('60');
  await main(page).getByRole('textbox', { name: /^Fee/ }).fill('900');
  await button(page, 'Save').click();
  await expect(main(page).getByText(name)).toBeVisible();
  await expect(async () => {
    const answer = await request.get(`${origin}/api/vendors/${vendorId}`);
    const { services }: VendorDetails = await answer.json();
    expect(services.map((service) => service.name)).toContain(name);
  }).toPass();
});

test('an officer, whom nobody books, has complaints in place of a calendar', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const officer = await signInAs(page, 'officer');
  const path = `/api/complaints?officerId=${officer.vendorId}`;
  const { total } = (await (await request.get(path)).json()) as ComplaintsAnswer;
  await page.goto('/officer-dashboard');
  await expect(main(page).getByRole('heading', { name: 'Latest Complaints' })).toBeVisible();
  await expectAccessible(page);
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: 'Payments' })).toHaveCount(0);
  await main(page).getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL(/\/officer-dashboard\/complaints$/);
  await expect(heading(page)).toHaveText(`Complaints (${total})`);
});

test('what an officer says at the public desk stands on the page of the office', async ({
  page,
  ownProduct: { origin },
}) => {
  const about = `Licences and permits, at three counters: ${Date.now()}.`;
  await signInAs(page, 'govt-officer', origin);
  await page.goto(`${origin}/govt officer-dashboard`);
  const menu = page.getByRole('navigation', { name: 'Dashboard', exact: true });
  await menu.getByRole('link', { name: 'Public Desk' }).click();
  await expect(heading(page)).toHaveText('Public Desk');
  await expectAccessible(page);
  await main(page)
    .getByRole('textbox', { name: /^About the department/ })
    .fill(about);
  await main(page).getByLabel('Monday, opens').fill('08:15');
  await button(page, 'Save').click();
  await expect(page.getByText('The desk is saved.')).toBeVisible();
  await main(page).getByRole('link', { name: 'See it as visitors see it' }).click();
  await expect(page).toHaveURL(/\/govt-offices-detail\?office=transport&department=/);
  await expect(main(page).getByText(about)).toBeVisible();
  const monday = main(page)
    .getByRole('definition')
    .filter({ hasText: /8:15 AM/i });
  await expect(monday).toBeVisible();
});
