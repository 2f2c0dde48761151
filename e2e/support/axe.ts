import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import { expect } from './test';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules that look at colours: in another colour scheme no other rule finds anything else. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** A window and a theme in which people meet a page. */
export interface View {
  colorScheme: 'light' | 'dark';
  width: number;
}

/** Two that differ in everything: every page is judged in both. */
const opposites: readonly View[] = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
];

/** The same widths in the other colours. */
const recoloured: readonly View[] = [
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 360 },
];

/** All of them: one page of each kind is judged in each. */
export const views: readonly View[] = [...recoloured, ...opposites];

/** Brings the page into a view, without loading it again. */
export async function show(page: Page, { colorScheme, width }: View): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

interface Judgement {
  /** Said when it fails. */
  what?: string;
  /** Rules of axe that are not asked; who leaves one out says why. */
  except?: readonly string[];
  /** Asks only what colours decide. */
  isOfColours?: boolean;
}

/** No barrier that axe finds, WCAG 2.2 levels A and AA. */
export async function expectAccessible(
  page: Page,
  { what = '', except = [], isOfColours = false }: Judgement = {},
): Promise<void> {
  // Through the debugger, because a script element would not pass the site's policy; half a
  // megabyte, which each document takes once.
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(AXE);
  const found = await page.evaluate(
    async ({ runOnly, unasked }) => {
      const { axe } = window as unknown as { axe: Axe };
      return axe.run(document, {
        runOnly,
        rules: Object.fromEntries(unasked.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
      });
    },
    { runOnly: isOfColours ? OF_COLOURS : STANDARD, unasked: [...except] },
  );
  const told = found.violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ failureSummary = '' }) => !isUnderABar(failureSummary))
      .map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect(told, what).toEqual([]);
}

/** What a bar at the edge covers is scrolled out from under it; its own size is judged apart. */
const isUnderABar = (summary: string) => summary.includes('it is partially obscured');

/** The same in every view; ends at 360 px. */
export async function expectAccessibleInEveryView(page: Page): Promise<void> {
  await expectAccessibleIn(recoloured, page, { isOfColours: true });
  await expectAccessibleInOpposites(page);
}

/** The same in two views that differ in everything, for pages like another; ends at 360 px. */
export async function expectAccessibleInOpposites(page: Page): Promise<void> {
  await expectAccessibleIn(opposites, page);
}

async function expectAccessibleIn(
  some: readonly View[],
  page: Page,
  judgement: Judgement = {},
): Promise<void> {
  for (const view of some) {
    await show(page, view);
    await expectAccessible(page, { ...judgement, what: `${view.colorScheme}, ${view.width} px` });
  }
}

interface Axe {
  run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
}
