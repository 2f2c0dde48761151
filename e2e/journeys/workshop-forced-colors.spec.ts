import { onDevice } from '../support/engine';
import { expect, test } from '../support/test';
import { onLight, openExhibit } from '../support/workshop';

test.use({ ...onDevice({ forcedColors: 'active' }), colorScheme: 'dark' });

for (const component of ['button', 'checkbox', 'chip-group', 'slot-grid', 'switch', 'tabs']) {
  const details = { tag: '@pictures' };
  test(
    `${component} shows what is chosen without colours of its own`,
    details,
    async ({ page }) => {
      const exhibit = await openExhibit(page, component);
      await expect(onLight(exhibit)).toHaveScreenshot(`${component}-forced-colors.png`);
    },
  );
}

test('the focus is seen', { tag: '@pictures' }, async ({ page }) => {
  const ground = onLight(await openExhibit(page, 'button'));
  await page.keyboard.press('Tab');
  const first = ground.getByRole('button').first();
  await first.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await expect(first).toHaveCSS('outline-style', 'solid');
  await expect(first).toHaveCSS('outline-width', '2px');
});
