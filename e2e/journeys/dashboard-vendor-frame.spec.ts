import { expectAccessibleInOpposites, show } from '../support/axe';
import { beginSession, keepSession, newUser, signInAs } from '../support/session';
import { expectNoSidewaysScroll, goBack, heading } from '../support/site';
import { expect, test } from '../support/test';

const SAMPLE = 'This is a demo with sample data';
const menu = (page: import('@playwright/test').Page) =>
  page.getByRole('navigation', { name: 'Dashboard', exact: true });

test('the rooms of a doctor are in the address: Back, reload and sharing work', async ({
  page,
}) => {
  await signInAs(page, 'doctor');
  await page.goto('/doctor-dashboard');
  await expect(heading(page)).toHaveText('Dashboard');
  await menu(page).getByRole('link', { name: 'Payments' }).click();
  await expect(page).toHaveURL('/doctor-dashboard/payments');
  await expect(heading(page)).toHaveText('Payments');
  await page.reload();
  await expect(heading(page)).toHaveText('Payments');
  await goBack(page);
  await expect(heading(page)).toHaveText('Dashboard');
  await expect(page.getByRole('contentinfo')).toHaveText(
    'Copyrights 2008-24. All Rights Reserved.',
  );
  await test.step('an address of no room shows the first, and says so', async () => {
    await page.goto('/doctor-dashboard/nowhere');
    await expect(heading(page)).toHaveText('Dashboard');
    await expect(page.getByRole('main')).toContainText('Your dashboard has no such page');
  });
  await test.step('/trial leads a professional to their own dashboard', async () => {
    await page.goto('/trial/payments');
    await expect(page).toHaveURL('/doctor-dashboard/payments');
    await expect(page.getByText(SAMPLE)).toHaveCount(0);
  });
});

test('logout asks, and then nothing of the person is left', { tag: '@nightly' }, async ({
  page,
}) => {
  await signInAs(page, 'doctor');
  await page.goto('/doctor-dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  const ask = page.getByRole('alertdialog', { name: 'Are you sure you want to logout?' });
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/doctor-dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await ask.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  const left = await page.evaluate(() => [
    localStorage.getItem('jwtToken'),
    localStorage.getItem('vendorType'),
  ]);
  expect(left).toEqual([null, null]);
});

test('what a client writes rings the bell, and the answer reaches them', async ({
  page,
  request,
}) => {
  const user = await newUser(request);
  const doctor = await beginSession(request, 'doctor');
  await keepSession(page, doctor);
  await page.goto('/doctor-dashboard/messages');
  await expect(heading(page)).toHaveText('Messages');
  const headers = { authorization: `Bearer ${user.token}` };
  const opened = await request.post('/api/threads', {
    headers,
    data: { vendorId: doctor.vendorId },
  });
  const { _id } = await opened.json();
  await request.post(`/api/threads/${_id}/messages`, { headers, data: { text: 'Is ten free?' } });

  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications, / });
  await expect(bell).toBeVisible();
  await bell.click();
  await page
    .getByRole('link', { name: /Is ten free\?/ })
    .first()
    .click();
  await expect(page).toHaveURL(`/doctor-dashboard/messages?thread=${_id}`);
  await page.getByRole('main').getByRole('textbox').fill('Ten is free.');
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('main')).toContainText('Ten is free.');
  const latest = async () => {
    const talk = await (await request.get(`/api/threads/${_id}/messages`, { headers })).json();
    return talk.messages.at(-1).text;
  };
  await expect.poll(latest).toBe('Ten is free.');
});

test('the search finds a client and opens them in their room', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const { token } = await signInAs(page, 'doctor');
  const headers = { authorization: `Bearer ${token}` };
  const { clients } = await (await request.get('/api/vendors/me/clients', { headers })).json();
  const [client] = clients;
  await page.goto('/doctor-dashboard');
  await page.getByRole('banner').getByRole('combobox').fill(client.number);
  await page.getByRole('option', { name: client.number }).first().click();
  await expect(page).toHaveURL(`/doctor-dashboard/patients?client=${client._id}`);
});

test('/trial is a demonstration for visitors: said, and nothing is stored', async ({ page }) => {
  await page.goto('/trial');
  await expect(page.getByText(SAMPLE)).toBeVisible();
  await expect(page.getByText('(sample)').first()).toBeVisible();
  await menu(page).getByRole('link', { name: 'Payments' }).click();
  await expect(page).toHaveURL('/trial/payments');
  await page.getByRole('main').getByRole('button', { name: 'Request payout' }).click();
  const ask = page.getByRole('alertdialog');
  await ask.getByRole('button', { name: 'Pay out' }).click();
  await expect(ask).toContainText('nothing is saved');
});

test('the frame fits every width and has no barriers', { tag: '@nightly' }, async ({ page }) => {
  await show(page, { colorScheme: 'light', width: 320 });
  await signInAs(page, 'doctor');
  await page.goto('/doctor-dashboard/payments');
  await expect(heading(page)).toHaveText('Payments');
  for (const width of [320, 768, 1280]) {
    await show(page, { colorScheme: 'light', width });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessibleInOpposites(page);
});
