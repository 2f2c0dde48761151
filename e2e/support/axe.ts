import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import { isEverything } from './nightly';
import { expect } from './test';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Colour rules: in another colour scheme no other rule finds anything new. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** A viewport width and a colour scheme. */
export interface View {
  colorScheme: 'light' | 'dark';
  width: number;
}

/** Two views that differ in both: every page is checked in these. */
export const opposites: readonly View[] = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
];

/** The same widths in the other colour schemes: at night, as colours hardly depend on a width. */
const recoloured: readonly View[] = [
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 360 },
];

/** All views. */
export const views: readonly View[] = [...recoloured, ...opposites];

/** Applies a view to the page, without a reload. */
export async function show(page: Page, { colorScheme, width }: View): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // Firefox is not told to move less, and colours on their way are neither the ones nor the others.
  await page.evaluate(() => {
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    for (const change of changes) change.finish();
  });
}

interface Judgement {
  /** Description for the failure message. */
  what?: string;
  /** Excluded axe rules; each exclusion states its reason. */
  except?: readonly string[];
  /** Checks colour rules only. */
  isOfColours?: boolean;
}

/** Expects no violation of WCAG 2.2 levels A and AA that axe detects. */
export async function expectAccessible(
  page: Page,
  { what = '', except = [], isOfColours = false }: Judgement = {},
): Promise<void> {
  // Evaluated over CDP, because the site's policy would block a script element; half a megabyte,
  // injected once per document.
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

/** Content below a bar at the edge can be scrolled free; target sizes are checked separately. */
const isUnderABar = (summary: string) => summary.includes('it is partially obscured');

/** In every view at night, in two opposite ones in the gate; leaves the width at 360 px. */
export async function expectAccessibleInEveryView(page: Page): Promise<void> {
  if (isEverything) await expectAccessibleIn(recoloured, page, { isOfColours: true });
  await expectAccessibleInOpposites(page);
}

/** In two opposite views, for pages that resemble another; leaves the width at 360 px. */
export async function expectAccessibleInOpposites(page: Page): Promise<void> {
  await expectAccessibleIn(opposites, page);
}

/** In the first or the second of two opposite views, by turns. */
export async function expectAccessibleInOne(page: Page, turn: number): Promise<void> {
  await expectAccessibleIn(opposites.slice(turn % 2, (turn % 2) + 1), page);
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
