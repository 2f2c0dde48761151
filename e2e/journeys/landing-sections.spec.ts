import { takeAsReleased } from '../support/rendered-ahead';
import { cards, reach, read, section } from '../support/sections';
import { goBack, heading } from '../support/site';
import { expect, test } from '../support/test';

interface Named {
  name: string;
}

const tabs = ['Doctors', 'Engineers', "CA's", 'Advocates', 'Teachers', 'Labours', 'Officers'];
const names = [...tabs, 'Govt. Officials'];
const listings: Record<string, [type: string, listing: string]> = {
  Doctors: ['doctor', '/doctors'],
  "CA's": ['ca', "/ca's"],
  'Govt. Officials': ['govt-officer', '/govt. officers'],
};

test('categories, professions and previous engagements', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  test.slow();
  interface Category {
    categoryName: string;
    order: number;
  }
  const all = await read<Category[]>(request, '/api/category/getAllCategories?parent=null');
  const inOrder = all.sort((one, other) => one.order - other.order);
  await page.goto('/');
  await expect(cards(section(page, 'Categories'))).toHaveText(
    inOrder.map(({ categoryName }) => categoryName),
  );
  const professions = await reach(page, 'Find by Profession');
  const items = professions.getByRole('listitem');
  const links = items.getByRole('link');
  await expect(items).toContainText(inOrder.map(({ categoryName }) => categoryName));
  const documented = ['/doctors', '/engineers', '/teachers', '/advocates', "/ca's"];
  const places = await links.evaluateAll((every) => every.map((one) => one.getAttribute('href')));
  expect(places.map((place) => decodeURI(place ?? '')).sort()).toEqual(
    [...documented, '/labours', '/officers', '/govt. officers'].sort(),
  );
  for (const at of [0, 7]) {
    const name = (await links.nth(at).textContent()) ?? '';
    await links.nth(at).click();
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveURL(
      (address) => decodeURI(address.pathname) === decodeURI(places[at] ?? ''),
    );
    await goBack(page);
    await expect(links.nth(at)).toHaveText(name);
  }
  await test.step('engagements stand in eight tabs, each with its own and the way to all', async () => {
    const engagements = await reach(page, 'Previous Engagements');
    await expect(engagements.getByRole('tab')).toHaveText(names);
    await expect(engagements.getByRole('tab', { selected: true })).toHaveText('Doctors');
    for (const [tab, [type, listing]] of Object.entries(listings)) {
      const done = await read<Named[]>(request, `/api/engagements?type=${type}`);
      expect(done.length, tab).toBeGreaterThan(0);
      await engagements.getByRole('tab', { name: tab }).click();
      await expect(cards(engagements)).toHaveText(done.slice(0, 6).map(({ name }) => name));
      const all = engagements.getByRole('link', { name: `VIEW ALL: ${tab}` });
      await expect(all).toHaveText('VIEW ALL');
      expect(decodeURI((await all.getAttribute('href')) ?? '')).toBe(listing);
    }
    await engagements.getByRole('link', { name: /^VIEW ALL/ }).click();
    await expect(page).toHaveURL(/govt/);
    await expect(heading(page)).toBeFocused();
    await goBack(page);
  });
  await test.step('and are gone through by arrow keys', async () => {
    const engagements = await reach(page, 'Previous Engagements');
    const tab = (name: string) => engagements.getByRole('tab', { name });
    await tab('Doctors').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Engineers')).toBeFocused();
    await expect(engagements.getByRole('link', { name: 'VIEW ALL: Engineers' })).toBeVisible();
    await page.keyboard.press('End');
    await expect(tab('Govt. Officials')).toHaveAttribute('aria-selected', 'true');
    const name = (await cards(engagements).first().textContent()) ?? '';
    await engagements.getByRole('link', { name, exact: true }).first().press('Enter');
    await expect(page).toHaveURL(/-detail\?id=/);
  });
});

test('popular searches, states and the most viewed', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  test.slow();
  await takeAsReleased(page);
  await page.goto('/');
  await test.step('popular searches search at once, and become recent', async () => {
    const popular = await reach(page, 'Popular Searches');
    const chip = popular.getByRole('link').nth(2);
    const term = (await chip.textContent()) ?? '';
    await expect(popular.getByRole('link')).toHaveCount(16);
    await chip.click();
    await expect(page).toHaveURL(`/engineers?${new URLSearchParams({ q: term })}`);
    await expect(heading(page)).toContainText(term);
    await goBack(page);
    await page.getByLabel('What are you looking for?').click();
    const recent = page.getByRole('group', { name: 'Recent Searches' }).getByRole('option');
    await expect(recent.first()).toHaveText(term);
    await page.keyboard.press('Escape');
  });
  await test.step('states lead to their cities', async () => {
    const states = await read<{ name: string; slug: string; vendors: number }[]>(
      request,
      '/api/geo/states',
    );
    const locations = await reach(page, 'Features Locations');
    await expect(cards(locations)).toHaveText(states.map(({ name }) => name));
    await expect(locations.getByRole('listitem')).toContainText(
      states.map(({ vendors }) => `${vendors.toLocaleString('en-IN')} professional`),
    );
    await cards(locations).first().getByRole('link').click();
    await expect(page).toHaveURL(`/states/${states[0]?.slug}`);
    await expect(heading(page)).toHaveText(`Professionals in ${states[0]?.name}`);
    await page.goto('/');
  });
  await test.step('the most viewed are whom the API counts, with their consultations', async () => {
    interface Viewed extends Named {
      _id: string;
      Consultations: number;
    }
    const answered = page.waitForResponse('**/api/vendors/most-viewed');
    const viewed = await reach(page, 'Most Viewed');
    const people = ((await (await answered).json()) as Viewed[]).slice(0, 6);
    expect((await read<Viewed[]>(request, '/api/vendors/most-viewed')).length).toBe(12);
    await expect(cards(viewed)).toHaveText(people.map(({ name }) => name));
    await expect(viewed.getByRole('listitem')).toContainText(
      people.map(({ Consultations }) => `${Consultations.toLocaleString('en-IN')} consultations`),
    );
    await cards(viewed).last().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`-detail\\?id=${people.at(-1)?._id}$`));
    await expect(heading(page)).toHaveText(people.at(-1)?.name ?? '');
  });
});
