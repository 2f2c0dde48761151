import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { settled } from './in-flight';
import { expect } from './test';

/** One movement that nobody asked for: how far of how much, and what moved. */
export interface LayoutShift {
  /** Score of the shift, as Cumulative Layout Shift counts it. */
  value: number;
  /** Each element that moved, with its place before and after. */
  moved: string[];
}

/** Scores below this round to 0.00, as reports of Cumulative Layout Shift do. */
const NOTHING = 0.005;

/** Collects the layout shifts of every document that the page opens from now on. */
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
        // What follows a press within half a second was asked for.
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

/** The shifts of the document that is open, since it was opened. */
export async function layoutShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { nukkadLayoutShifts: LayoutShift[] }).nukkadLayoutShifts;
  });
}

/** Nothing moved in the document that is open; else what did, and by how much, is told. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const shifts = await layoutShifts(page);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  const told = shifts.map(({ value, moved }) => `${value.toFixed(3)} ${moved.join(' | ')}`);
  expect(total, `${page.url()} moved:\n${told.join('\n')}`).toBeLessThan(NOTHING);
}

/** Milliseconds of a slow line: a reader is a screenful further by then. */
const LATE = 400;

/** Every answer comes late, so that its place is in view before it. */
export async function delayAnswers(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await wait(LATE);
    await route.continue();
  });
}

/** Looks at a whole page as a reader does: a screenful at a time, each until it has loaded. */
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
