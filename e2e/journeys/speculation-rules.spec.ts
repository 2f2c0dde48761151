import type { Browser, Page } from '@playwright/test';
import { expectHydrated } from '../support/hydrated';
import { places } from '../support/run';
import { heading } from '../support/site';
import { expect, test } from '../support/test';

const LIST = '/doctors?spec=dentist';

/** What Playwright says where it lets no worker in. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

let origin: string;
test.beforeAll(() => {
  ({ origin } = places.get());
});

test('without script, the page of a hovered card is fetched before it is pressed', async ({
  browser,
}) => {
  const { page, complaints, ...seen } = await opened(browser, false);
  await page.goto(origin + LIST);
  await expect.poll(seen.rules).toEqual([undefined]);
  await firstCard(page).hover();
  const address = origin + (await firstCard(page).getAttribute('href'));
  await expect.poll(seen.fetched).toEqual([address]);
  await firstCard(page).click();
  await expect(page).toHaveURL(address);
  await expect(heading(page)).toContainText('Dr.');
  const howItCame = await page.evaluate(() => {
    const [opened] = performance.getEntriesByType('navigation') as DeliveredTiming[];
    return opened?.deliveryType;
  });
  expect(howItCame).toBe('navigational-prefetch');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('where the shell routes links, hovering fetches no documents', async ({ browser }) => {
  const { page, complaints, ...seen } = await opened(browser, true);
  await page.goto(origin + LIST);
  await expectHydrated(page);
  await expect.poll(seen.rules).toEqual([undefined]);
  await firstCard(page).hover();
  // Longer than a browser waits for a link to be hovered.
  await page.waitForTimeout(1_000);
  expect(seen.fetched()).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a link that opens a tab is fetched with script as well', async ({ browser }) => {
  const { page, complaints, ...seen } = await opened(browser, true);
  await page.goto(`${origin}/register`);
  await expectHydrated(page);
  await expect.poll(seen.rules).toEqual([undefined]);
  await page.getByRole('main').getByRole('link', { name: /Terms/ }).first().hover();
  await expect.poll(seen.fetched).toEqual([`${origin}/terms`]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a link to an account is not fetched', async ({ browser }) => {
  const { page, ...seen } = await opened(browser, false);
  await page.goto(origin + LIST);
  await expect.poll(seen.rules).toEqual([undefined]);
  const login = page.getByRole('banner').getByRole('link', { name: 'Login/Sign Up' });
  await login.hover();
  await page.waitForTimeout(1_000);
  expect(seen.fetched()).toEqual([]);
  await page.context().close();
});

interface DeliveredTiming extends PerformanceNavigationTiming {
  deliveryType: string;
}

const firstCard = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^Dr\. / })
    .first();

/** A page whose speculations are followed. */
async function opened(browser: Browser, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text() !== NO_WORKER) complaints.push(message.text());
  });
  const devtools = await context.newCDPSession(page);
  const rules: (string | undefined)[] = [];
  const fetched = new Set<string>();
  devtools.on('Preload.ruleSetUpdated', ({ ruleSet }) => rules.push(ruleSet.errorType));
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.add(prefetchUrl);
  });
  await devtools.send('Preload.enable');
  return { page, complaints, rules: () => rules, fetched: () => [...fetched] };
}
