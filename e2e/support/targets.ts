import type { Page } from '@playwright/test';

/** From the middle of a control of 44 px to its edge, less a border of 2 px. */
const REACH = 20;
/** The same for text links side by side, where only the height matters to a finger. */
const REACH_ALONG_WORDS = 12;

/**
 * Controls with a touch target that is too small: not hit 20 px above and below their middle, and
 * for icons 20 px left and right of it; identified by their text. Links within running text are
 * exempt, as in WCAG 2.5.8.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  const reaches = { reach: REACH, alongWords: REACH_ALONG_WORDS };
  return page.evaluate(({ reach, alongWords }) => {
    const CONTROLS =
      'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=option], [role=menuitem], [role=switch]';
    const isShown = (control: Element) => {
      const { width, height } = control.getBoundingClientRect();
      return width > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true });
    };
    const isInText = (control: Element) =>
      control.matches('a') && getComputedStyle(control).display === 'inline';
    // A press on a control's label is a press on the control.
    const surface = (control: Element) => control.closest('label') ?? control;
    const isHit = (control: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return true;
      return control.contains(hit) || surface(control).contains(hit);
    };
    const isSmall = (control: Element) => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = surface(control).getBoundingClientRect();
      const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      if (!isHit(control, middle.x, middle.y)) return false;
      const aside = control.textContent?.trim() ? alongWords : reach;
      const reached = [
        Math.round(box.width) >= aside * 2 ||
          (isHit(control, middle.x - aside, middle.y) &&
            isHit(control, middle.x + aside, middle.y)),
        Math.round(box.height) >= reach * 2 ||
          (isHit(control, middle.x, middle.y - reach) &&
            isHit(control, middle.x, middle.y + reach)),
      ];
      return reached.includes(false);
    };
    const told = (control: Element) => {
      const { width, height } = control.getBoundingClientRect();
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      return `${control.tagName.toLowerCase()} "${name.trim().slice(0, 40)}" ${Math.round(width)}×${Math.round(height)}`;
    };
    return [...document.querySelectorAll(CONTROLS)]
      .filter((control) => isShown(control) && !isInText(control))
      .filter(isSmall)
      .map(told);
  }, reaches);
}
