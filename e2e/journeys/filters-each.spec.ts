import type { Facet, FacetName, Vendor, VendorsAnswer } from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import { applied, choices, choose, menu } from '../support/filters';
import {
  answerOf,
  answerTo,
  countLists,
  filterBar,
  listings,
  names,
  namesOf,
  results,
} from '../support/listing';
import { expectSameDocument, heading, mark } from '../support/site';
import { expect, test } from '../support/test';

/** Labels of the filters with a list of options. */
const labels: Record<FacetName, string> = {
  gender: 'Gender',
  lang: 'Languages Known',
  fee: 'Price',
  exp: 'Experience',
  rating: 'Ratings',
  level: 'Level',
  court: 'Court',
  avail: 'Available',
  city: 'City',
  state: 'State',
};

const TWO_HOURS = 2 * 60 * 60_000;

const count = (page: Page) => results(page).getByRole('heading', { level: 2 });
const sort = (page: Page) => filterBar(page).getByRole('combobox', { name: 'Sort By' });

for (const { profession, address } of listings) {
  test(`${profession}: every choice holds as many as it promises`, {
    tag: '@nightly',
  }, async ({ page }) => {
    test.slow();
    const { facets, total } = await answerOf(page, address);
    for (const { name, options } of facets) {
      if ((await menu(page, labels[name]).count()) === 0) continue;
      const option = options.find((one) => one.count > 0 && one.count < total) ?? options[0];
      if (!option || option.count === 0) continue;
      const answer = await choose(page, labels[name], `${option.label} (${option.count})`);
      expect(answer.total, `${name}=${option.value}`).toBe(option.count);
      expect(new URL(page.url()).searchParams.get(name)).toBe(option.value);
      await expect(count(page)).toContainText(`${option.count} `);
      await expect(names(page)).toHaveText(namesOf(answer));
      await page.keyboard.press('Escape');
      await applied(page)
        .getByRole('link', { name: `Remove ${option.label}` })
        .click();
      await expect(applied(page).getByRole('link')).toHaveCount(0);
      await expect(count(page)).toContainText(`${total} `);
    }
  });
}

test('what nobody has cannot be chosen, and the number of results is told once', {
  tag: '@nightly',
}, async ({ page }) => {
  const { asked } = countLists(page);
  const { facets, total } = await answerOf(page, '/doctors');
  const lang = facets.find(({ name }) => name === 'lang');
  const nobody = lang?.options.filter((option) => option.count === 0) ?? [];
  expect(nobody.length, 'the sample has languages that no dentist speaks').toBeGreaterThan(0);
  await menu(page, 'Languages Known').click();
  for (const { label } of nobody) {
    const choice = choices(page, 'Languages Known').getByRole('checkbox', { name: `${label} (0)` });
    await expect(choice).toBeDisabled();
  }
  await page.keyboard.press('Escape');

  const before = asked.length;
  const told = results(page).getByRole('status');
  await expect(told, 'to those who cannot see it').toHaveCount(1);
  await expect(told).toHaveText(`${total} Dentists in HSR Layout and the rest of Bengaluru`);
  const answer = await choose(page, 'Gender', /^Female/);
  await expect(told).toHaveText(`${answer.total} Dentists in HSR Layout and the rest of Bengaluru`);
  expect(asked).toHaveLength(before + 1);
});

const money = ({ fee }: Vendor) => fee?.amount ?? Number.NaN;
const byValue: [option: string, value: (vendor: Vendor) => number, direction: 1 | -1][] = [
  ['Fee: low to high', money, 1],
  ['Fee: high to low', money, -1],
  ['Experience', ({ experienceYears }) => experienceYears, -1],
  ['Distance', ({ km }) => km ?? Number.NaN, 1],
  ['Soonest', ({ nextSlots }) => Date.parse(nextSlots[0] ?? '9999-01-01'), 1],
];

