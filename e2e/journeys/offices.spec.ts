import type { GovOffice, GovOfficeDetails } from '@nukkad/platform/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { isEverything } from '../support/nightly';
import { cutOff, holdBack, read, tabTo } from '../support/profile';
import { takeAsReleased } from '../support/rendered-ahead';
import {
  expectFrame,
  expectNoSidewaysScroll,
  expectSameDocument,
  goBack,
  goWithin,
  heading,
  mark,
} from '../support/site';
import { expect, test } from '../support/test';

const CHOOSE = '/govt-offices-detail';

const officesOf = (request: APIRequestContext) => read<GovOffice[]>(request, '/api/gov-offices');
const officeOf = (request: APIRequestContext, slug: string) =>
  read<GovOfficeDetails>(request, `/api/gov-offices/${slug}`);
const addressOf = ({ slug }: GovOffice) => `${CHOOSE}?office=${slug}`;
const chip = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });
const department = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 2, name, exact: true });
const part = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

async function finance(request: APIRequestContext): Promise<GovOfficeDetails> {
  const offices = await officesOf(request);
  const found = offices.find(({ detail1 }) => detail1 === 'State Department of Finance');
  return officeOf(request, found?.slug ?? '');
}

test('every department of an office has its panel', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  test.slow();
  const offices = await officesOf(request);
  expect(offices).toHaveLength(10);
  await expectDepartments(page, request, offices.slice(0, 1));
});

test('so has every department of every other office', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  await expectDepartments(page, request, (await officesOf(request)).slice(1));
});

async function expectDepartments(
  page: Page,
  request: APIRequestContext,
  offices: GovOffice[],
): Promise<void> {
  for (const one of offices) {
    const office = await officeOf(request, one.slug);
    const { detail1, detail2, detail3, detail4, detail5, departments } = office;
    const names = [detail1, detail2, detail3, detail4, detail5];
    expect(departments.map(({ name }) => name)).toEqual(names);
    await page.goto(addressOf(office));
    await expect(heading(page)).toHaveText(office.heading);
    await mark(page);
    for (const one of departments) {
      await chip(page, one.name).click();
      await expectDepartment(page, office.slug, one);
    }
    await expectSameDocument(page);
  }
}

type Department = GovOfficeDetails['departments'][number];

async function expectDepartment(page: Page, office: string, one: Department): Promise<void> {
  const { slug, name, about, officers, services, documents, address, phone } = one;
  await expect(page).toHaveURL(new RegExp(`office=${office}&department=${slug}(#|$)`));
  await expect(department(page, name)).toBeVisible();
  await expect(page.getByText(about)).toBeVisible();
  const people = part(page, 'Officers').getByRole('heading', { level: 4 });
  const isHead = ({ title }: { title: string }) => title.startsWith('Head');
  const headFirst = [...officers.filter(isHead), ...officers.filter((one) => !isHead(one))];
  await expect(people).toHaveText(headFirst.map(({ vendorName }) => vendorName));
  expect(officers.length, name).toBeGreaterThan(0);
  const rows = part(page, 'Services').getByRole('rowheader');
  await expect(rows).toHaveText(services.map((service) => service.name));
  expect(services.length, name).toBeGreaterThan(0);
  await expect(part(page, 'Documents to bring').getByRole('listitem')).toHaveText(documents);
  expect(documents.length, name).toBeGreaterThan(0);
  await expect(part(page, 'Working hours').getByRole('term')).toHaveCount(7);
  const contact = part(page, 'Address and telephone');
  await expect(contact).toContainText(address);
  await expect(contact.getByRole('link')).toHaveAttribute('href', `tel:${phone.replace(/ /g, '')}`);
  const complaint = page.getByRole('main').getByRole('link', { name: 'Write a Complaint' });
  const query = `office=${office}&department=${slug}`;
  await expect(complaint).toHaveAttribute('href', `/complaints?${query}`);
}

test('from the list of offices to an officer, and back step by step', async ({ page, request }) => {
  const office = await finance(request);
  await page.goto('/govt-officers');
  await page.getByRole('main').getByRole('link', { name: office.heading, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`\\/govt-offices-detail\\?office=${office.slug}`));
  await expect(department(page, 'State Department of Finance')).toBeVisible();
  await mark(page);
  const [first, second] = office.departments;
  await chip(page, second?.name ?? '').click();
  await expect(department(page, second?.name ?? '')).toBeVisible();
  const [person] = second?.officers ?? [];
  await part(page, 'Officers').getByRole('link', { name: person?.vendorName }).first().click();
  await expect(page).toHaveURL(`${CHOOSE}?id=${person?._id}`);
  await expect(heading(page)).toHaveText(person?.vendorName ?? '');
  await goBack(page);
  await expect(department(page, second?.name ?? '')).toBeVisible();
  await goBack(page);
  await expect(department(page, first?.name ?? '')).toBeVisible();
  await goBack(page);
  await expect(page).toHaveURL('/govt-officers');
  await expectSameDocument(page);
});

