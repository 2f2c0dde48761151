import type { SearchAnswer, VendorsAnswer } from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import {
  answerOf,
  answerTo,
  card,
  countLists,
  filterBar,
  names,
  namesOf,
  results,
} from '../support/listing';
import { isEverything } from '../support/nightly';
import { takeAsReleased } from '../support/rendered-ahead';
import { expectNoSidewaysScroll, expectSameDocument, goBack, heading, mark } from '../support/site';
import { expect, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');
const chips = (page: Page, label: string) => page.getByRole('navigation', { name: label });
const searchBox = (page: Page) => main(page).getByRole('searchbox', { name: 'Search doctors' });

async function search(page: Page, term: string): Promise<SearchAnswer> {
  const address = `/engineers?${new URLSearchParams({ q: term })}`;
  return (await answerOf(page, address)) as SearchAnswer;
}

test('from the home page by keyboard: words, Enter, a person, and back', async ({ page }) => {
  await page.goto('/');
  await main(page).getByRole('combobox', { name: 'What are you looking for?' }).focus();
  await page.keyboard.type('plumber');
  const { vendors } = await answerTo(page, () => page.keyboard.press('Enter'));
  await expect(page).toHaveURL(/\/engineers\?q=plumber(&loc=hsr-layout)?$/);
  await expect(heading(page)).toHaveText('Results for “plumber” in HSR Layout');
  await expect(heading(page)).toBeFocused();
  const name = vendors[0]?.vendorName ?? '';
  await names(page).first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(name);
  await goBack(page);
  await expect(names(page).first()).toHaveText(name);
});

test('results of every profession, each with the card of its own', async ({ page }) => {
  await takeAsReleased(page);
  const { asked } = countLists(page);
  const answer = await search(page, 'kannada');
  await expect(heading(page)).toHaveText('Results for “kannada” in HSR Layout');
  await expect(names(page)).toHaveText(namesOf(answer));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  for (const [index, { profession, _id }] of answer.vendors.entries()) {
    const link = card(page, index).getByRole('heading').getByRole('link');
    await expect(link).toHaveAttribute('href', `/${profession}-detail?id=${_id}`);
  }
  const last = names(page).last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeVisible();
  expect(asked, 'one call per visit').toHaveLength(1);
});

test('chips of professions count what they hold', { tag: '@nightly' }, async ({ page }) => {
  const answer = await search(page, 'kumar');
  expect(answer.professions.length).toBeGreaterThan(1);
  const row = chips(page, 'Professions');
  for (const { profession, label, count } of answer.professions) {
    const chip = row.getByRole('link', { name: `${label} (${count})`, exact: true });
    const narrowed = await answerTo(page, () => chip.click());
    await expect(page).toHaveURL((url) => url.searchParams.get('type') === profession);
    expect(narrowed.total, label).toBe(count);
    await expect(names(page)).toHaveText(namesOf(narrowed));
    for (const vendor of narrowed.vendors) expect(vendor.profession).toBe(profession);
  }
  await row.getByRole('link', { name: /^All/ }).click();
  await expect(names(page)).toHaveText(namesOf(answer));
});

test('a misspelt word is taken for what it means, and says so', { tag: '@nightly' }, async ({
  page,
}) => {
  const { corrected, total } = await search(page, 'dentst');
  expect(total).toBeGreaterThan(0);
  expect(corrected?.toLowerCase()).toBe('dentist');
  await expect(main(page)).toContainText(`Showing results for “${corrected}”`);
  await expect(heading(page), 'what was typed is not changed').toContainText('“dentst”');
  await expect(card(page)).toContainText('Dentist');
});

test('a correction is taken back by keyboard', { tag: '@nightly' }, async ({ page }) => {
  await search(page, 'dentst');
  await main(page).getByRole('link', { name: '“dentst”' }).focus();
  await answerTo(page, () => page.keyboard.press('Enter'));
  await expect(page).toHaveURL('/engineers?q=dentst&exact=1');
  await expect(main(page)).not.toContainText('Showing results for');
  await expect(heading(page)).toContainText('“dentst”');
});

test('filters in the words are shown, and taken off by keyboard', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.goto('/');
  await main(page).getByRole('combobox', { name: 'What are you looking for?' }).focus();
  await page.keyboard.type('lady dentist under 500');
  const first = (await answerTo(page, () => page.keyboard.press('Enter'))) as SearchAnswer;
  expect(first.understood.map(({ field }) => field).sort()).toEqual(['fee', 'gender']);
  expect(first.meant?.label).toBe('Dentist');
  const chosen = main(page).getByRole('group', { name: 'From your words' }).getByRole('link');
  await expect(chosen).toHaveText(first.understood.map(({ label }) => label));
  await chosen.first().focus();
  const wider = await answerTo(page, () => page.keyboard.press('Enter'));
  expect(wider.total).toBeGreaterThanOrEqual(first.total);
  await expect(chosen).toHaveText([first.understood[1]?.label ?? '']);
  await expect(names(page)).toHaveText(namesOf(wider));
  await goBack(page);
  await expect(chosen).toHaveCount(2);
  await expect(names(page)).toHaveText(namesOf(first));
});

