import type { Category } from '@nukkad/platform/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import {
  answerOf,
  answerTo,
  card,
  countLists,
  filterBar,
  type Listing,
  listings,
  names,
  namesOf,
  pageLinks,
  results,
} from '../support/listing';
import { isEverything } from '../support/nightly';
import { takeAsReleased } from '../support/rendered-ahead';
import { expectNoSidewaysScroll, goBack, heading } from '../support/site';
import { expect, test } from '../support/test';

const trail = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });
const chips = (page: Page, label: string) => page.getByRole('navigation', { name: label });
const aside = (page: Page) => page.getByRole('complementary', { name: 'Forms and questions' });
const count = (page: Page) => results(page).getByRole('heading', { level: 2 });

/** Specialities of a profession in the directory's order. */
async function specialities(request: APIRequestContext, profession: string): Promise<Category[]> {
  const answer = await request.get('/api/category/getAllCategories');
  const all = (await answer.json()) as Category[];
  const root = all.find((one) => one.parent === null && one.profession === profession);
  const parts = all.filter(({ parent }) => parent === root?._id);
  return parts.sort((one, other) => one.order - other.order);
}

/** One screen renders all professions from their descriptors. */
const isFirst = ({ profession }: Listing) => profession === 'doctor';

for (const listing of listings) {
  const { profession, address, actions } = listing;
  const tag = isFirst(listing) ? [] : '@nightly';

  test(`${address}: its heading, chips, filters, cards, and what a card brings along`, {
    tag,
  }, async ({ page, request }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const answer = await answerOf(page, address);
    await expect(heading(page)).toHaveText(listing.heading);
    await expect(page).toHaveTitle(`${listing.heading} · Nukkad`);
    await expect(trail(page)).toContainText('Bangalore');
    await expect(names(page)).toHaveText(namesOf(answer));
    await expect(count(page)).toHaveText(
      new RegExp(`^${answer.total} .+ in HSR Layout and the rest of Bengaluru$`),
    );

    const parts = (await specialities(request, profession)).map((part) => part.categoryName);
    if (listing.chips) expect(parts).toEqual(listing.chips);
    for (const name of parts) {
      const chip = page.getByRole('main').locator('nav a', { hasText: name }).first();
      await expect(chip, name).toBeAttached();
    }
    for (const label of listing.filters) {
      await expect(filterBar(page).getByRole('button', { name: label, exact: true })).toBeVisible();
    }
    await expect(filterBar(page).getByRole('combobox', { name: 'Sort By' })).toBeVisible();
    for (const action of actions) {
      const control = card(page).locator('a, button').filter({ hasText: action });
      await expect(control.first(), action).toBeVisible();
    }

    await test.step('a card brings its professional along', async () => {
      const { _id, vendorName: name } = answer.vendors[0] ?? { _id: '', vendorName: '' };
      let letThrough = () => {};
      const held = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      await page.route('**/api/vendors/*', async (route) => {
        await held;
        await route.continue();
      });
      await names(page).first().getByRole('link').click();
      await expect(heading(page), 'before the server answers').toHaveText(name);
      letThrough();
      await expect(page).toHaveURL(new RegExp(`-detail\\?id=${_id}`));
    });
  });
}

test('nine specialities at a time, with arrows that end at the ends', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/doctors');
  const row = chips(page, 'Specialities');
  const shown = row.getByRole('link');
  const previous = row.getByRole('button', { name: 'Previous: Specialities' });
  const next = row.getByRole('button', { name: 'Next: Specialities' });
  await expect(shown).toHaveCount(10);
  await expect(shown.first()).toHaveText('All');
  await expect(shown.last()).toHaveText('Orthopedic');
  await expect(previous).toBeDisabled();
  await next.focus();
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('Enter');
  await expect(shown.last()).toHaveText('chiropractor');
  await expect(shown).toHaveCount(10);
  await expect(next).toBeDisabled();
  await previous.click();
  await expect(shown.last()).toHaveText('Hematologist');
});

test('ten subjects at a time, and the arrows go round', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const subjects = (await specialities(request, 'teacher')).map((one) => one.categoryName);
  expect(subjects).toHaveLength(20);
  await page.goto('/teachers');
  const row = chips(page, 'Subjects');
  const next = row.getByRole('button', { name: 'Next: Subjects' });
  const expectShown = (wanted: string[]) =>
    expect(row.getByRole('link')).toHaveText(['All', ...wanted]);
  await expectShown(subjects.slice(0, 10));
  await next.click();
  await expectShown(subjects.slice(10));
  await next.click();
  await expectShown(subjects.slice(0, 10));
  await row.getByRole('button', { name: 'Previous: Subjects' }).click();
  await expectShown(subjects.slice(10));
  await test.step('the banner follows the subject', async () => {
    await next.click();
    const main = page.getByRole('main');
    await expect(main).toContainText('Your first English lesson is a trial');
    await row.getByRole('link', { name: 'Physics', exact: true }).click();
    await expect(main).toContainText('Your first Physics lesson is a trial');
    await expect(heading(page)).toHaveText('Best Physics Teachers in HSR Layout');
  });
});