test('Sort By puts them in the order it says', { tag: '@nightly' }, async ({ page }) => {
  test.slow();
  await answerOf(page, '/doctors?spec=all');
  for (const [option, value, direction] of byValue) {
    await test.step(option, async () => {
      const answer = await answerTo(page, () => sort(page).selectOption(option));
      const order = answer.vendors.map(value);
      expect(order).toHaveLength(10);
      expect(order).toEqual([...order].sort((one, other) => direction * (one - other)));
      await expect(names(page)).toHaveText(namesOf(answer));
    });
  }
  const [last] = byValue.at(-1) ?? [''];
  await page.reload();
  await expect(sort(page).locator('option:checked')).toHaveText(last);
});

test('Top Rated, Popular and Quick Response are pressed, and let go', { tag: '@nightly' }, async ({
  page,
}) => {
  const before = await answerOf(page, '/doctors?spec=all');
  const press = (name: string) => filterBar(page).getByRole('button', { name, exact: true });
  const top = await answerTo(page, () => press('Top Rated').click());
  await expect(page).toHaveURL('/doctors?spec=all&sort=rating');
  await expect(press('Top Rated')).toHaveAttribute('aria-pressed', 'true');
  await expect(sort(page).locator('option:checked')).toHaveText('Rating');
  const ratings = top.vendors.map(({ rating }) => rating?.average ?? 0);
  const all = before.vendors.map(({ rating }) => rating?.average ?? 0);
  expect(Math.min(...ratings)).toBeGreaterThanOrEqual(Math.min(...all));
  await answerTo(page, () => press('Popular').click());
  await expect(page).toHaveURL('/doctors?spec=all&sort=popular');
  await expect(press('Top Rated')).toHaveAttribute('aria-pressed', 'false');
  await press('Popular').click();
  const quick = await answerTo(page, () => press('Quick Response').click());
  await expect(page).toHaveURL('/doctors?spec=all&quick=1');
  expect(quick.total).toBeLessThan(before.total);
  for (const { replyMinutes } of quick.vendors) expect(replyMinutes).toBeLessThanOrEqual(240);
  const fastest = quick.vendors.filter(({ replyMinutes }) => (replyMinutes ?? 99) <= 20);
  await expect(results(page).getByText('Replies within')).toHaveCount(fastest.length);

  await test.step('Available Now means a free time within two hours', async () => {
    const { facets } = await answerOf(page, '/doctors?spec=all');
    if (countOfNow(facets) === 0) {
      await expect(press('Available Now'), 'nobody is free at this hour').toBeDisabled();
      return;
    }
    const answer = await answerTo(page, () => press('Available Now').click());
    await expect(page).toHaveURL('/doctors?spec=all&avail=now');
    // From the same response: between two, a quarter of an hour may end.
    expect(answer.total).toBe(countOfNow(answer.facets));
    for (const { nextSlots } of answer.vendors) {
      expect(Date.parse(nextSlots[0] ?? '') - Date.now()).toBeLessThanOrEqual(TWO_HOURS);
    }
  });
});

/** Number of vendors with a free slot within two hours. */
const countOfNow = (facets: Facet[]) =>
  facets.find(({ name }) => name === 'avail')?.options.find(({ value }) => value === 'now')?.count;

/** Counts the page's geolocation requests. */
async function countQuestions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { geolocation } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    Object.assign(window, { asked: 0 });
    geolocation.getCurrentPosition = (...told) => {
      (window as unknown as { asked: number }).asked += 1;
      ask(...told);
    };
  });
  return () => page.evaluate(() => (window as unknown as { asked: number }).asked);
}

async function within(page: Page, km: number): Promise<VendorsAnswer> {
  return answerTo(page, () =>
    page.getByRole('radio', { name: `Within ${km} km`, exact: true }).click(),
  );
}

test('distance from where somebody stands, who is asked once', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 12.978541, longitude: 77.640239 });
  const questions = await countQuestions(page);
  await answerOf(page, '/doctors?spec=all');
  await menu(page, 'Distance').click();
  await expect(page.getByText(/asked for its position once/)).toBeVisible();
  const near = await within(page, 5);
  await expect(page).toHaveURL('/doctors?spec=all&lat=12.979&lng=77.64&r=5');
  const wide = await within(page, 25);
  expect(await questions()).toBe(1);
  expect(wide.total).toBeGreaterThan(near.total);
  for (const { km } of near.vendors) expect(km).toBeLessThanOrEqual(5);
  await page.keyboard.press('Escape');
  await applied(page).getByRole('link', { name: 'Remove Within 25 km' }).click();
  await expect(page).toHaveURL('/doctors?spec=all');
});

