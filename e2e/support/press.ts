import type { Page } from '@playwright/test';

/** A control, with enough data to find it again after a reload. */
export interface RoomControl {
  /** Description for the report: `button "Next week"`. */
  what: string;
  /** Controls of one kind do the same: labels count only outside lists. */
  kind: string;
  /** Position among all controls, stored on the element: more may come before it. */
  index: number;
  /** Part of the frame around every room: bars, menu, footer. */
  isFrame: boolean;
  /** Why pressing it may do nothing; null for most. */
  excuse: Excuse | null;
}

/**
 * Why a control may do nothing: it is selected already, it links to the current page, or it opens
 * the machine's phone or mail program, which a test browser does not have.
 */
export type Excuse = 'chosen already' | 'where one is' | 'handed over';

const PRESSABLE =
  'button, a[href], select, summary, [role="button"], [role="tab"], [role="switch"], [role="checkbox"], [role="option"], [role="menuitem"], input[type="checkbox"], input[type="radio"]';

const marked = (index: number) => `[data-crawled="${index}"]`;

/** Longer than any effect takes to begin; controls with an excuse get less time. */
const PATIENCE_MS = 10_000;
const PATIENCE_EXCUSED_MS = 2_000;

/** Every visible and enabled control. */
export function controlsOfRoom(page: Page): Promise<RoomControl[]> {
  return page.evaluate((pressable) => {
    // Visually hidden buttons, which dismiss a panel or serve drag and drop for screen readers,
    // measure one px.
    const isOnlyHeard = (control: HTMLElement) => {
      let box: HTMLElement | null = control.closest('label') ?? control;
      const isRoomy = (one: HTMLElement) =>
        one.offsetWidth > 1 || getComputedStyle(one).display === 'contents';
      while (box && isRoomy(box)) box = box.parentElement;
      return box !== null;
    };
    const isOff = (control: HTMLElement) =>
      control.matches(':disabled, [aria-disabled="true"], .nk-skip-link') ||
      !control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      control.closest('[inert], [aria-hidden="true"]') !== null ||
      isOnlyHeard(control);
    const excuseOf = (control: HTMLElement): Excuse | null => {
      const isChosen =
        (control instanceof HTMLInputElement && control.type === 'radio' && control.checked) ||
        control.matches('[aria-pressed="true"], [aria-selected="true"]') ||
        control.closest('[role="gridcell"][aria-selected="true"]') !== null;
      if (isChosen) return 'chosen already';
      if (!(control instanceof HTMLAnchorElement)) return null;
      if (/^(tel|mailto):/.test(control.href)) return 'handed over';
      return control.href === location.href ? 'where one is' : null;
    };
    // In a table column labels that nearly all differ are names of rows, not actions.
    const isNameOfRow = (control: HTMLElement) => {
      const cell = control.closest<HTMLTableCellElement>('main td');
      if (!cell || cell.textContent !== control.textContent) return false;
      const rows = [...(cell.closest('tbody')?.rows ?? [])];
      const labels = new Set(rows.map(({ cells }) => cells[cell.cellIndex]?.textContent));
      return rows.length > 3 && labels.size > 0.8 * rows.length;
    };
    // All days of a week do the same, and so do all entries: "Ravi Rao · 5:00 PM – 5:30 PM".
    const dayNames =
      /\b(Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day\b|\b(Sun|Mon|Tue|Wed|Thu|Fri|Sat)\b/g;
    const isEntry = /\d{1,2}:\d\d( [AP]M)? ?–.* · /;
    const kindOf = (control: HTMLElement, role: string, name: string) => {
      const look = `${role} ${control.className} ${control.parentElement?.className}`;
      if (control.closest('[role="grid"], [role="listbox"]')) return look;
      if (isNameOfRow(control) || isEntry.test(name)) return look;
      // Every row of a list has the same controls: "Accept Meera", "Accept Ravi".
      const isOfMany = control.closest('main li, main tr, section li');
      const bare = name.replace(/[↑↓]|\d+/g, '').replace(dayNames, '');
      return `${look} ${isOfMany ? bare.split(/[\s,]/)[0] : bare}`;
    };
    for (const last of document.querySelectorAll('[data-crawled]')) {
      last.removeAttribute('data-crawled');
    }
    return [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((control, index) => {
      control.dataset.crawled = String(index);
      if (isOff(control)) return [];
      const label = control.closest('label')?.textContent;
      const name = (control.ariaLabel ?? (control.textContent || label) ?? '').trim();
      const role = control.getAttribute('role') ?? control.localName;
      const bar = control.closest('header, nav, footer');
      const isAround = bar !== null && !bar.closest('main, [role="dialog"]');
      const isFrame = isAround || bar?.ariaLabel === 'Your dashboard';
      const kind = kindOf(control, role, name);
      const excuse = excuseOf(control);
      return [{ what: `${role} "${name.slice(0, 60)}"`, kind, index, isFrame, excuse }];
    });
  }, PRESSABLE);
}

/**
 * Presses a control and returns whether it had an effect: another URL, a request, a download, a
 * window, a file chooser, a print, moved focus, or a page change caused neither by the press state
 * nor by a clock.
 */
export async function press(page: Page, { index, excuse }: RoomControl): Promise<boolean> {
  const control = page.locator(marked(index));
  const label = control.locator('xpath=ancestor::label[1]');
  const target = (await label.count()) > 0 ? label : control;
  // Prefetching on hover is no effect of the press.
  await target.hover({ timeout: 4_000 });
  // Validation on blur is no effect either; a list of options closes when its field loses focus.
  await control.evaluate((element) => {
    if (!element.closest('[role="listbox"], [role="menu"]')) (element as HTMLElement).focus();
  });
  await quiet(page, 150);
  await control.evaluate(watchChanges);
  const before = page.url();
  let happened = false;
  const happen = () => {
    happened = true;
  };
  const asked = (request: { resourceType(): string; url(): string }) => {
    if (/fetch|xhr|document/.test(request.resourceType())) happen();
  };
  const close = (popup: Page) => {
    happen();
    void popup.close();
  };
  page.on('request', asked);
  page.on('download', happen);
  page.on('filechooser', happen);
  page.on('popup', close);
  try {
    if ((await control.evaluate(({ localName }) => localName)) === 'select') {
      // For a select, an accepted choice is the effect: one without a handler is reverted.
      if (await chooseAnother(page, index)) return true;
    } else {
      await target.click({ timeout: 4_000 });
    }
    const deadline = Date.now() + (excuse ? PATIENCE_EXCUSED_MS : PATIENCE_MS);
    while (Date.now() < deadline && !happened) {
      if (page.url() !== before || (await hasChanged(page, index))) return true;
      await page.waitForTimeout(40);
    }
    return happened;
  } finally {
    page.off('request', asked);
    page.off('download', happen);
    page.off('filechooser', happen);
    page.off('popup', close);
  }
}

/** Waits until the page is unchanged for `ms`, apart from clocks and notifications. */
export async function quiet(page: Page, ms = 300): Promise<void> {
  await page
    .evaluate(
      ({ ms, most }) =>
        new Promise<void>((done) => {
          const began = performance.now();
          let last = began;
          const note = () => {
            last = performance.now();
          };
          const changes = new MutationObserver((records) => {
            if (records.some(({ type }) => type === 'childList')) note();
          });
          changes.observe(document.body, { subtree: true, childList: true });
          const answers = new PerformanceObserver(note);
          answers.observe({ type: 'resource' });
          const timer = setInterval(() => {
            const now = performance.now();
            if (now - last < ms && now - began < most) return;
            clearInterval(timer);
            changes.disconnect();
            answers.disconnect();
            done();
          }, 25);
        }),
      { ms, most: 4_000 },
    )
    .catch(() => {});
}

async function chooseAnother(page: Page, index: number): Promise<boolean> {
  const select = page.locator(marked(index));
  const other = await select.evaluate((element) => {
    const { options, selectedIndex } = element as HTMLSelectElement;
    return [...options].findIndex(({ disabled }, at) => at !== selectedIndex && !disabled);
  });
  if (other < 0) return false;
  await select.selectOption({ index: other });
  await quiet(page, 150);
  return select
    .evaluate((element, at) => (element as HTMLSelectElement).selectedIndex === at, other)
    .catch(() => true);
}

/** Page changes since the press, or focus moved by it. */
function hasChanged(page: Page, index: number): Promise<boolean> {
  return page
    .evaluate((mark) => {
      const { nukkadChanges = 1 } = window as unknown as { nukkadChanges?: number };
      if (nukkadChanges > 0) return true;
      const { activeElement, body } = document;
      const control = document.querySelector(mark);
      const isElsewhere = activeElement !== body && !activeElement?.closest('label');
      return isElsewhere && activeElement !== control && !control?.contains(activeElement);
    }, marked(index))
    .catch(() => true);
}

function watchChanges(control: Node): void {
  const seen = window as unknown as { nukkadChanges: number; nukkadWatcher?: MutationObserver };
  seen.nukkadWatcher?.disconnect();
  seen.nukkadChanges = 0;
  window.print = () => {
    seen.nukkadChanges += 1;
  };
  const isPress = ({ attributeName }: MutationRecord) =>
    /^data-(pressed|hovered|focused|focus-visible|focus-within|react-aria-pressable)$/.test(
      attributeName ?? '',
    );
  // "updated 12 s ago" counts by itself, and toasts disappear, but not by their own Close.
  const isClock = ({ type, target, oldValue }: MutationRecord) =>
    type === 'characterData' && strip(target.textContent) === strip(oldValue);
  const strip = (text: string | null) => text?.replace(/\d+ (s|min)|now/g, '') ?? '';
  const isLeaving = ({ addedNodes, removedNodes }: MutationRecord) =>
    addedNodes.length === 0 &&
    removedNodes.length > 0 &&
    [...removedNodes].every((node) => /toast/i.test((node as Element).className ?? '')) &&
    ![...removedNodes].some((node) => node.contains(control));
  seen.nukkadWatcher = new MutationObserver((records) => {
    const own = records.filter((record) => !isPress(record) && !isClock(record));
    seen.nukkadChanges += own.filter((record) => !isLeaving(record)).length;
  });
  seen.nukkadWatcher.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
    characterDataOldValue: true,
  });
}
