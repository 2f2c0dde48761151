import type { Page } from '@playwright/test';
import { isEverything, nightlyUnless } from '../support/nightly';
import { ownReasons, withPageCache } from '../support/page-cache';
import { publicPages } from '../support/public-pages';
import { places } from '../support/run';
import { signInAs } from '../support/session';
import { heading, settled } from '../support/site';
import { expect, test } from '../support/test';

const RESTORED = { isRestored: true, reasons: [] };

test.describe.configure({ timeout: 240_000 });

for (const who of ['a visitor', 'a user'] as const) {
  // Of a user's pages more could keep the browser from it: a stream of news, what is theirs.
  const details = nightlyUnless(who === 'a user');
  test(`every public page of ${who} is restored by Back`, details, async () => {
    await withPageCache(async (page) => {
      const { origin } = places.get();
      if (who === 'a user') await signInAs(page, 'user', origin);
      await expectAllRestored(page, origin);
    });
  });
}

test('a page with times to book is restored by Back', async () => {
  await withPageCache(async (page) => {
    const { origin } = places.get();
    await page.goto(`${origin}/doctors?spec=dentist`);
    const details = origin + (await firstCard(page).getAttribute('href'));
    const returned = await untilKept(async () => {
      await page.goto(details);
      await expect(page.getByRole('main').getByRole('heading', { name: /reviews/i })).toBeVisible();
      await settled(page);
      return comeBack(page);
    });
    expect(returned).toEqual(RESTORED);
  });
});

test('a restored page shows what was changed meanwhile', async () => {
  await withPageCache(async (page) => {
    const { origin } = places.get();
    const banner = page.getByRole('banner');
    const login = banner.getByRole('link', { name: 'Login/Sign Up' });
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /to favourites$/ })
      .first();

    await test.step('a heart and a theme', async () => {
      const returned = await untilKept(async () => {
        await page.goto(`${origin}/robots.txt`);
        await page.evaluate(() => localStorage.clear());
        await page.goto(`${origin}/doctors?spec=dentist`);
        await expect(heart).toHaveAttribute('aria-pressed', 'false');
        const details = origin + (await firstCard(page).getAttribute('href'));
        return comeBack(page, async () => {
          await page.goto(details);
          await heart.click();
          await expect(heart).toHaveAttribute('aria-pressed', 'true');
          await page.evaluate(() => localStorage.setItem('nukkad-theme', 'dark'));
        });
      });
      expect(returned).toEqual(RESTORED);
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });

    await test.step('a session that began, and one that ended', async () => {
      const begun = await untilKept(async () => {
        await page.evaluate(() => localStorage.clear());
        await page.goto(`${origin}/doctors?spec=dentist`);
        await expect(login).toBeVisible();
        return comeBack(page, async () => {
          await signInAs(page, 'user', origin);
          await page.goto(`${origin}/robots.txt`);
        });
      });
      expect(begun).toEqual(RESTORED);
      await expect(login).toHaveCount(0);
      // A page that is kept goes when a script of Playwright's runs in it, which this step does not prevent.
      await comeBack(page, async () => {
        await page.goto(`${origin}/robots.txt`);
        await page.evaluate(() => localStorage.clear());
      });
      await expect(login).toBeVisible();
    });
  });
});

const firstCard = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^Dr\. / })
    .first();

/** A page of each way to read: sections, a list, a text, a form. What keeps a page from it is mostly the shell's. */
const inGate = ['/', '/doctors?spec=dentist', '/terms', '/complaints'];

async function expectAllRestored(page: Page, origin: string): Promise<void> {
  for (const [path] of publicPages) {
    if (!isEverything && !inGate.includes(path)) continue;
    const returned = await untilKept(async () => {
      await page.goto(origin + path);
      await expect(heading(page)).toBeVisible();
      await settled(page);
      // Any other document of the site will do, and a text is the cheapest.
      return comeBack(page, () => page.goto(`${origin}/robots.txt`).then(() => {}));
    });
    expect.soft(returned, path).toEqual(RESTORED);
  }
}

/** How a page came back: why not from memory, by the browser's own account. */
interface Return {
  isRestored: boolean;
  reasons: string[];
}

/** Goes again, at most twice, where the browser kept no page for a reason that is not the page's. */
async function untilKept(go: () => Promise<Return>, more = 2): Promise<Return> {
  const returned = await go();
  const { isRestored, reasons } = returned;
  const isOfBrowser = !isRestored && reasons.length > 0 && ownReasons(reasons).length === 0;
  return isOfBrowser && more > 0 ? untilKept(go, more - 1) : returned;
}

/** Leaves the page for another document and goes back to it. */
async function comeBack(page: Page, elsewhere = () => leaveFor(page)): Promise<Return> {
  const { href, origin } = new URL(page.url());
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      Object.assign(window, { nukkadRestored: persisted });
    });
  });
  await elsewhere();
  expect(page.url()).not.toBe(href);
  expect(new URL(page.url()).origin).toBe(origin);
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => location.href).catch(() => '')).toBe(href);
  return page.evaluate(() => {
    const [opened] = performance.getEntriesByType('navigation') as NotRestoredTiming[];
    return {
      isRestored: (window as { nukkadRestored?: boolean }).nukkadRestored === true,
      reasons: opened?.notRestoredReasons?.reasons?.map(({ reason }) => reason) ?? [],
    };
  });
}

interface NotRestoredTiming extends PerformanceNavigationTiming {
  notRestoredReasons?: { reasons: { reason: string }[] | null } | null;
}

async function leaveFor(page: Page): Promise<void> {
  await page.goto(new URL('/privacy', page.url()).href);
  await expect(heading(page)).toBeVisible();
}
