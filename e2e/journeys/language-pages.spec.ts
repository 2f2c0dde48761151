import type { APIRequestContext, Page } from '@playwright/test';
import { documented } from '../support/addresses';
import { expectAccessible, show } from '../support/axe';
import { dashboards, sections } from '../support/dashboard-rooms';
import { onDevice } from '../support/engine';
import { answeredStrings, cutTexts, englishLeft } from '../support/language-scan';
import { nightlyUnless } from '../support/nightly';
import { type DemoAccount, letIn, signInAs } from '../support/session';
import { expectNoSidewaysScroll, heading, settled } from '../support/site';
import { detailsPaths, somebody } from '../support/someone';
import { expect, test } from '../support/test';

// Touch: some controls are larger for coarse pointers.
test.use({ ...onDevice({ hasTouch: true }), viewport: { width: 320, height: 800 } });

/** Languages that pages come in besides English; the pseudo-language is the longest. */
const spoken = ['hi', 'kn', 'xa'] as const;

interface Visit {
  /** Path without its language, or how to find it. */
  address: string | ((request: APIRequestContext) => Promise<string>);
  /** Signed in as this demo account; otherwise as the address needs it. */
  account?: DemoAccount;
}

/** Title of a test → what it opens. */
const visits = new Map<string, Visit>([
  ...documented.map((address): [string, Visit] => [address, { address }]),
  ...['/doctors?spec=dentist', '/engineers?q=plumber', '/no-such-thing', '/doctors?q=zzzz'].map(
    (address): [string, Visit] => [address, { address }],
  ),
  ...Object.keys(detailsPaths).map((profession): [string, Visit] => [
    `the page of one ${profession}`,
    { address: (request) => somebody(request, profession) },
  ]),
  ...dashboards.flatMap(({ account, base, rooms }) =>
    rooms.map((room): [string, Visit] => {
      const address = room === '' ? base : `${base}/${room}`;
      return [`${address} of its owner`, { address, account }];
    }),
  ),
  ...sections.map((section): [string, Visit] => [
    `/profile?section=${section} of a user`,
    { address: `/profile?section=${section}`, account: 'user' },
  ]),
]);

/**
 * Pages of an account. The pseudo-language is opened on those of visitors alone, where it shows what a
 * fourth language would break.
 */
const isPrivate = (title: string) =>
  /-dashboard|-onboarding|^\/(profile|trial|messages)/.test(title);

/** One page of a list, of a person, of a form and of a dashboard. */
const inGate: Record<string, readonly string[]> = {
  hi: ['/doctors?spec=dentist'],
  kn: ['/'],
  xa: [],
};

for (const language of spoken) {
  for (const [title, visit] of visits) {
    if (language === 'xa' && isPrivate(title)) continue;
    const details = nightlyUnless(inGate[language]?.includes(title) === true);
    test(`${title} in ${language} fits 320 px and is whole`, details, async ({ page, watch }) => {
      watch.provokes(/^console: Failed to load resource: .* (404|422)/);
      const answered = answeredStrings(page);
      await open(page, language, visit);
      const seen = { answered: await answered(), isPrivate: isPrivate(title) };
      await expectWhole(page, language, seen);
    });
  }
}

async function open(page: Page, language: string, { address, account }: Visit): Promise<void> {
  const path = typeof address === 'string' ? address : await address(page.request);
  if (account) await signInAs(page, account);
  else await letIn(page, path);
  await show(page, { colorScheme: 'light', width: 320 });
  await page.goto(encodeURI(path === '/' ? `/${language}` : `/${language}${path}`));
  await expect(heading(page)).toBeVisible();
  await settled(page);
}

async function expectWhole(
  page: Page,
  language: (typeof spoken)[number],
  seen: { answered: string[]; isPrivate: boolean },
): Promise<void> {
  await expect.soft(page.locator('html')).toHaveAttribute('lang', /^(hi|kn)-IN$|^en-XA$/);
  expect.soft(await cutTexts(page), 'cut texts').toEqual([]);
  await expectNoSidewaysScroll(page);
  // Its accents would only part labels from names that stay as they are.
  if (language === 'xa') return;
  expect.soft(await englishLeft(page, language, seen), 'English').toEqual([]);
  // The bar at the bottom stands over whatever is there; accessibility.spec.ts measures targets.
  await expectAccessible(page, { what: 'light', except: ['target-size'] });
  await show(page, { colorScheme: 'dark', width: 320 });
  await expectAccessible(page, { what: 'dark', isOfColours: true });
}
