import type { APIRequestContext, Page } from '@playwright/test';
import { takeAsReleased } from '../support/rendered-ahead';
import { main, read } from '../support/sections';
import { expectSameDocument, goBack, heading, mark } from '../support/site';
import { expect, test } from '../support/test';

interface Piece {
  slug: string;
  title: string;
}

const titles = (page: Page) => main(page).getByRole('listitem').getByRole('heading', { level: 2 });
const failing = (page: Page) => main(page).getByRole('alert');
const lost = (page: Page) => page.getByText("We couldn't find that page");

async function firstOf(request: APIRequestContext, api: string): Promise<Piece> {
  const [first] = await read<Piece[]>(request, api);
  if (!first) throw new Error(`${api} has nothing to read.`);
  return read<Piece>(request, `${api}/${first.slug}`);
}

test('campaigns of one kind, each in the address', { tag: '@nightly' }, async ({
  page,
  request,
}) => {
  const kinds = page.getByRole('main').getByLabel('Kinds of campaign');
  await page.goto('/campaigns');
  await mark(page);
  for (const [chip, kind] of [
    ['Causes', 'cause'],
    ['Startups', 'startup'],
  ] as const) {
    const all = await read<Piece[]>(request, `/api/campaigns?kind=${kind}`);
    expect(all.length).toBeGreaterThan(0);
    await kinds.getByRole('link', { name: chip }).click();
    await expect(page).toHaveURL(`/campaigns?kind=${kind}`);
    await expect(kinds.getByRole('link', { name: chip })).toHaveAttribute('aria-current', /.+/);
    await expect(kinds.getByRole('link', { name: chip })).toBeFocused();
    await expect(titles(page)).toHaveText(all.map(({ title }) => title));
  }
  await expectSameDocument(page);
  const startups = await titles(page).allTextContents();
  await page.reload();
  await expect(titles(page)).toHaveText(startups);
  await goBack(page);
  await expect(kinds.getByRole('link', { name: 'Causes' })).toHaveAttribute('aria-current', /.+/);
  await expect(titles(page)).not.toHaveText(startups);
  await page.goto('/campaigns?kind=lottery');
  const every = await read<Piece[]>(request, '/api/campaigns');
  await expect(titles(page)).toHaveText(every.map(({ title }) => title));
});

test('a campaign says how far it has come, what is new, and where to give', {
  tag: '@nightly',
}, async ({ page, request }) => {
  interface Campaign extends Piece {
    raised: { amount: number };
    goal: { amount: number };
    donors: number;
    days: number;
    organiser: string;
    updates: { time: string; text: string }[];
  }
  const campaign = (await firstOf(request, '/api/campaigns')) as Campaign;
  await page.goto(`/campaigns/${campaign.slug}`);
  const percent = Math.floor((campaign.raised.amount / campaign.goal.amount) * 100);
  await expect(main(page)).toContainText(`raised of ₹${counted(campaign.goal.amount / 100)}`);
  await expect(main(page)).toContainText(`₹${counted(campaign.raised.amount / 100)}`);
  const bar = page.getByRole('progressbar', { name: `${percent}\u00a0% of the goal` });
  await expect(bar).toHaveAttribute('value', String(Math.min(percent, 100)));
  await expect(main(page)).toContainText(`${counted(campaign.donors)} donor`);
  await expect(main(page)).toContainText(`By ${campaign.organiser}`);
  const newestFirst = [...campaign.updates].sort((one, two) => two.time.localeCompare(one.time));
  expect(newestFirst.length).toBeGreaterThan(0);
  await expect(page.getByRole('region', { name: 'Updates' }).getByRole('listitem')).toContainText(
    newestFirst.map(({ text }) => text),
  );
  await main(page).getByRole('link', { name: 'Donate Now' }).click();
  await expect(page).toHaveURL(`/donate?campaign=${campaign.slug}`);
  await expect(heading(page)).toHaveText('Donate Now');
});

test('a story leads to whom it is about', { tag: '@nightly' }, async ({ page, request }) => {
  const story = (await firstOf(request, '/api/stories')) as Piece & {
    name: string;
    stars: number;
    vendor: { _id: string; vendorName: string };
  };
  await page.goto(`/stories/${story.slug}`);
  expect(story.stars).toBeGreaterThanOrEqual(4);
  await expect(page.getByRole('img', { name: `${story.stars} out of 5 stars` })).toBeVisible();
  await expect(main(page)).toContainText(`Told by ${story.name}`);
  await main(page)
    .getByRole('link', { name: `See ${story.vendor.vendorName}’s page` })
    .click();
  await expect(page).toHaveURL(new RegExp(`-detail\\?id=${story.vendor._id}$`));
  await expect(heading(page)).toHaveText(story.vendor.vendorName);
  await goBack(page);
  await expect(heading(page)).toHaveText(story.title);
});

test.describe('a state', () => {
  interface State {
    slug: string;
    name: string;
    vendors: number;
    places: { slug: string; name: string; vendors: number }[];
  }

  test('counts its cities and people, each city leads to its listing', async ({
    page,
    request,
  }) => {
    const [first] = await read<State[]>(request, '/api/geo/states');
    const state = await read<State>(request, `/api/geo/states/${first?.slug}`);
    await page.goto(`/states/${state.slug}`);
    await expect(heading(page)).toHaveText(`Professionals in ${state.name}`);
    await expect(main(page)).toContainText(`${counted(state.vendors)} professional`);
    const cities = page.getByRole('list', { name: 'Cities' }).locator(':scope > li');
    await expect(cities).toContainText(state.places.map(({ name }) => name));
    for (const [at, { vendors }] of state.places.entries()) {
      await expect(cities.nth(at)).toContainText(`${counted(vendors)} professional`);
    }
    await page.reload();
    const doctors = cities.first().getByRole('link', { name: /^Doctors \(/ });
    const count = /\d+/.exec((await doctors.textContent()) ?? '')?.[0];
    await doctors.click();
    await expect(page).toHaveURL(`/doctors?city=${state.places[0]?.slug}&spec=all`);
    await expect(page.getByRole('region', { name: 'Results' })).toContainText(
      `${count} doctors in`,
    );
    await goBack(page);
    await expect(cities).toHaveCount(state.places.length);
  });

  test('nobody knows is a page that does not exist', { tag: '@nightly' }, async ({
    page,
    watch,
  }) => {
    watch.provokes(/^console: Failed to load resource: .* 404/);
    const answer = await page.goto('/states/atlantis');
    expect(answer?.status()).toBe(404);
    await expect(lost(page)).toBeVisible();
  });

  test('that cannot be loaded says so, and loads on Retry', { tag: '@nightly' }, async ({
    page,
    watch,
  }) => {
    watch.provokes(/^console: Failed to load resource: net::ERR_/);
    await takeAsReleased(page);
    await page.route('**/api/geo/states/*', (route) => route.abort('connectionrefused'));
    await page.goto('/states/karnataka');
    await expect(failing(page)).toContainText('The state could not be loaded');
    await page.unrouteAll();
    await failing(page).getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page)).toHaveText('Professionals in Karnataka');
  });
});

/** A number in Indian digit grouping. */
function counted(count: number): string {
  return count.toLocaleString('en-IN');
}