test('who does not tell where they stand has distances from the place of the header', {
  tag: '@nightly',
}, async ({ page }) => {
  const questions = await countQuestions(page);
  await answerOf(page, '/doctors?spec=all');
  await menu(page, 'Distance').click();
  const near = await within(page, 2);
  await expect(page).toHaveURL('/doctors?spec=all&r=2');
  await expect(
    page.getByText(/distances count from the middle of HSR Layout/).last(),
  ).toBeVisible();
  expect(near.place?.slug).toBe('hsr-layout');
  for (const { km } of near.vendors) expect(km).toBeLessThanOrEqual(2);
  await within(page, 10);
  expect(await questions(), 'a no is a no').toBe(1);
});

test('nobody fits: it says why, and offers one way on', { tag: '@nightly' }, async ({
  page,
  watch,
}) => {
  watch.provokes(/^console: Failed to load resource/);
  const answer = await answerOf(page, '/doctors?q=zzzzqqq&gender=female');
  expect(answer.total).toBe(0);
  await expect(results(page)).toContainText('No Dentists match all of this');
  await expect(results(page).getByRole('link')).toHaveCount(1);
  await results(page)
    .getByRole('link', { name: /^Remove/ })
    .click();
  await expect(page).toHaveURL(/\/doctors\?q=zzzzqqq$/);

  await test.step('nobody that near: it offers the whole city', async () => {
    await answerOf(page, '/officers?spec=all&loc=whitefield&r=2&lang=marathi');
    await results(page).getByRole('link', { name: 'Look in all of Bengaluru' }).click();
    await expect(page).not.toHaveURL(/r=2/);
  });
  await test.step('an address that asks for something unknown can be cleared', async () => {
    await page.goto(
      '/doctors?spec=all&lang=klingon&loc=nowhere-at-all&page=-4&r=7&sort=%3Cscript%3E',
    );
    await page.getByRole('link', { name: 'Clear the filters' }).click();
    await expect(page).toHaveURL('/doctors?spec=all');
    await expect(names(page)).toHaveCount(10);
  });
});

test('All filters opens every choice in one place', { tag: '@nightly' }, async ({ page }) => {
  const { total } = await answerOf(page, '/doctors');
  await filterBar(page).getByRole('button', { name: 'All filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer.getByRole('button', { name: `Show ${total} Dentists` })).toBeVisible();
  const answer = await answerTo(page, () =>
    drawer.getByRole('switch', { name: 'Quick Response' }).click(),
  );
  await drawer.getByRole('button', { name: `Show ${answer.total} ` }).click();
  await expect(drawer).toBeHidden();
  await expect(filterBar(page).getByRole('button', { name: 'All filters' })).toBeFocused();
  await expect(applied(page).getByRole('link')).toHaveText(['Quick Response']);
});

test('a filter whose answer does not come apologises, and Retry brings it', {
  tag: '@nightly',
}, async ({ page, watch }) => {
  watch.provokes(/^console: Failed to load resource/);
  await answerOf(page, '/doctors?spec=all');
  await mark(page);
  const lists = '**/getVendorsByCategory?*';
  await page.route(lists, (route) => route.abort('connectionrefused'));
  await menu(page, 'Gender').click();
  await choices(page, 'Gender')
    .getByRole('checkbox', { name: /^Female/ })
    .click();
  const alert = results(page).getByRole('alert');
  await expect(alert).toBeVisible();
  await expect(heading(page), 'the page stays').toHaveText('Best Doctors in HSR Layout');
  await page.unroute(lists);
  const answer = await answerTo(page, () => alert.getByRole('button', { name: 'Retry' }).click());
  await expect(names(page)).toHaveText(namesOf(answer));
  await expect(alert).toBeHidden();
  await expect(page).toHaveURL('/doctors?spec=all&gender=female');
  await expectSameDocument(page);
});
