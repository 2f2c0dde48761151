import { openPanel, recents, what } from '../support/search-panel';
import { keepSession, newUser } from '../support/session';
import { expect, test } from '../support/test';

test('searches follow an account to another device, and are cleared on both', {
  tag: '@nightly',
}, async ({ page, browser, baseURL, request }) => {
  const person = await newUser(request);
  await keepSession(page, person);
  await openPanel(page);
  await what(page).fill('carpenter');
  const kept = page.waitForResponse('**/api/me/recent-searches');
  await what(page).press('Enter');
  await expect(page).toHaveURL(/\/engineers\?q=carpenter/);
  expect((await kept).status()).toBe(200);

  const device = await browser.newContext({ baseURL });
  const other = await device.newPage();
  await keepSession(other, person);
  await openPanel(other);
  await expect(recents(other).first()).toHaveText('carpenter');
  const cleared = other.waitForResponse(
    (response) => response.request().method() === 'DELETE' && response.status() === 204,
  );
  await recents(other).last().click();
  await cleared;
  await device.close();

  const third = await browser.newContext({ baseURL });
  const fresh = await third.newPage();
  await keepSession(fresh, person);
  await openPanel(fresh);
  await expect(recents(fresh), 'a new device has its two').toHaveText([
    'Dentist',
    'English Teacher',
    'Clear All',
  ]);
  await third.close();
});
