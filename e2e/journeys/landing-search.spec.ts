import type { Page } from '@playwright/test';
import { expectHydrated } from '../support/hydrated';
import { takeAsReleased } from '../support/rendered-ahead';
import {
  group,
  openPanel,
  panel,
  recents,
  submit,
  trending,
  what,
  where,
} from '../support/search-panel';
import { LANDING } from '../support/sections';
import { expectNoSidewaysScroll, goBack, heading } from '../support/site';
import { expect, test } from '../support/test';

/** The next response of a path; with `q`, for that query. */
async function nextAnswer(page: Page, path: string, q?: string) {
  const answer = await page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    return pathname === path && (q === undefined || searchParams.get('q') === q);
  });
  return answer.json();
}

test.describe('what was searched', () => {
  test('a new device is shown recent and trending searches, and one of them is searched for', async ({
    page,
  }) => {
    await takeAsReleased(page);
    const asked = nextAnswer(page, '/api/search/trending');
    await openPanel(page);
    await expect(recents(page)).toHaveText(['Dentist', 'English Teacher', 'Clear All']);
    const terms = await asked;
    expect(terms).toHaveLength(16);
    await expect(trending(page)).toHaveText(terms);

    await heading(page).click();
    await expect(panel(page)).toBeHidden();
    await what(page).click();
    await where(page).click();
    await expect(recents(page)).toHaveCount(0);
    await expect(panel(page).getByRole('option', { name: 'Use my location' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(where(page)).toBeFocused();

    await test.step('nothing typed is nothing to search for: the field asks', async () => {
      await what(page).fill('   ');
      await submit(page).click();
      await expect(panel(page)).toBeVisible();
      await expect(what(page)).toBeFocused();
      await expect(page).toHaveURL('/');
      await expect(recents(page)).toHaveText(['Dentist', 'English Teacher', 'Clear All']);
    });
    await test.step('leaving the search by Tab closes what hangs below it', async () => {
      await what(page).fill('');
      await expect(trending(page)).toHaveCount(16);
      await page.keyboard.press('Tab');
      await expect(submit(page)).toBeFocused();
      await expect(panel(page)).toBeHidden();
    });
    await what(page).click();
    await trending(page).first().waitFor();
    const term = (await trending(page).nth(3).textContent()) ?? '';
    await trending(page).nth(3).click();
    await expect(what(page)).toHaveValue(term);
    await expect(what(page)).toBeFocused();
    await expect(page).toHaveURL('/');
    await submit(page).click();
    await expect(page).toHaveURL(`/engineers?${new URLSearchParams({ q: term })}`);
    await expect(heading(page)).toContainText(term);
    await goBack(page);
    await what(page).click();
    await expect(recents(page)).toHaveText([term, 'Dentist', 'English Teacher', 'Clear All']);
  });

  test('ten are kept, the newest first, none twice, and in every tab', { tag: '@nightly' }, async ({
    page,
    context,
  }) => {
    const twelve = Array.from({ length: 12 }, (_, at) => `plumber ${at}`);
    await openPanel(page);
    await page.evaluate(
      (stored) => localStorage.setItem('nukkad-recent-searches', JSON.stringify(stored)),
      twelve.slice(0, 10),
    );
    await page.reload();
    await what(page).click();
    await expect(recents(page)).toHaveText([...twelve.slice(0, 10), 'Clear All']);
    for (const term of ['PLUMBER 4', 'carpenter']) {
      await what(page).fill(`  ${term} `);
      await what(page).press('Enter');
      await expect(page).toHaveURL(/engineers/);
      await goBack(page);
      await expect(heading(page)).toHaveText(LANDING);
    }
    const kept = ['carpenter', 'PLUMBER 4', ...twelve.slice(0, 9).filter((_, at) => at !== 4)];
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await openPanel(tab);
      await expect(recents(tab)).toHaveText([...kept, 'Clear All']);
    }
    await group(other, 'Recent Searches')
      .getByRole('option', { name: /^Clear All/ })
      .click();
    for (const tab of [other, page]) {
      await expect(trending(tab).first()).toBeVisible();
      await expect(recents(tab)).toHaveCount(0);
    }
    await page.reload();
    await what(page).click();
    await expect(trending(page).first()).toBeVisible();
    await expect(recents(page), 'cleared stays cleared').toHaveCount(0);
  });
});

test('search by keyboard alone: slash, letters, arrows, Enter', async ({ page }) => {
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  await expectHydrated(page);
  await page.keyboard.press('/');
  await expect(what(page)).toBeFocused();
  await expect(what(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(trending(page)).toHaveCount(16);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  const last = await trending(page).last().getAttribute('id');
  await expect(what(page)).toHaveAttribute('aria-activedescendant', last ?? '');
  await expect(trending(page).last()).toBeInViewport();
  await expect(trending(page).last()).toHaveAttribute('aria-selected', 'true');

  const asked = nextAnswer(page, '/api/search/suggest', 'cardio');
  await page.keyboard.type('cardio');
  // Before it, the list may be for fewer letters, with another first entry.
  await asked;
  await expect(panel(page).getByRole('option').first()).toHaveText(/Cardiologist/);
  await page.keyboard.press('ArrowDown');
  await expect(what(page)).toHaveAttribute('aria-activedescendant', /.+/);
  await page.keyboard.press('Enter');
  await expect(what(page)).toHaveValue('Cardiologist');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/engineers?q=Cardiologist');
  await expect(heading(page)).toBeFocused();
  await page.reload();
  await expect(heading(page)).toContainText('Cardiologist');
});

test('the panel fits at every width, and every suggestion is a finger wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/');
  for (const width of [320, 360, 1280]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await what(page).fill('');
      await what(page).click();
      await expect(trending(page)).toHaveCount(16);
      await expectNoSidewaysScroll(page);
      const boxes = await panel(page)
        .getByRole('option')
        .evaluateAll((options) =>
          options.map((option) => {
            const { height, right } = option.getBoundingClientRect();
            return { height, right, words: option.textContent };
          }),
        );
      for (const { height, right, words } of boxes) {
        expect(height, words).toBeGreaterThanOrEqual(44);
        expect(right, words).toBeLessThanOrEqual(width);
      }
      await what(page).fill('doc');
      await expect(panel(page).getByRole('option').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Escape');
    });
  }
});
