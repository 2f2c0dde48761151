import type { Page } from '@playwright/test';
import { letIn } from '../support/session';
import { heading } from '../support/site';
import { expect, test } from '../support/test';

const addresses = ['/', '/doctors?spec=all', '/login', '/doctor-dashboard', '/styleguide'];

for (const address of addresses) {
  test(`no rule of ${address} stands outside of the layers`, async ({ page }) => {
    await letIn(page, address);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await looseRules(page)).toEqual([]);
  });
}

test('the order of the layers is said once, before any remote', async ({ page }) => {
  await page.goto('/doctors?spec=all');
  await expect(heading(page)).toBeVisible();
  const orders = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules]
        .filter((rule) => rule instanceof CSSLayerStatementRule)
        .map((rule) => [...(rule as CSSLayerStatementRule).nameList].join(' ')),
    ),
  );
  expect(orders).toEqual(['reset tokens base ui remotes shell utilities']);
});

const scripts: [name: string, words: string, file: RegExp][] = [
  ['Hindi', 'नमस्ते', /noto-sans-devanagari-devanagari[^/]*\.woff2/],
  ['Kannada', 'ನಮಸ್ಕಾರ', /noto-sans-kannada-kannada[^/]*\.woff2/],
];

for (const [name, words, file] of scripts) {
  test(`${name} brings its letters, and only with words in it`, async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.goto('/doctors?spec=all');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(fonts.filter((url) => url.includes('noto'))).toEqual([]);
    const arrived = page.waitForResponse(file);
    await heading(page).evaluate((element, text) => {
      element.textContent = text;
    }, words);
    expect((await arrived).status()).toBe(200);
  });
}

test('a chosen theme is there before the first paint, after a reload and in other tabs', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await chooseTheme(page, 'Dark');
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.body.parentElement as Element).backgroundColor);
  const dark = await ground();
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.route('**/shell/**/shell.*.js', () => undefined);
  await other.goto('/', { waitUntil: 'commit' });
  await expect(other.locator('html'), 'without the shell having run').toHaveCSS(
    'background-color',
    dark,
  );
  await page.reload();
  expect(await ground()).toBe(dark);
  await chooseTheme(page, 'System');
  expect(await ground()).not.toBe(dark);
});

async function chooseTheme(page: Page, name: string): Promise<void> {
  const footer = page.getByRole('contentinfo');
  // Its content loads when scrolled near.
  await footer.scrollIntoViewIfNeeded();
  await footer.getByRole('radio', { name }).check();
}

test('the workshop is written in the faces we serve, to the last letter', async ({ page }) => {
  // Reads computed fonts of over a thousand elements, one by one.
  test.slow();
  await page.goto('/styleguide');
  await expect(page.getByRole('heading', { name: 'Week grid' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  await devtools.send('DOM.getDocument', { depth: 0 });
  const { searchId, resultCount } = await devtools.send('DOM.performSearch', {
    query: '//*[@data-ground="light"]//*[text()]',
  });
  const { nodeIds } = await devtools.send('DOM.getSearchResults', {
    searchId,
    fromIndex: 0,
    toIndex: resultCount,
  });
  const borrowed = new Set<string>();
  expect(nodeIds.length).toBeGreaterThan(100);
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const font of fonts.filter(({ isCustomFont }) => !isCustomFont)) {
      const { outerHTML } = await devtools.send('DOM.getOuterHTML', { nodeId });
      borrowed.add(`${font.familyName}: ${outerHTML.slice(0, 80)}`);
    }
  }
  expect([...borrowed]).toEqual([]);
});

/** Rules of our stylesheets outside any cascade layer, by text. */
async function looseRules(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.styleSheets]
      .filter((sheet) => sheet.href)
      .flatMap((sheet) =>
        [...sheet.cssRules]
          .filter(
            (rule) => !(rule instanceof CSSLayerBlockRule || rule instanceof CSSLayerStatementRule),
          )
          .map((rule) => rule.cssText.slice(0, 80)),
      ),
  );
}