test('a card paints its office before the API answers', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const office = await finance(request);
  await page.goto('/govt-officers');
  const link = page.getByRole('main').getByRole('link', { name: office.heading, exact: true });
  await expect(link).toBeVisible();
  const release = await holdBack(page, /\/api\/gov-offices/);
  await link.click();
  await expect(heading(page)).toHaveText(office.heading);
  for (const { name } of office.departments) await expect(chip(page, name)).toBeVisible();
  await expect(part(page, 'Officers')).toHaveCount(0);
  release();
  await expect(part(page, 'Officers')).toBeVisible();

  // The specified fields alone find the office, too.
  await goBack(page);
  await expect(link).toBeVisible();
  await page.evaluate(
    ([heading, detail1]) => {
      history.pushState(
        { usr: { heading, detail1 }, key: 'card', idx: 1 },
        '',
        '/govt-offices-detail',
      );
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    [office.heading, office.detail1],
  );
  await expect(heading(page)).toHaveText(office.heading);
  await expect(part(page, 'Officers')).toBeVisible();
  await expect(chip(page, office.detail5)).toBeVisible();
});

test('a department stands in the address, also after a refresh; a strange one is the first', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const office = await finance(request);
  const [first, , third] = office.departments;
  await page.goto(`${addressOf(office)}&department=${third?.slug}`);
  await expect(department(page, third?.name ?? '')).toBeVisible();
  await expect(chip(page, third?.name ?? '')).toHaveAttribute('aria-current', /true|page/);
  await page.reload();
  await expect(department(page, third?.name ?? '')).toBeVisible();
  await goWithin(page, `${addressOf(office)}&department=astrology`);
  await expect(department(page, first?.name ?? '')).toBeVisible();

  await test.step('without an office there is the choice of all', async () => {
    const offices = await officesOf(request);
    await page.goto(CHOOSE);
    await expect(heading(page)).toHaveText('Choose a government office');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      offices.map((office) => office.heading),
    );
    const last = offices.at(-1);
    await page.getByRole('link', { name: last?.heading ?? '', exact: true }).click();
    await expect(heading(page)).toHaveText(last?.heading ?? '');
  });
});

test('an office nobody knows is said, with a way on', { tag: '@nightly' }, async ({
  page,
  watch,
}) => {
  watch.provokes(/^console: Failed to load resource: .* (400|404|422)/);
  await page.goto(`${CHOOSE}?office=astrology`);
  for (const strange of ['astrology', '%F0%9F%98%80', '..%2F..', "'%3B--"]) {
    await goWithin(page, `${CHOOSE}?office=${strange}`);
    await drawn(page);
    await expect(heading(page)).toHaveText('We could not find this government office');
    await expectFrame(page);
  }
  await page.getByRole('link', { name: 'See all government offices' }).click();
  await expect(page).toHaveURL(/\/govt/);
  await expect(heading(page)).toHaveText('Government Offices');
});

test('an office that cannot be read, and Retry', { tag: '@nightly' }, async ({
  page,
  request,
  watch,
}) => {
  watch.provokes(/^console: Failed to load resource: net::ERR_/);
  const office = await finance(request);
  await takeAsReleased(page);
  const reconnect = await cutOff(page, /\/api\/gov-offices/);
  for (const [address, words] of [
    [addressOf(office), 'The government office could not be loaded'],
    [CHOOSE, 'The government offices could not be loaded'],
  ]) {
    await page.goto(address ?? '');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(words ?? '');
  }
  await reconnect();
  await mark(page);
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(10);
  await expectSameDocument(page);
});

test('a department is reached with nothing but a keyboard', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const office = await finance(request);
  const [, second] = office.departments;
  await page.goto(addressOf(office));
  await tabTo(page, chip(page, second?.name ?? ''));
  await page.keyboard.press('Enter');
  await expect(department(page, second?.name ?? '')).toBeVisible();
  await expect(chip(page, second?.name ?? '')).toBeFocused();
  const [person] = second?.officers ?? [];
  const link = part(page, 'Officers').getByRole('link', { name: person?.vendorName }).first();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(person?.vendorName ?? '');
});

test('at no width does the choice or an office stick out sideways', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const [first] = await officesOf(request);
  // `accessibility.spec.ts` looks at the choice at 320 px.
  const choice = isEverything ? [CHOOSE] : [];
  await expectNarrowEnough(page, [...choice, addressOf(first as GovOffice)]);
});

test('nor does any other office', { tag: '@nightly' }, async ({ page, request }) => {
  test.slow();
  await expectNarrowEnough(page, (await officesOf(request)).slice(1).map(addressOf));
});

async function expectNarrowEnough(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(address);
    const come =
      address === CHOOSE
        ? page.getByRole('main').getByRole('heading', { level: 2 }).nth(9)
        : part(page, 'Officers');
    await expect(come).toBeVisible();
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await drawn(page);
      await expectNoSidewaysScroll(page);
    }
  }
}

/** Waits until a change is painted. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
