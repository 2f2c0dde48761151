import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expectAccessible } from '../support/axe';
import { onDevice } from '../support/engine';
import { ROOT } from '../support/repository';
import { expectNoSidewaysScroll } from '../support/site';
import { smallTargets } from '../support/targets';
import { expect, test } from '../support/test';
import { openExhibit } from '../support/workshop';

const SOURCE = path.join(ROOT, 'shared-ui/src');

/** Components in the workshop, each with a page. */
const components = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.exhibit.tsx'))
  .map((file) => path.basename(file, '.exhibit.tsx'))
  .sort();

/** Components that change on a phone get screenshots at both widths. */
const CHANGING = [
  'breadcrumb',
  'carousel',
  'chip',
  'month-grid',
  'pagination',
  'table',
  'week-grid',
];

// Deterministic rendering: fixed time, no animation.
test.use(onDevice({ reducedMotion: 'reduce', hasTouch: true }));

for (const component of components) {
  const details = { tag: '@pictures' };
  test(`${component} looks as it did and has no barriers`, details, async ({ page }) => {
    const exhibit = await openExhibit(page, component);
    const isChanging = CHANGING.includes(component);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      if (isChanging || width === 1280) {
        await expect(exhibit).toHaveScreenshot(`${component}-${width}.png`);
      }
      if (isChanging || width === 360) await expectAccessible(page, { what: `${width} px` });
    }
    expect(await smallTargets(page), 'targets at 360 px').toEqual([]);
    await page.setViewportSize({ width: 320, height: 900 });
    await expectNoSidewaysScroll(page);
  });
}

test('the workshop shows every component on both grounds', async ({ page }) => {
  await page.goto('/styleguide');
  const index = page.getByRole('navigation', { name: 'Components' });
  await expect(index.getByRole('link')).toHaveCount(components.length);
  await expect(page.locator('[data-ground=light]')).toHaveCount(components.length);
  await expect(page.locator('[data-ground=dark]')).toHaveCount(components.length);
});
