import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { settled } from './in-flight';
import { expect } from './test';

/** One unexpected layout shift: its score, and the elements that moved. */
export interface LayoutShift {
  /** Score as in Cumulative Layout Shift. */
  value: number;
  /** Each element that moved, with its position before and after. */
  moved: string[];
}

/** Scores below this round to 0.00, as in reports of Cumulative Layout Shift. */
const NOTHING = 0.005;

/** Collects layout shifts of every document that the page opens from now on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Source {
      node: Node | null;
      previousRect: DOMRect;
      currentRect: DOMRect;
    }
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(window, { nukkadLayoutShifts: shifts });
    const boxOf = ({ x, y, width, height }: DOMRect) =>
      [x, y, width, height].map(Math.round).join(' ');
    const nameOf = (node: Node | null) => {
      if (!(node instanceof Element)) return node?.textContent?.trim().slice(0, 40) ?? 'gone';
      const text = node.textContent?.trim().slice(0, 30) ?? '';
      return `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''} “${text}”`;
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        // A shift within half a second of an input is expected.
        if (hadRecentInput) continue;
        shifts.push({
          value,
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${nameOf(node)}: ${boxOf(previousRect)} → ${boxOf(currentRect)}`,
          ),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Shifts of the current document, since it was opened. */
export async function layoutShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { nukkadLayoutShifts: LayoutShift[] }).nukkadLayoutShifts;
  });
}

/** Expects no layout shift in the current document; the failure lists elements and scores. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const shifts = await layoutShifts(page);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  const told = shifts.map(({ value, moved }) => `${value.toFixed(3)} ${moved.join(' | ')}`);
  expect(total, `${page.url()} moved:\n${told.join('\n')}`).toBeLessThan(NOTHING);
}

/** Milliseconds of delay on a slow connection: a reader has scrolled a screen further by then. */
const LATE = 400;

/** Delays every response, so that its place is in view before it arrives. */
export async function delayAnswers(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await wait(LATE);
    await route.continue();
  });
}

/** Scrolls through the page like a reader: a screen at a time, each until it has loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  const rest = () =>
    page.evaluate(() => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      return scrollHeight - clientHeight - scrollTop;
    });
  for (let left = await rest(); left > 1; left = await rest()) {
    await page.evaluate(() => {
      const { scrollTop, clientHeight } = document.documentElement;
      document.documentElement.scrollTo({
        top: scrollTop + clientHeight * 0.8,
        behavior: 'instant',
      });
    });
    await settled(page);
  }
}