test('a speciality changes the list, the heading, the breadcrumb and the address', async ({
  page,
}) => {
  await page.goto('/doctors?spec=all&page=2&lang=kannada');
  await expect(names(page).first()).toBeVisible();
  const chosen = chips(page, 'Specialities').getByRole('link', { name: 'Pediatrician' });
  const answer = await answerTo(page, () => chosen.click());
  await expect(page).toHaveURL('/doctors?spec=pediatrician&lang=kannada');
  await expect(heading(page)).toHaveText('Best Pediatrician in HSR Layout');
  await expect(page).toHaveTitle('Best Pediatrician in HSR Layout · Nukkad');
  await expect(trail(page).getByRole('listitem')).toHaveText([
    'Bangalore',
    'Allopathic Doctors',
    'Pediatricians',
    'Best Pediatrician in HSR Layout',
  ]);
  await expect(chosen).toHaveAttribute('aria-current', /./);
  await expect(names(page)).toHaveText(namesOf(answer));
  for (const { subCategory, languages } of answer.vendors) {
    expect(subCategory?.categoryName).toBe('Pediatrician');
    expect(languages).toContain('Kannada');
  }
  await page.reload();
  await expect(names(page)).toHaveText(namesOf(answer));
  await goBack(page);
  await expect(page).toHaveURL('/doctors?spec=all&page=2&lang=kannada');
  await expect(heading(page)).toHaveText('Best Doctors in HSR Layout');
});

test('the place of the header is where is looked, until the address says otherwise', async ({
  page,
}) => {
  await page.goto('/doctors?spec=all&page=2&loc=indiranagar');
  await expect(heading(page)).toHaveText('Best Doctors in Indiranagar');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Location:/ })
    .click();
  await page.getByRole('combobox', { name: 'Locality, city or PIN code' }).fill('koramangala');
  const answer = await answerTo(page, () =>
    page
      .getByRole('option', { name: /Koramangala/ })
      .first()
      .click(),
  );
  expect(answer.place?.slug).toBe('koramangala');
  await expect(page).toHaveURL('/doctors?spec=all');
  await expect(heading(page)).toHaveText('Best Doctors in Koramangala');
  await expect(count(page)).toContainText('in Koramangala');
  await expect(card(page)).toContainText(`${answer.vendors[0]?.km?.toFixed(1)} km away`);
  await page.reload();
  await expect(heading(page)).toHaveText('Best Doctors in Koramangala');
});

test('a visit asks for its list once, and coming back asks no more', async ({ page }) => {
  await takeAsReleased(page);
  const { asked } = countLists(page);
  await page.goto('/doctors?spec=all');
  const name = (await names(page).first().textContent()) ?? '';
  // All requests of a visit are done once the last part of the page is rendered.
  await aside(page).scrollIntoViewIfNeeded();
  await expect(aside(page).getByRole('form', { name: 'Ask a free question' })).toBeVisible();
  expect(asked).toHaveLength(1);
  await names(page).first().getByRole('link').click();
  await expect(heading(page)).toHaveText(name);
  await goBack(page);
  await expect(names(page).first()).toHaveText(name);
  await aside(page).scrollIntoViewIfNeeded();
  await expect(aside(page).getByRole('form', { name: 'Ask a free question' })).toBeVisible();
  expect(asked, 'what was loaded a moment ago is good enough').toHaveLength(1);
});

test('pages: first, previous, next and last end where the list ends', { tag: '@nightly' }, async ({
  page,
  watch,
}) => {
  watch.provokes(/^console: Failed to load resource/);
  const first = await answerOf(page, '/doctors?spec=all');
  const link = (name: string) => pageLinks(page).getByRole('link', { name, exact: true });
  const isOff = (name: string) => expect(link(name)).toHaveAttribute('aria-disabled', 'true');
  await isOff('First page');
  await isOff('Previous page');
  await expect(link('Page 1')).toHaveAttribute('aria-current', 'page');
  const last = await answerTo(page, () => link('Last page').click());
  await expect(page).toHaveURL(`/doctors?spec=all&page=${first.totalPages}`);
  expect(last.page).toBe(first.totalPages);
  await expect(names(page)).toHaveText(namesOf(last));
  await isOff('Next page');
  await isOff('Last page');
  await answerTo(page, () => link('Previous page').click());
  await expect(page).toHaveURL(`/doctors?spec=all&page=${first.totalPages - 1}`);
  await link('First page').click();
  await expect(page).toHaveURL('/doctors?spec=all');
  await expect(names(page)).toHaveText(namesOf(first));
  await test.step('a page past the end says so, and leads to the first', async () => {
    await page.goto('/doctors?spec=all&page=9999');
    await expect(results(page)).toContainText('This page is past the end of the list');
    await page.getByRole('link', { name: 'Go to page 1' }).click();
    await expect(page).toHaveURL('/doctors?spec=all');
    await expect(names(page)).toHaveCount(10);
  });
});

