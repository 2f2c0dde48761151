import type { Page } from '@playwright/test';
import { answerOf } from '../support/listing';
import { type DemoProfession, demo, demos, holdBack, panel, tab, tabTo } from '../support/profile';
import { expectFrame, expectSameDocument, goBack, goWithin, heading, mark } from '../support/site';
import { detailsPaths, peopleOf } from '../support/someone';
import { expect, test } from '../support/test';

const results = (page: Page) => page.getByRole('region', { name: 'Results' });

/** The specified tabs, and the panel and button where the vendor is bookable. */
const documented: [DemoProfession, tabs: string[], panel: string | null, button: string | null][] =
  [
    ['doctor', ['About', 'Services', 'Reviews', 'Address'], 'Book appointment', 'Book Now'],
    ['teacher', ['About', 'Specialities', 'Reviews'], 'Schedule a Lesson', 'Schedule Now'],
    ['ca', ['About', 'Specialities', 'Reviews', 'Fees'], 'Schedule a Consultation', 'Schedule Now'],
    ['labour', ['About', 'Specialities', 'Reviews', 'Others'], 'Hire Lakshmi Naik', 'Hire Now'],
    [
      'engineer',
      ['About', 'Specialities', 'Reviews', 'Portfolio'],
      'Hire Imran Shariff',
      'Hire Now',
    ],
    ['advocate', ['About', 'Practice Areas', 'Reviews'], 'Schedule a Consultation', 'Schedule Now'],
    ['officer', ['Complaints', 'About', 'Reviews'], null, null],
  ];

/** One screen draws all professions from their descriptors. */
const tagOf = (profession: DemoProfession) => (profession === 'doctor' ? [] : '@nightly');

for (const [profession, tabs, title, button] of documented) {
  test(`the page of a ${profession}: its tabs, each with something in it, and its panel`, {
    tag: tagOf(profession),
  }, async ({ page, request }) => {
    const address = await demo(request, profession);
    await page.goto(address);
    await expect(heading(page)).toContainText(demos[profession]);
    await expect(page).toHaveTitle(/ · Nukkad$/);
    await expect(page.getByRole('tab')).toHaveText(tabs);
    await expect(tab(page, 'About')).toHaveAttribute('aria-selected', 'true');
    if (title !== null && button !== null) {
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: button })).toBeVisible();
    } else {
      await expect(page.getByRole('heading', { level: 2, name: /^(Book|Hire|Sch)/ })).toHaveCount(
        0,
      );
    }
    for (const name of tabs) {
      await tab(page, name).click();
      await expect(panel(page).getByRole('heading', { level: 2, name })).toBeAttached();
      await expect(panel(page).getByRole('status')).toHaveCount(0);
      await expect(panel(page)).not.toContainText(/is written here yet|listed yet|shown here yet/);
      await expect(panel(page)).toHaveText(new RegExp(`^${name}[^]{10,}`));
    }
    await expect(page.getByRole('heading', { level: 2, name: 'Working hours' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Submit Feedback' })).toBeVisible();
    await expectFrame(page);
  });
}

test('an officer of a government department has a page, and a way to the department', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const [someone] = await peopleOf(request, 'type=govt-officer');
  await page.goto(`/govt-offices-detail?id=${someone?._id}`);
  await expect(heading(page)).toHaveText(someone?.vendorName ?? '');
  await expect(page.getByRole('tab')).toHaveText(['About', 'Reviews', 'Address']);
  await panel(page)
    .getByRole('link', { name: 'All departments, hours and services of this office' })
    .click();
  await expect(page).toHaveURL(/\/govt-offices-detail\?office=/);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
});

test('tabs stand in the address: Back, refresh and a shared link keep them', async ({
  page,
  request,
}) => {
  const address = await demo(request, 'doctor');
  await page.goto(address);
  await mark(page);
  await tab(page, 'Services').click();
  await expect(page).toHaveURL(/[?&]tab=services/);
  await expect(tab(page, 'Services')).toBeFocused();
  await tab(page, 'Reviews').click();
  await expect(page).toHaveURL(/[?&]tab=reviews/);
  await goBack(page);
  await expect(tab(page, 'Services')).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page).getByRole('table', { name: 'Services and fees' })).toBeVisible();
  await goBack(page);
  await expect(tab(page, 'About')).toHaveAttribute('aria-selected', 'true');
  await expect(page).not.toHaveURL(/tab=/);
  await page.goForward();
  await expect(tab(page, 'Services')).toHaveAttribute('aria-selected', 'true');
  await expectSameDocument(page);
  await page.reload();
  await expect(tab(page, 'Services')).toHaveAttribute('aria-selected', 'true');
  await page.goto(`${address}&tab=address`);
  await expect(tab(page, 'Address')).toHaveAttribute('aria-selected', 'true');
  await page.goto(`${address}&tab=portfolio`);
  await expect(tab(page, 'About')).toHaveAttribute('aria-selected', 'true');
});