test('a word in a language of the place, also after a refresh', { tag: '@nightly' }, async ({
  page,
}) => {
  for (const [term, meant] of [
    ['ಹಲ್ಲು', 'Dentist'],
    ['डॉक्टर', 'Doctor'],
  ] as const) {
    await test.step(term, async () => {
      const answer = await search(page, term);
      expect(answer.total).toBeGreaterThan(0);
      expect(answer.meant?.label).toBe(meant);
      await expect(heading(page)).toContainText(`“${term}”`);
      await expect(chips(page, 'Best category').getByRole('link')).toHaveText(meant);
      await expect(names(page)).toHaveText(namesOf(answer));
    });
  }
  await page.reload();
  await expect(heading(page)).toContainText('“डॉक्टर”');
});

test('the best category leads to its listing', { tag: '@nightly' }, async ({ page }) => {
  await search(page, 'tooth pain');
  await chips(page, 'Best category').getByRole('link', { name: 'Dentist' }).click();
  await expect(page).toHaveURL('/doctors?spec=dentist');
  await expect(heading(page)).toHaveText('Best Dentist in HSR Layout');
  await goBack(page);
  await expect(heading(page)).toContainText('“tooth pain”');
  await test.step('without words the address is the listing of engineers', async () => {
    for (const address of ['/engineers', '/engineers?q=', '/engineers?q=%20%20']) {
      await page.goto(address);
      await expect(heading(page)).toHaveText('Best Engineers in HSR Layout');
    }
  });
});

test('results are filtered and paged like any list, and a refresh keeps them', async ({ page }) => {
  const all = await search(page, 'doctor');
  const quick = await answerTo(page, () =>
    filterBar(page).getByRole('button', { name: 'Quick Response' }).click(),
  );
  await expect(page).toHaveURL('/engineers?q=doctor&quick=1');
  expect(quick.total).toBeLessThan(all.total);
  const next = page.getByRole('link', { name: 'Next page' });
  const second: VendorsAnswer = await answerTo(page, () => next.click());
  await expect(page).toHaveURL('/engineers?q=doctor&quick=1&page=2');
  await page.reload();
  await expect(names(page)).toHaveText(namesOf(second));
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/engineers?q=doctor');
  await expect(names(page)).toHaveText(namesOf(all));
});

test('words that find nobody: it says so, and offers others and one way on', {
  tag: '@nightly',
}, async ({ page }) => {
  const { total } = await search(page, 'zzzzqqqq');
  expect(total).toBe(0);
  await expect(heading(page)).toContainText('“zzzzqqqq”');
  await expect(results(page)).toContainText('Nobody found for “zzzzqqqq”');
  const others = results(page).getByRole('navigation', { name: 'Others look for' });
  await expect(others.getByRole('link').first()).toBeVisible();
  await results(page).getByRole('link', { name: 'Choose a category' }).click();
  await expect(heading(page)).toHaveText(/Discover & Search/);
});

test('strange words are words', async ({ page }) => {
  const others = ["'; DROP TABLE vendors; --", '😀 %'];
  const some = ['</script><script>alert(1)</script>', 'x'.repeat(400)];
  for (const term of [...some, ...(isEverything ? others : [])]) {
    await test.step(term.slice(0, 30), async () => {
      await search(page, term);
      await expect(heading(page)).toContainText(`“${term.slice(0, 20)}`);
      await expectNoSidewaysScroll(page);
    });
  }
});

test('a search whose answer does not come apologises, and Retry brings it', {
  tag: '@nightly',
}, async ({ page, watch }) => {
  watch.provokes(/^console: Failed to load resource/);
  await takeAsReleased(page);
  await page.route('**/api/search?*', (route) => route.abort('connectionrefused'));
  await page.goto('/engineers?q=plumber');
  await mark(page);
  const alert = results(page).getByRole('alert');
  await expect(alert).toContainText('could not be loaded');
  await page.unroute('**/api/search?*');
  const answer = await answerTo(page, () => alert.getByRole('button', { name: 'Retry' }).click());
  await expect(names(page)).toHaveText(namesOf(answer));
  await expectSameDocument(page);
});

test('the field of the doctors searches among doctors, and Back takes it back', {
  tag: '@nightly',
}, async ({ page }) => {
  await answerOf(page, '/doctors');
  await expect(searchBox(page)).toHaveAttribute(
    'placeholder',
    'Search doctors, advocates, teachers and many more.....',
  );
  await searchBox(page).fill('skin');
  const answer = await answerTo(page, () => searchBox(page).press('Enter'));
  await expect(page).toHaveURL('/doctors?spec=all&q=skin');
  expect(answer.total).toBeGreaterThan(0);
  await expect(names(page)).toHaveText(namesOf(answer));
  for (const { profession } of answer.vendors) expect(profession).toBe('doctor');
  await page.getByRole('link', { name: 'Remove “skin”' }).click();
  await expect(page).toHaveURL('/doctors?spec=all');
  await expect(searchBox(page)).toHaveValue('');
  await goBack(page);
  await expect(searchBox(page)).toHaveValue('skin');

  await test.step('words that mean another profession are told where they find more', async () => {
    await searchBox(page).fill('plumber');
    await main(page).getByRole('button', { name: 'Search', exact: true }).click();
    const way = main(page).getByRole('link', { name: 'Show labourers' });
    await expect(way).toBeVisible();
    const found = await answerTo(page, () => way.click());
    await expect(heading(page)).toHaveText('Results for “plumber” in HSR Layout');
    for (const { profession } of found.vendors) expect(profession).toBe('labour');
  });
});
