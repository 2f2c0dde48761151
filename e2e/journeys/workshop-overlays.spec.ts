import type { Locator, Page } from '@playwright/test';
import { expectAccessible, show } from '../support/axe';
import { onDevice } from '../support/engine';
import { expect, test } from '../support/test';
import { onLight, openExhibit, stepTo } from '../support/workshop';

/** A component that opens an overlay: how to open it, and what is shown. */
interface Overlay {
  component: string;
  open(ground: Locator): Promise<void>;
  opened(page: Page): Locator;
  except?: readonly string[];
}

const press = (name: string) => (ground: Locator) =>
  ground.getByRole('button', { name }).first().click();

const overlays: Overlay[] = [
  {
    component: 'dialog',
    open: press('Share your number'),
    opened: (page) => page.getByRole('dialog'),
  },
  {
    component: 'alert-dialog',
    open: press('Delete account'),
    opened: (page) => page.getByRole('alertdialog'),
  },
  { component: 'drawer', open: press('Filters'), opened: (page) => page.getByRole('dialog') },
  { component: 'menu', open: press('Request'), opened: (page) => page.getByRole('menu') },
  {
    component: 'combobox',
    open: async (ground) => {
      const search = ground.getByRole('combobox', { name: 'What are you looking for?' });
      await stepTo(search);
      await search.press('ArrowDown');
    },
    opened: (page) => page.getByRole('listbox'),
    // React Aria hides the rest from screen readers while the list is open; Tab closes it first.
    except: ['aria-hidden-focus'],
  },
  {
    component: 'multi-select',
    open: press('Languages'),
    opened: (page) => page.getByRole('listbox'),
  },
  { component: 'date-picker', open: press('Calendar'), opened: (page) => page.getByRole('dialog') },
  {
    component: 'tooltip',
    open: async (ground) => {
      const button = ground.getByRole('button', { name: 'Verified' });
      // From elsewhere: without movement there is no pointerenter.
      await ground.page().mouse.move(1, 1);
      await button.hover();
    },
    opened: (page) => page.getByRole('tooltip'),
  },
];

test.use(onDevice({ reducedMotion: 'reduce' }));

for (const { component, open, opened, except } of overlays) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${component}, open, ${colorScheme}`, { tag: '@pictures' }, async ({ page }) => {
      for (const width of [360, 1280]) {
        await show(page, { colorScheme, width });
        const exhibit = await openExhibit(page, component);
        await open(onLight(exhibit));
        await expect(opened(page)).toBeVisible();
        await expectAccessible(page, { what: `${width} px`, except });
      }
      await expect(page).toHaveScreenshot(`${component}-open-${colorScheme}.png`);
    });
  }
}
