import type { APIRequestContext, Page } from '@playwright/test';
import { publicPages } from '../support/addresses';
import { type Control, controlsOf, fewOfEachKind, hasEffect, wakeUp } from '../support/crawl';
import { contentOf, linksIn } from '../support/html';
import { isEverything, nightlyUnless } from '../support/nightly';
import { oneOf } from '../support/one-of';
import { expectRenderingAhead, getAhead } from '../support/rendered-ahead';
import { places } from '../support/run';
import { somebody } from '../support/someone';
import { expect, test } from '../support/test';

/** Pages with the same controls as an earlier one in the list. */
const ALIKE =
  /^\/(homepage|teachers|ca's|labours|engineers$|advocates)|^detail of (?!doctor|officer)/;

/** Controls pressed per appearance on each page: one that looks like another does the same. */
const MOST = isEverything ? 2 : 1;

/** A profile with tabs, forms and a calendar has most kinds of controls. */
const inGate = ['detail of doctor'];

for (const path of publicPages) {
  const details = nightlyUnless(inGate.includes(path));
  test(`every control of ${path} does something`, details, async ({ page, watch }) => {
    test.setTimeout(600_000);
    // A press may share, ask for the position or dial; missing capabilities are logged.
    watch.provokes(/^console: .*(Failed to load resource|tel:)/);
    const address = await fullAddress(page.request, path);
    // Animations cannot be distinguished from effects of a press.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, address);
    const controls = fewOfEachKind(await controlsOf(page), MOST);
    expect(controls.length, 'a page without any control was not loaded').toBeGreaterThan(0);
    const inert: string[] = [];
    for (const control of controls) {
      if (!(await isAsFound(page, address, control))) await open(page, address);
      if (!(await hasEffectAnyway(page, address, control))) inert.push(control.what);
      await page.keyboard.press('Escape');
    }
    expect(inert, 'controls without effect').toEqual([]);
  });
}

// A page rendered ahead has every link in its HTML, those of parts below the fold as well.
test('every link of the public pages leads somewhere', async ({ request }) => {
  test.setTimeout(300_000);
  await expectRenderingAhead(places.get().origin);
  const links = new Map<string, string>();
  for (const path of publicPages.filter((one) => !ALIKE.test(one))) {
    const answer = await getAhead(request, await fullAddress(request, path));
    const found = linksIn(contentOf(await answer.text()));
    expect(found.length, path).toBeGreaterThan(10);
    for (const { href, name } of found) {
      // What does not exist does not exist in another language either.
      const isItself = answer.status() === 404 && href.endsWith(path);
      if (!isItself) links.set(href, `${name} on ${path}`);
    }
  }
  const isDead = (href: string) => href === '' || href === '#' || href.startsWith('javascript:');
  expect([...links].filter(([href]) => isDead(href))).toEqual([]);

  // One URL per path: URLs that differ in the query only are the same page.
  const inside = [...links.keys()].filter((href) => /^\/(?!\/|assets\/|api\/)/.test(href));
  const forms = new Map(inside.map((href) => [href.split(/[?#]/)[0] ?? href, href]));
  // An address that names nothing answers 404 (rendered-ahead.spec.ts).
  const lost: string[] = [];
  for (const href of forms.values()) {
    const status = (await request.get(href)).status();
    if (status !== 200) lost.push(`${href} (${links.get(href)}): ${status}`);
  }
  expect(lost, 'links that lead nowhere').toEqual([]);
});

/**
 * A late overlay may cover the control: then the page is opened again. A control that exists only
 * until the page settles, as the next slide of a carousel, is skipped.
 */
async function hasEffectAnyway(page: Page, address: string, control: Control): Promise<boolean> {
  try {
    return await hasEffect(page, control);
  } catch {
    await open(page, address);
    return !(await isAsFound(page, address, control)) || hasEffect(page, control);
  }
}

/** Whether the control is still at its position and not covered. */
async function isAsFound(page: Page, address: string, control: Control): Promise<boolean> {
  if (!page.url().endsWith(address)) return false;
  const covers = page.locator('[role="dialog"], dialog[open], [data-rac][role="listbox"]');
  await covers
    .first()
    .waitFor({ state: 'hidden', timeout: 1_000 })
    .catch(() => {});
  if ((await covers.count()) > 0) return false;
  const now = await controlsOf(page);
  return now.some(({ what, index }) => what === control.what && index === control.index);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await wakeUp(page);
}

/** Real URL of a pattern: a details page is that of the first vendor in the listing. */
async function fullAddress(request: APIRequestContext, path: string): Promise<string> {
  const one = await oneOf(request, path);
  if (one !== null) return one;
  const [, profession] = /^detail of (.+)$/.exec(path) ?? [];
  return profession ? somebody(request, profession) : encodeURI(path);
}