test('a tab changes by arrow key, without the page jumping', async ({ page, request }) => {
  await page.goto(await demo(request, 'ca'));
  await tab(page, 'About').scrollIntoViewIfNeeded();
  await tabTo(page, tab(page, 'About'));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/tab=specialities/);
  await expect(tab(page, 'Specialities')).toBeFocused();
  await expect(tab(page, 'Specialities')).toBeInViewport();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/tab=fees/);
  await expect(panel(page).getByRole('table', { name: 'Fees' })).toBeVisible();
  await expect(tab(page, 'Fees')).toBeInViewport();
});

for (const profession of Object.keys(demos) as DemoProfession[]) {
  test(`a card of a ${profession} paints its page before the API answers`, {
    tag: tagOf(profession),
  }, async ({ page }) => {
    const listings = { ca: "/ca's" } as Record<string, string>;
    const listing = `${listings[profession] ?? `/${profession}s`}?spec=all`;
    const { vendors } = await answerOf(page, listing);
    const card = results(page).getByRole('listitem').first();
    await expect(card.getByRole('heading')).toHaveText(vendors[0]?.vendorName ?? '');
    await mark(page);
    const release = await holdBack(page, /\/api\/vendors\/[0-9a-f-]{36}$/);
    await card.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(`${detailsPaths[profession]}?id=${vendors[0]?._id}`);
    await expect(heading(page)).toHaveText(vendors[0]?.vendorName ?? '');
    const head = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
    await expect(head).toContainText(vendors[0]?.title ?? '');
    await expect(page.getByRole('tab')).toHaveCount(0);
    release();
    await expect(tab(page, 'About')).toBeVisible();
    await expect(heading(page)).toHaveText(vendors[0]?.vendorName ?? '');
    await expectSameDocument(page);
  });
}

test('the id alone is enough, also after a refresh and in the place of another', async ({
  page,
  request,
}) => {
  const [one, other] = await peopleOf(request, 'type=advocate');
  await page.goto(`/advocate-detail?id=${one?._id}`);
  await expect(heading(page)).toHaveText(one?.vendorName ?? '');
  await page.reload();
  await expect(heading(page)).toHaveText(one?.vendorName ?? '');
  await goWithin(page, `/advocate-detail?id=${other?._id}`);
  await expect(heading(page)).toHaveText(other?.vendorName ?? '');
  await goWithin(page, `/teacher-detail?id=${one?._id}&tab=practice#book`);
  await expect(page).toHaveURL(`/advocate-detail?id=${one?._id}&tab=practice#book`);
  await expect(tab(page, 'Practice Areas')).toHaveAttribute('aria-selected', 'true');

  await test.step('the documented fields of a card alone make a head', async () => {
    await page.evaluate(() => {
      const usr = {
        name: 'Dr. Of A Card',
        title: 'Dentist, Sample Clinic',
        qual1: 'BDS, MDS',
        qual2: '12 years',
        address: 'Sector 7',
      };
      history.pushState({ usr, key: 'card', idx: 1 }, '', '/doctor-detail');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    await expect(heading(page)).toHaveText('Dr. Of A Card');
    await expect(page.getByText('Dentist, Sample Clinic')).toBeVisible();
    await expect(page.getByText('BDS, MDS')).toBeVisible();
  });
});

test('nobody by that id, and nobody chosen, are said with a way on', { tag: '@nightly' }, async ({
  page,
  watch,
}) => {
  watch.provokes(/^console: Failed to load resource: .* (400|404|422)/);
  const strange = ['nope', '00000000-0000-7000-8000-000000000000', '%F0%9F%98%80', "'%3B--"];
  for (const [profession, path] of Object.entries(detailsPaths)) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(heading(page)).toHaveText(/^Choose an? /);
      await expectFrame(page);
      for (const id of profession === 'doctor' ? strange : strange.slice(0, 1)) {
        if (profession === 'doctor') await page.goto(`${path}?id=${id}`);
        else await goWithin(page, `${path}?id=${id}`);
        await expect(heading(page)).toHaveText(/^We could not find this /);
        await expect(page.locator('meta[name="robots"][content="noindex"]')).toBeAttached();
      }
    });
  }
  await page.goto('/doctor-detail?id=nope');
  await page.getByRole('link', { name: 'See all doctors' }).click();
  await expect(results(page).getByRole('listitem').first()).toBeVisible();
});
