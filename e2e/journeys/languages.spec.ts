import { expectHydrated } from '../support/hydrated';
import { getAhead } from '../support/rendered-ahead';
import { places } from '../support/run';
import { heading } from '../support/site';
import { expect, test } from '../support/test';

let origin: string;
test.beforeAll(() => {
  ({ origin } = places.get());
});

/** Of the pseudo-language, in which every translated letter that has one bears an accent. */
const PLAIN = /\b[a-z]{4,}\b/;

test('a page in another language comes with its words, and stays in it', async ({
  page,
  request,
}) => {
  const asked = new Set<string>();
  page.on('request', (one) => asked.add(new URL(one.url()).pathname));
  await test.step('rendered ahead, marked, and with the language’s scripts preloaded', async () => {
    const html = await (await getAhead(request, `${origin}/xa/terms`)).text();
    expect(html).toContain('<html lang="en-XA">');
    expect(html).toMatch(/<link rel="preload" as="script"[^>]*language-xa/);
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
  });
  await test.step('taken over by the browser as it is', async () => {
    await page.goto(`${origin}/xa/doctors?spec=dentist`);
    await expectHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    expect([...asked].filter((path) => path.includes('language-xa')).length).toBe(2);
  });
  await test.step('a link leads on in the language, and Back as well', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: /Ţéŕmš/ }).click();
    await expect(page).toHaveURL(`${origin}/xa/terms`);
    await page.goBack();
    await expect(page).toHaveURL(`${origin}/xa/doctors?spec=dentist`);
  });
});

test('names of lists are said in the language, ahead and in the browser', async ({
  page,
  request,
}) => {
  const html = await (await getAhead(request, `${origin}/hi/doctors?spec=dentist`)).text();
  expect(html).toContain('दाँतों के डॉक्टर');
  await page.goto(`${origin}/hi/doctors?spec=dentist`);
  await expectHydrated(page);
  await expect(heading(page)).toContainText('दाँतों के डॉक्टर');
});

test('a language that is offered is found, and each page names itself in all of them', async ({
  request,
}) => {
  for (const path of ['', '/hi', '/kn']) {
    const html = await (await getAhead(request, `${origin}${path}/doctors?spec=dentist`)).text();
    for (const [tag, prefix] of [
      ['en-IN', ''],
      ['hi-IN', '/hi'],
      ['kn-IN', '/kn'],
      ['x-default', ''],
    ]) {
      expect(html).toMatch(
        new RegExp(`hreflang="${tag}"[^>]*href="${origin}${prefix}/doctors\\?spec=dentist"`, 'i'),
      );
    }
    expect(html).not.toMatch(/<meta name="robots" content="noindex"/);
  }
});

test('an English page loads the words of no other language', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await page.goto(`${origin}/doctors?spec=dentist`);
  await expectHydrated(page);
  expect(asked.filter((path) => path.includes('language-'))).toEqual([]);
});

test('an address that was not rendered speaks the language, too', async ({ page }) => {
  await page.goto(`${origin}/xa/login`);
  await expect(heading(page)).not.toContainText(PLAIN);
  await expect(page).toHaveTitle(/Ļóĝíñ/);
});

test('who has chosen a language comes to it from addresses without one', async ({ page }) => {
  await page.context().addCookies([{ name: 'nukkad_language', value: 'hi', url: origin }]);
  await page.goto(`${origin}/doctors?spec=dentist`);
  await expect(page).toHaveURL(`${origin}/hi/doctors?spec=dentist`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByRole('button', { name: 'खोजें' }).first()).toBeVisible();
});
