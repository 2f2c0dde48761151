import type { Page } from '@playwright/test';
import { settled } from './in-flight';

/** A control, with enough data to find it again after a reload. */
export interface Control {
  /** Description for the report: `button "Next page"`. */
  what: string;
  /** Controls that look alike do the same; only a few of each kind are pressed. */
  kind: string;
  /** Position among all controls of the page. */
  index: number;
}

/** Controls to press. Links are followed separately; fields are tested with their form. */
export const PRESSABLE =
  'button, select, summary, [role="tab"], [role="switch"], [role="checkbox"], input[type="checkbox"], input[type="radio"]';

/** Longer than any effect takes to begin, on any machine; only inert controls take so long. */
const PATIENCE_MS = 10_000;

/** Scrolls through the whole page, so that lazy parts render. */
export async function wakeUp(page: Page): Promise<void> {
  for (let from = 0; ; ) {
    const height = await page.evaluate(async (start) => {
      const drawn = () =>
        new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      let top = start;
      for (; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo(0, top);
        await drawn();
      }
      return top;
    }, from);
    await settled(page);
    // Rendered parts may have made the page longer.
    const grown = await page.evaluate(() => document.documentElement.scrollHeight);
    if (grown <= height) break;
    from = height;
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Every visible and enabled control. */
export async function controlsOf(page: Page): Promise<Control[]> {
  return page.evaluate((pressable) => {
    const all = [...document.querySelectorAll<HTMLElement>(pressable)];
    return all.flatMap((control, index) => {
      const isOff =
        control.matches(':disabled, [aria-disabled="true"]') ||
        !control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        control.closest('[inert], [aria-hidden="true"]') !== null;
      if (isOff) return [];
      const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();
      const tag = control.getAttribute('role') ?? control.localName;
      const kind = `${tag} ${control.className} ${control.parentElement?.className}`;
      return [{ what: `${tag} "${name.slice(0, 60)}"`, kind, index }];
    });
  }, PRESSABLE);
}

/** At most `most` of each kind, in page order. */
export function fewOfEachKind(controls: Control[], most: number): Control[] {
  const seen = new Map<string, number>();
  return controls.filter(({ kind }) => {
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    return count <= most;
  });
}

/**
 * Presses a control and returns whether it had an effect: another URL, a request, a download, or a
 * page change beyond the press state itself.
 */
export async function hasEffect(page: Page, { index }: Control): Promise<boolean> {
  const control = page.locator(PRESSABLE).nth(index);
  await control.scrollIntoViewIfNeeded();
  await page.evaluate(watchChanges);
  const before = page.url();
  let asked = 0;
  const count = () => {
    asked += 1;
  };
  page.on('request', count);
  try {
    if ((await control.evaluate((element) => element.localName)) === 'select') {
      await chooseAnother(page, index);
    } else {
      await control.click({ timeout: 4_000 });
    }
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      if (asked > 0 || page.url() !== before || (await changes(page)) > 0) {
        // A response may open a panel, which must not cover the next control.
        await settled(page);
        return true;
      }
      if (await hasMovedFocus(page, index)) return true;
      await page.waitForTimeout(40);
    }
    return false;
  } finally {
    page.off('request', count);
  }
}

/** The press moved focus to another element. */
function hasMovedFocus(page: Page, index: number): Promise<boolean> {
  return page
    .locator(PRESSABLE)
    .nth(index)
    .evaluate((control) => {
      const { activeElement, body } = document;
      return activeElement !== null && activeElement !== body && activeElement !== control;
    })
    .catch(() => true);
}

async function chooseAnother(page: Page, index: number): Promise<void> {
  const select = page.locator(PRESSABLE).nth(index);
  const other = await select.evaluate((element) => {
    const { options, selectedIndex } = element as HTMLSelectElement;
    return [...options].findIndex(({ disabled }, at) => at !== selectedIndex && !disabled);
  });
  if (other >= 0) await select.selectOption({ index: other });
}

function watchChanges(): void {
  const seen = window as unknown as { nukkadChanges: number; nukkadWatcher?: MutationObserver };
  seen.nukkadWatcher?.disconnect();
  seen.nukkadChanges = 0;
  // Attributes that React Aria sets on any press are no effect.
  const isPress = ({ attributeName }: MutationRecord) =>
    /^data-(pressed|hovered|focused|focus-visible|react-aria-pressable)$/.test(attributeName ?? '');
  seen.nukkadWatcher = new MutationObserver((records) => {
    seen.nukkadChanges += records.filter((record) => !isPress(record)).length;
  });
  seen.nukkadWatcher.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

async function changes(page: Page): Promise<number> {
  // During a navigation the page cannot be queried: that is an effect.
  return page
    .evaluate(() => (window as unknown as { nukkadChanges?: number }).nukkadChanges ?? 1)
    .catch(() => 1);
}
