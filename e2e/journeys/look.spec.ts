import type { Page } from '@playwright/test';
import { nightlyUnless } from '../support/nightly';
import { letIn } from '../support/session';
import { heading } from '../support/site';
import { expect, test } from '../support/test';

const addresses = ['/', '/doctors?spec=all', '/login', '/doctor-dashboard', '/styleguide'];

/** As `shared-ui/src/tokens/tokens.css` says it. */
const LAYERS = ['reset', 'tokens', 'base', 'ui', 'remotes', 'shell', 'utilities'];

// In the gate the build refuses a rule outside of them: layer-loader.js.
test(
  'no rule stands outside of the layers, and they stand in their order',
  nightlyUnless(false),
  async ({ page }) => {
    for (const address of addresses) {
      await test.step(address, async () => {
        await letIn(page, address);
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        expect(await looseRules(page)).toEqual([]);
        expect(await layerOrder(page)).toEqual(LAYERS);
      });
    }
  },
);

const scripts: [name: string, words: string, file: RegExp][] = [
  ['Hindi', 'नमस्ते', /noto-sans-devanagari-devanagari[^/]*\.woff2/],
  ['Kannada', 'ನಮಸ್ಕಾರ', /noto-sans-kannada-kannada[^/]*\.woff2/],
];

test('a script brings its letters, and only with words in it', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/doctors?spec=all');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.filter((url) => url.includes('noto'))).toEqual([]);
  for (const [name, words, file] of scripts) {
    await test.step(name, async () => {
      const arrived = page.waitForResponse(file);
      await heading(page).evaluate((element, text) => {
        element.textContent = text;
      }, words);
      expect((await arrived).status()).toBe(200);
    });
  }
});

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
  await page.goto('/styleguide');
  await expect(page.getByRole('heading', { name: 'Week grid' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await markNewLetters(page)).toBeGreaterThan(100);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  await devtools.send('DOM.getDocument', { depth: 0 });
  const { searchId, resultCount } = await devtools.send('DOM.performSearch', {
    query: '//*[@data-new-letters]',
  });
  const { nodeIds } = await devtools.send('DOM.getSearchResults', {
    searchId,
    fromIndex: 0,
    toIndex: resultCount,
  });
  const borrowed = new Set<string>();
  expect(nodeIds.length).toBeGreaterThan(10);
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const font of fonts.filter(({ isCustomFont }) => !isCustomFont)) {
      const { outerHTML } = await devtools.send('DOM.getOuterHTML', { nodeId });
      borrowed.add(`${font.familyName}: ${outerHTML.slice(0, 80)}`);
    }
  }
  expect([...borrowed]).toEqual([]);
});

/**
 * Marks elements that have a letter which no earlier one has in the same face: which font draws it
 * is asked of each, one by one. Returns the number of all elements with text.
 */
const markNewLetters = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>();
    const all = [...document.querySelectorAll<HTMLElement>('[data-ground="light"] *')];
    const withText = all.filter(({ childNodes }) =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
    );
    for (const element of withText) {
      const { fontFamily, fontWeight, fontStyle } = getComputedStyle(element);
      const face = `${fontFamily} ${fontWeight} ${fontStyle}`;
      const before = seen.size;
      for (const letter of element.textContent ?? '') seen.add(`${face} ${letter}`);
      if (seen.size > before) element.dataset.newLetters = '';
    }
    return withText.length;
  });

/** Cascade layers by their first mention, which decides; of a nested layer the outermost. */
const layerOrder = (page: Page) =>
  page.evaluate(() => {
    const mentions = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) => {
        if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
        return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
      }),
    );
    return [...new Set(mentions.map((name) => name.split('.')[0]))];
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
