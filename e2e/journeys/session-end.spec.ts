import { storageKeys } from '@nukkad/platform/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { password } from '../support/accounts';
import { ownReasons, withPageCache } from '../support/page-cache';
import { places } from '../support/run';
import { keepSession, newUser, signInAs } from '../support/session';
import { goBack, heading } from '../support/site';
import { expect, test } from '../support/test';

const USER = 'Kavya Menon';
const LOGGED_OUT = 'You are logged out';

const main = (page: Page) => page.getByRole('main');
const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login/Sign Up' });

test('logging out in one tab: the other one shows nothing private', async ({ page, context }) => {
  const { token } = await signInAs(page, 'user');
  await openProfile(page, USER);
  const other = await tab(context, '/profile?section=personalInfo');
  await expect(main(other).getByText(USER)).toBeVisible();
  const open = await tab(context, '/doctors?spec=all');
  const question = open.getByRole('textbox', { name: /question/i }).first();
  await question.fill('Does a root canal hurt?');

  await main(page).getByRole('button', { name: 'LOGOUT' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Are you sure you want to logout?');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();

  await expect(heading(other)).toHaveText(LOGGED_OUT);
  expect(await other.content()).not.toContain(USER);
  await expect(login(open)).toBeVisible();
  await expect(question, 'what is typed in an open form stays').toHaveValue(
    'Does a root canal hurt?',
  );
  await expect(page).toHaveURL('/homepage');
  await expect(login(page)).toBeVisible();
  await expectNothingStored(page);
  await expectRevoked(page, token);
});

test('deleting the account in one tab, with a fresh proof, ends it in the other', async ({
  page,
  context,
  watch,
}) => {
  watch.provokes(/403/);
  const account = await newUser(page.request, password);
  await keepSession(page, account);
  await openProfile(page, account.fullName);
  const other = await tab(context, '/profile');
  await expect(main(other).getByText(account.fullName)).toBeVisible();

  // Response for a session that was authenticated long ago.
  const refusal = { status: 403, json: { code: 'reauthentication-required' } };
  await page.route('**/deleteUser/**', (route) => route.fulfill(refusal), { times: 1 });
  await main(page).getByRole('button', { name: 'Delete Account' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete your account?');
  await question.getByRole('button', { name: 'Delete Account' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await proof.getByLabel(/^Password/).fill(password);
  await proof.getByRole('button', { name: 'Confirm' }).click();

  await expect(page).toHaveURL('/homepage');
  await expect(heading(other)).toHaveText(LOGGED_OUT);
  await expectNothingStored(page);
  await expectRevoked(page, account.token);
});

test('deletion that does not work: told, and the person stays who and where they are', {
  tag: '@nightly',
}, async ({ page, watch }) => {
  watch.provokes(/^console: Failed to load resource/);
  await signInAs(page, 'user');
  await openProfile(page, USER);
  await page.route('**/deleteUser/**', (route) => route.abort('connectionrefused'));
  await main(page).getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Account' }).click();
  await expect(main(page).getByRole('alert')).toContainText('Your account was not deleted');
  await expect(page).toHaveURL('/profile');
  expect(await page.evaluate(() => localStorage.getItem('jwtToken'))).not.toBeNull();
});

test('logging out without a network is logging out all the same', { tag: '@nightly' }, async ({
  page,
  watch,
}) => {
  watch.provokes(/^console: Failed to load resource: net::ERR_/);
  await signInAs(page, 'user');
  await page.goto('/investors');
  await page.route('**/api/users/logout', (route) => route.abort('connectionrefused'));
  await logOutByHeader(page);
  await expect(page).toHaveURL('/');
  await expect(login(page)).toBeVisible();
  await expect(page.getByText('You are logged out.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expectNothingStored(page);
});

test('Back after logging out leads to the login page', async ({ page }) => {
  await signInAs(page, 'user');
  await page.goto('/investors');
  await openProfile(page, USER);
  await logOutByHeader(page);
  await expect(page).toHaveURL('/');
  await goBack(page);
  await expect(heading(page)).toHaveText('Login to your Account');
  expect(await page.content()).not.toContain(USER);
});

test('a page out of the browser’s memory shows nothing private before the API was asked', async () => {
  await withPageCache(async (page) => {
    const origin = places.get().origin;
    /**
     * Leaves the profile and goes back to it, once more where the browser has not kept it; returns
     * what was readable at the first moment.
     */
    const comeBack = async (meanwhile: () => void, tries = 3): Promise<() => Promise<string>> => {
      await signInAs(page, 'user', origin);
      await page.goto(`${origin}/profile`);
      await expect(main(page).getByText(USER)).toBeVisible();
      await noteReturns(page);
      await page.goto(`${origin}/robots.txt`);
      await page.evaluate(meanwhile);
      await page.evaluate(() => history.back());
      await expect.poll(() => returned(page)).not.toBeNull();
      if ((await returned(page)) === 'anew') {
        const own = ownReasons(await reasonsOf(page));
        expect(own, 'what the page does for not being kept').toEqual([]);
        expect(tries, 'tries until it came from memory').toBeGreaterThan(1);
        return comeBack(meanwhile, tries - 1);
      }
      return () => page.evaluate(() => (window as unknown as Noted).nukkadSeen);
    };
    await test.step('it is there again when the session goes on', async () => {
      const seen = await comeBack(() => undefined);
      await expect(main(page).getByText(USER)).toBeVisible();
      expect(await seen(), 'before the API was asked').not.toContain(USER);
    });
    await test.step('it stays away after logging out', async () => {
      const seen = await comeBack(() => localStorage.clear());
      await expect(heading(page)).toHaveText(LOGGED_OUT);
      expect(await seen(), 'what stood there at the first moment').not.toContain(USER);
    });
  });
});

interface Noted {
  nukkadReturned: boolean;
  nukkadSeen: string;
}

/** Records, within the page, its restoration and what was readable at that moment. */
function noteReturns(page: Page): Promise<void> {
  return page.evaluate(() => {
    const note = ({ persisted }: PageTransitionEvent) => {
      // biome-ignore lint/performance/useDomNodeTextContent: innerText omits hidden text.
      const nukkadSeen = document.body.innerText;
      Object.assign(window, { nukkadReturned: persisted, nukkadSeen });
    };
    window.addEventListener('pageshow', note, { capture: true });
  });
}

/** How the page came back; null while it has not. */
function returned(page: Page): Promise<'from memory' | 'anew' | null> {
  return page
    .evaluate(() => {
      if ((window as unknown as Noted).nukkadReturned) return 'from memory';
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return visit?.type === 'back_forward' ? 'anew' : null;
    })
    .catch(() => null);
}

/** Why the browser did not keep the page. */
function reasonsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: { reasons: { reason: string }[] } | null;
    })[];
    const reasons = visit?.notRestoredReasons?.reasons ?? [];
    return reasons.map(({ reason }) => reason);
  });
}

async function openProfile(page: Page, name: string): Promise<void> {
  await page.goto('/profile');
  await expect(main(page).getByText(name)).toBeVisible();
}

async function tab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

async function logOutByHeader(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

async function expectNothingStored(page: Page): Promise<void> {
  const left = await page.evaluate(
    (keys) => keys.filter((key) => localStorage.getItem(key) !== null),
    storageKeys,
  );
  expect(left).toEqual([]);
}

async function expectRevoked(page: Page, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const status = async () => (await page.request.get('/api/users/session', { headers })).status();
  await expect.poll(status).toBe(401);
}
