import type { Facet, FacetName, Vendor, VendorsAnswer } from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
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
import { expectSameDocument, goBack, heading, mark } from '../support/site';
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

const menu = (page: Page, label: string) =>
  filterBar(page).getByRole('button', { name: new RegExp(`^${label}( \\(\\d+\\))?$`) });
const choices = (page: Page, label: string) =>
  page.getByRole('group', { name: label, exact: true });
const applied = (page: Page) => page.getByRole('group', { name: 'Applied filters' });
const count = (page: Page) => results(page).getByRole('heading', { level: 2 });
const sort = (page: Page) => filterBar(page).getByRole('combobox', { name: 'Sort By' });

async function choose(page: Page, label: string, option: string | RegExp): Promise<VendorsAnswer> {
  await menu(page, label).click();
  const choice = choices(page, label).getByRole('checkbox', { name: option });
  const answer = await answerTo(page, () => choice.click());
  await expect(choice).toBeChecked();
  return answer;
}

for (const { profession, address } of listings) {
  // The API counts all professions with the same code; these two have the most different filters.
  const isOne = profession === 'doctor' || profession === 'advocate';
  test(`${profession}: every choice holds as many as it promises`, {
    tag: isOne ? [] : '@nightly',
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

test('what nobody has cannot be chosen, and the number of results is told once', async ({
  page,
}) => {
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
  await expect(told).toHaveText(`${total} Dentists in and near HSR Layout, anywhere in Bengaluru`);
  const answer = await choose(page, 'Gender', /^Female/);
  await expect(told).toHaveText(
    `${answer.total} Dentists in and near HSR Layout, anywhere in Bengaluru`,
  );
  expect(asked).toHaveLength(before + 1);
});

test('several choices of one filter are any of them; filters together are all of them', async ({
  page,
}) => {
  await answerOf(page, '/doctors?spec=all&page=3');
  await choose(page, 'Languages Known', /^Tamil/);
  // Any choice resets the page number.
  await expect(page).toHaveURL('/doctors?spec=all&lang=tamil');
  const either = await answerTo(page, () =>
    choices(page, 'Languages Known').getByRole('checkbox', { name: /^Urdu/ }).click(),
  );
  await expect(page).toHaveURL('/doctors?spec=all&lang=tamil,urdu');
  for (const { languages } of either.vendors) {
    expect(languages.includes('Tamil') || languages.includes('Urdu')).toBe(true);
  }
  await expect(menu(page, 'Languages Known')).toContainText('(2)');
  await page.keyboard.press('Escape');
  const both = await choose(page, 'Gender', /^Female/);
  expect(both.total).toBeLessThan(either.total);
  await page.keyboard.press('Escape');
  await expect(applied(page).getByRole('link')).toHaveText(['Female', 'Tamil', 'Urdu']);

  await page.reload();
  await expect(applied(page).getByRole('link')).toHaveText(['Female', 'Tamil', 'Urdu']);
  await expect(names(page)).toHaveText(namesOf(both));
  await goBack(page);
  await expect(applied(page).getByRole('link')).toHaveText(['Tamil', 'Urdu']);
  await expect(names(page)).toHaveText(namesOf(either));
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/doctors?spec=all');
});

const money = ({ fee }: Vendor) => fee?.amount ?? Number.NaN;
const byValue: [option: string, value: (vendor: Vendor) => number, direction: 1 | -1][] = [
  ['Fee: low to high', money, 1],
  ['Fee: high to low', money, -1],
  ['Experience', ({ experienceYears }) => experienceYears, -1],
  ['Distance', ({ km }) => km ?? Number.NaN, 1],
  ['Soonest', ({ nextSlots }) => Date.parse(nextSlots[0] ?? '9999-01-01'), 1],
];

test('Sort By puts them in the order it says', async ({ page }) => {
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

test('Top Rated, Popular and Quick Response are pressed, and let go', async ({ page }) => {
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

test('distance from where somebody stands, who is asked once', async ({ page, context }) => {
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

test('who does not tell where they stand has distances from the place of the header', async ({
  page,
}) => {
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

test('nobody fits: it says why, and offers one way on', async ({ page, watch }) => {
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

test('a filter by keyboard alone: focus stays, Escape closes, and Back takes it back', async ({
  page,
}) => {
  await answerOf(page, '/doctors');
  await menu(page, 'Gender').focus();
  await page.keyboard.press('Enter');
  await expect(choices(page, 'Gender')).toBeVisible();
  await page.keyboard.press('Tab');
  await answerTo(page, () => page.keyboard.press('Space'));
  await expect(page).toHaveURL('/doctors?gender=female');
  const choice = choices(page, 'Gender').getByRole('checkbox', { name: /^Female/ });
  await expect(choice).toBeChecked();
  await expect(choice).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(choices(page, 'Gender')).toBeHidden();
  await expect(menu(page, 'Gender')).toBeFocused();
  await goBack(page);
  await expect(page).toHaveURL('/doctors');
  await expect(applied(page).getByRole('link')).toHaveCount(0);
});

test('All filters opens every choice in one place', async ({ page }) => {
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

test('on a phone Sort and Filters stay in sight, and the sheet counts live', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { total } = await answerOf(page, '/doctors?spec=all');
  await names(page).nth(6).scrollIntoViewIfNeeded();
  const opener = filterBar(page).getByRole('button', { name: /^Filters/ });
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(opener).toBeInViewport();
    await opener.click();
    await expect(sheet.getByRole('button', { name: `Show ${total} doctors` })).toBeInViewport();
    if (width === 360) await page.keyboard.press('Escape');
    if (width === 360) await expect(sheet).toBeHidden();
  }
  const answer = await answerTo(page, () =>
    sheet.getByRole('checkbox', { name: /^Female/ }).click(),
  );
  const show = sheet.getByRole('button', { name: `Show ${answer.total} doctors` });
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(opener).toHaveText('Filters (1)');
  await expect(page).toHaveURL('/doctors?spec=all&gender=female');
  await filterBar(page).getByRole('button', { name: 'Sort' }).click();
  const orders = page.getByRole('dialog', { name: 'Sort By' });
  await answerTo(page, () => orders.getByRole('radio', { name: 'Experience' }).click());
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/doctors?spec=all&gender=female&sort=experience');
});

test('a filter whose answer does not come apologises, and Retry brings it', async ({
  page,
  watch,
}) => {
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
