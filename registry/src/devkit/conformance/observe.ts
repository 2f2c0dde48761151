import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from 'playwright-core';
import { goWithin, isGone } from '../../gate/boot/in-page';
import type { ReleasedPart } from '../../parts/read-release';
import { errorCode, isDrawn, looseRules, mountOften } from './in-page';
import type { Holdings, Observation } from './rules';
import type { Trial } from './trial';

const PATIENCE_MS = 20_000;
/** Mounts before the first count: resources that a screen loads once are no leak. */
const WARM_UP = 10;
/** Milliseconds for timers and listeners that end by themselves. */
const SETTLES_WITHIN = 6000;
const LOOK_EVERY = 250;

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const axeFile = createRequire(__filename).resolve('axe-core');

/** Opens a screen, inspects it, and mounts it many times. */
export async function observe(
  page: Page,
  quiet: () => Promise<void>,
  part: ReleasedPart,
  { screen, there, away }: Trial,
  { mounts, patience = PATIENCE_MS }: { mounts: number; patience?: number },
): Promise<Observation> {
  const devtools = await page.context().newCDPSession(page);
  await page.evaluate(goWithin, away);
  const names = await namesOn(page);
  await page.evaluate(goWithin, there);
  const seen = { screen, address: there, mounts };
  const isShown = () => isShownOn(page, quiet, patience);
  if (!(await isShown())) return { ...seen, ...notShown };
  // On the first page of a visit the browser's own focus stays.
  await page.evaluate(goWithin, away);
  await page.waitForFunction(isGone, undefined, { timeout: patience });
  await page.evaluate(goWithin, there);
  await isShown();
  const look = {
    focus: await focusOn(page),
    loose: await page.evaluate(looseRules, stylesOf(part)),
    barriers: await barriersOn(page, names),
  };
  await page.evaluate(mountOften, { there, away, mounts: WARM_UP });
  const before = await settled(page, devtools);
  const globals = (await namesOn(page)).filter(
    (name) => !names.includes(name) && !isOwn(part, name),
  );
  await page.evaluate(mountOften, { there, away, mounts });
  const after = await settled(page, devtools, before);
  return { ...seen, ...look, shown: true, before, after, globals };
}

const nothing: Holdings = { timers: 0, listeners: 0, styles: 0, heap: 0 };
const notShown = {
  ...{ shown: false, before: nothing, after: nothing },
  ...{ globals: [], focus: '', barriers: [], loose: [] },
};

async function isShownOn(
  page: Page,
  quiet: () => Promise<void>,
  timeout: number,
): Promise<boolean> {
  const shown = page.waitForFunction(isDrawn, undefined, { timeout });
  if (!(await shown.catch(() => undefined))) return false;
  await quiet();
  return (await page.evaluate(errorCode)) === undefined;
}

// Focus may move when the heading appears, a little after the screen.
async function focusOn(page: Page): Promise<string> {
  const isMoved = () => ['H1', 'MAIN'].includes(document.activeElement?.tagName ?? '');
  await page.waitForFunction(isMoved, undefined, { timeout: 2000 }).catch(() => undefined);
  return page.evaluate(() => (document.activeElement?.tagName ?? 'nothing').toLowerCase());
}

// axe's own globals are added to the known names.
async function barriersOn(page: Page, names: string[]): Promise<string[]> {
  const before = await namesOn(page);
  await page.evaluate(await readFile(axeFile, 'utf8'));
  names.push(...(await namesOn(page)).filter((name) => !before.includes(name)));
  return page.evaluate(async (standard) => {
    const { violations } = await (window as never as AxeWindow).axe.run('#root', {
      runOnly: standard,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 100)}`);
  }, STANDARD);
}

interface AxeWindow {
  axe: {
    run(
      where: string,
      options: { runOnly: string[] },
    ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  };
}

function namesOn(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.getOwnPropertyNames(window));
}

// Federation containers are globals by design, and so is webpack's chunk array.
function isOwn({ manifest }: ReleasedPart, name: string): boolean {
  const { federation = '' } = manifest;
  return name === federation || name.startsWith('webpackChunk') || /^\d+$/.test(name);
}

function stylesOf({ manifest, version }: ReleasedPart): { base: string; layers: string[] } {
  const base = `/remotes/${manifest.part}/${version}/`;
  return { base, layers: ['ui', `remotes.${manifest.federation}`] };
}

/** The state when no more timers end by themselves, or no more are held than before. */
async function settled(page: Page, devtools: CDPSession, before?: Holdings): Promise<Holdings> {
  let held = await holdings(page, devtools);
  for (let waited = 0; waited < SETTLES_WITHIN; waited += LOOK_EVERY) {
    if (before && held.timers <= before.timers && held.listeners <= before.listeners) break;
    await page.waitForTimeout(LOOK_EVERY);
    const next = await holdings(page, devtools);
    const isStill = next.timers === held.timers && next.listeners === held.listeners;
    held = next;
    if (!before && isStill && waited > SETTLES_WITHIN / 4) break;
  }
  return { ...held, heap: await heapOf(devtools) };
}

async function holdings(page: Page, devtools: CDPSession): Promise<Holdings> {
  await devtools.send('HeapProfiler.collectGarbage');
  const seen = await page.evaluate(() => ({
    ...window.nukkadWatch.held(),
    styles: document.querySelectorAll('style, link[rel~=stylesheet]').length,
  }));
  return { ...seen, heap: 0 };
}

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}
