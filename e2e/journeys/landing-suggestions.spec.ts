import type { APIRequestContext } from '@playwright/test';
import { takeAsReleased } from '../support/rendered-ahead';
import {
  group,
  openPanel,
  panel,
  recents,
  search,
  trending,
  what,
  where,
} from '../support/search-panel';
import { LANDING } from '../support/sections';
import { goBack, heading } from '../support/site';
import { expect, test } from '../support/test';

/** Default location of a new device. */
const loc = 'hsr-layout';

/** Suggestions of the API for a partial word. */
async function suggested(request: APIRequestContext, q: string) {
  const answer = await request.get(`/api/search/suggest?${new URLSearchParams({ q, loc })}`);
  return (await answer.json()) as { suggestions: { kind: string; label: string }[] };
}

test.describe('what a half word can mean', () => {
  test('is told by kind, as the directory has it', async ({ page, request }) => {
    await openPanel(page);
    const kinds = new Set<string>();
    for (const typed of ['den', 'advo', 'ca']) {
      const { suggestions } = await suggested(request, typed);
      expect(suggestions.length, typed).toBeGreaterThan(0);
      await what(page).fill(typed);
      await expect(panel(page).getByRole('option')).toContainText(
        suggestions.map(({ label }) => label),
      );
      for (const { kind } of suggestions) kinds.add(kind);
    }
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['profession', 'speciality']));
    await what(page).fill('den');
    await expect(group(page, 'Specialities').getByRole('option').first()).toContainText(
      /Dentist.*[\d,]+ professional/,
    );
    await test.step('a misspelt one is understood', async () => {
      await what(page).fill('dentst');
      await expect(page.getByText('Suggestions for “Dentist”')).toBeVisible();
      await expect(group(page, 'Specialities').getByRole('option').first()).toContainText(
        'Dentist',
      );
    });
    // An unknown term can still be searched.
    await what(page).fill('qqzzxxyy');
    await expect(
      page.getByText('No suggestions for “qqzzxxyy”. Press Enter to search for it.'),
    ).toBeVisible();
    await what(page).press('Enter');
    await expect(page).toHaveURL(/\/engineers\?q=qqzzxxyy/);
    await expect(heading(page)).toContainText('qqzzxxyy');
  });

  test('a person leads to their page, and Back to the home page', { tag: '@nightly' }, async ({
    page,
    request,
  }) => {
    const people = await request.get('/api/vendors?type=doctor&page=1');
    const [somebody] = ((await people.json()) as { vendors: { vendorName: string }[] }).vendors;
    const name = somebody?.vendorName ?? '';
    await openPanel(page);
    await what(page).fill(name);
    await group(page, 'People').getByRole('option', { name }).first().click();
    await expect(page).toHaveURL(/\/doctor-detail\?id=/);
    await expect(heading(page)).toHaveText(name);
    await goBack(page);
    await expect(heading(page)).toHaveText(LANDING);
    await what(page).click();
    await expect(recents(page).first()).toHaveText(name);
  });

  test('a locality is where to look from then on', { tag: '@nightly' }, async ({ page }) => {
    await openPanel(page);
    await what(page).fill('indira');
    await group(page, 'Localities')
      .getByRole('option', { name: /Indiranagar/ })
      .click();
    await expect(where(page)).toHaveValue('Indiranagar');
    await expect(what(page)).toHaveValue('');
    await what(page).fill('dentist');
    await what(page).press('Enter');
    await expect(page).toHaveURL('/engineers?q=dentist&loc=indiranagar');
    await expect(heading(page)).toContainText('Indiranagar');
  });
});

test.describe('where to look', () => {
  test('is found by name, PIN code or position, and remembered', async ({
    page,
    context,
    request,
  }) => {
    await page.goto('/');
    await where(page).fill('koramang');
    const answer = await request.get('/api/geo/suggest?q=koramang');
    const places = ((await answer.json()) as { name: string }[]).map(({ name }) => name);
    await expect(group(page, 'Localities').getByRole('option')).toContainText(places);
    await where(page).fill('560041');
    await page.getByRole('option', { name: /Jayanagar/ }).click();
    await expect(where(page)).toHaveValue('Jayanagar');
    const pill = page.getByRole('banner').getByRole('button', { name: /^Location:/ });
    await expect(pill).toContainText('Jayanagar');
    await page.reload();
    await expect(where(page)).toHaveValue('Jayanagar');
    await where(page).click();
    await expect(group(page, 'Recent Locations').getByRole('option').first()).toContainText(
      'Jayanagar',
    );
    await test.step('who does not tell where they stand is told what to do', async () => {
      await panel(page).getByRole('option', { name: 'Use my location' }).click();
      await expect(page.getByRole('alert')).toContainText('does not share your location');
    });
    await test.step('it can be where the person stands', async () => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 12.9785, longitude: 77.6402 });
      await page.reload();
      await where(page).click();
      await panel(page).getByRole('option', { name: 'Use my location' }).click();
      await expect(where(page)).toHaveValue('Indiranagar');
      await expect(panel(page)).toBeHidden();
    });
    await test.step('where nobody lives is told', async () => {
      await where(page).fill('atlantis');
      await expect(page.getByText('No place found for “atlantis”.')).toBeVisible();
    });
    // A location that is typed but not chosen is searched, too.
    await where(page).fill('Whitefield');
    await what(page).fill('maid');
    await what(page).press('Enter');
    await expect(page).toHaveURL('/engineers?q=maid&loc=whitefield');
    await expect(heading(page)).toContainText('Whitefield');
  });
});

test.describe('help that does not come', () => {
  test.beforeEach(({ watch }) => watch.provokes(/^console: Failed to load resource: net::ERR_/));

  test('leaves what is typed, offers Retry, and the search goes on', { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.route('**/api/search/suggest?*', (route) => route.abort());
    await openPanel(page);
    await what(page).fill('dentist');
    const told = page.getByText(/Suggestions cannot be shown just now/);
    await expect(told).toBeVisible();
    await expect(what(page)).toHaveValue('dentist');
    await page.unroute('**/api/search/suggest?*');
    await search(page).locator('..').getByRole('button', { name: 'Retry' }).click();
    await expect(group(page, 'Specialities').getByRole('option').first()).toContainText('Dentist');
    await expect(told).toBeHidden();
    await what(page).press('Enter');
    await expect(page).toHaveURL('/engineers?q=dentist');
  });

  test('leaves recent searches where trending ones are missing', { tag: '@nightly' }, async ({
    page,
  }) => {
    await takeAsReleased(page);
    await page.route('**/api/search/trending', (route) => route.abort());
    await openPanel(page);
    await expect(recents(page).first()).toHaveText('Dentist');
    await expect(page.getByText('What others search for could not be loaded.')).toBeVisible();
    // The section below asks for the same, at rest, and would bring it.
    await expect(page.getByText('The popular searches could not be loaded')).toBeAttached();
    await page.unroute('**/api/search/trending');
    await search(page).locator('..').getByRole('button', { name: 'Retry' }).click();
    await expect(trending(page)).toHaveCount(16);
  });
});