test('a category, also after a refresh, has its parts and its best people', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const parts = await specialities(request, 'labour');
  await page.goto('/labour');
  await page.reload();
  await expect(heading(page)).toHaveText('Labour');
  for (const { categoryName } of parts) {
    const part = page.getByRole('main').getByRole('link', { name: categoryName, exact: true });
    await expect(part.first()).toBeVisible();
  }
  const people = page.getByRole('region', { name: 'Best rated labourers' });
  await expect(
    people.getByRole('listitem').getByRole('button', { name: /^Call/ }).first(),
  ).toBeVisible();
  await people.getByRole('link', { name: /^See all \d+ labourers/ }).click();
  await expect(heading(page)).toHaveText('Best Labours in HSR Layout');
});

test('ten kinds of government offices bring their departments along', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const offices = await (await request.get('/api/gov-offices')).json();
  expect(offices).toHaveLength(10);
  await page.goto('/govt.%20officers');
  await expect(heading(page)).toHaveText('Government Offices');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(offices.map((office: { heading: string }) => office.heading));
  const [office] = offices;
  const item = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: office.heading, exact: true }) });
  for (const key of ['detail1', 'detail2', 'detail3', 'detail4', 'detail5']) {
    await expect(item).toContainText(office[key]);
  }
  await page.getByRole('link', { name: office.heading, exact: true }).click();
  await expect(page).toHaveURL(`/govt-offices-detail?office=${office.slug}`);
  await expect(heading(page)).toContainText(office.heading);
  const { heading: brought, detail5 } = await page.evaluate(() => {
    const { usr, ...own } = history.state ?? {};
    return { ...own, ...usr };
  });
  expect([brought, detail5]).toEqual([office.heading, office.detail5]);
});

test('other spellings of an address open its listing, also after a refresh', async ({ page }) => {
  const strange = [
    ['/ca%27s', '/ca', 'Best Chartered Accountants in HSR Layout'],
    ['/govt. officers', '/govt', 'Government Offices'],
  ];
  const plain = [
    ['/ca', '/ca', 'Best Chartered Accountants in HSR Layout'],
    ['/govt-officers', '/govt', 'Government Offices'],
  ];
  for (const [alias = '', documented = '', title = ''] of [
    ...strange,
    ...(isEverything ? plain : []),
  ]) {
    await test.step(alias, async () => {
      await page.goto(encodeURI(decodeURI(alias)));
      await page.reload();
      await expect(heading(page)).toHaveText(title);
      await expect(page).toHaveURL((url) => url.pathname.startsWith(documented));
    });
  }
});

test('the list by keyboard: to a speciality, to a person, and back', async ({ page }) => {
  await page.goto('/labours');
  const first = names(page).first().getByRole('link');
  await expect(first).toBeVisible();
  const tabTo = async (name: string) => {
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      if (await link.first().evaluate((one) => one === document.activeElement)) return;
    }
    throw new Error(`Sixty tabs did not reach ${name}.`);
  };
  await tabTo('Electrician');
  const { vendors } = await answerTo(page, () => page.keyboard.press('Enter'));
  await expect(heading(page)).toHaveText('Best Electrician in HSR Layout');
  const name = vendors[0]?.vendorName ?? '';
  await expect(names(page).first()).toHaveText(name);
  await tabTo(name);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(name);
  await goBack(page);
  await expect(heading(page)).toHaveText('Best Electrician in HSR Layout');
});

const addressesOf = (some: Listing[]) => some.map(({ address }) => address);

test('at no width does a listing stick out sideways', { tag: '@nightly' }, ({ page }) => {
  test.slow();
  return expectNarrowEnough(page, [...addressesOf(listings.filter(isFirst)), '/govt-officers']);
});

test('nor does any other', { tag: '@nightly' }, ({ page }) => {
  test.slow();
  const kinds = ['/doctor', '/engineers?q=doctor'];
  const others = addressesOf(listings.filter((one) => !isFirst(one)));
  return expectNarrowEnough(page, [...others, ...kinds]);
});

async function expectNarrowEnough(page: Page, addresses: string[]): Promise<void> {
  const loading = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^Loading/ });
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.setViewportSize({ width: 320, height: 740 });
      await page.goto(encodeURI(address));
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      for (const width of [320, 360, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await expect(loading).toHaveCount(0);
        await expectNoSidewaysScroll(page);
      }
    });
  }
}
