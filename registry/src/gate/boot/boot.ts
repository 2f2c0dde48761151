import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Places } from '../../core/places';
import { type Replay, replay } from '../journeys/replay';
import { notRun, type Objection, type Outcome, outcomeOf } from '../subject/outcome';
import type { Subject } from '../subject/subject';
import { type BootServer, bootServer } from './boot-server';
import { chromiumPath } from './chromium';
import { goWithin, isGone, pass } from './in-page';
import { LOOK_EVERY, quietOf } from './page-quiet';
import { AWAY, type Stop } from './plan';
import { leaseBrowser } from './shared-browser';
import { type TrialSite, trialSite } from './trial-site';

/** Milliseconds for a screen to show a heading. */
const PATIENCE = 20_000;

const NO_BROWSER =
  'No Chromium was found, so no screen was opened: install one, or name it in CHROMIUM_PATH';

/**
 * Opens every screen of the candidate in a browser, in its shell, on a throwaway copy of the site:
 * it must render a heading, unmount, raise no error and request nothing that the security policy
 * refuses. Then the journeys are replayed that the part has recorded; those of each remote when the
 * shell is the candidate.
 *
 * @param api a running API; without it every API call fails
 */
export async function bootOutcome(
  places: Places,
  dist: string,
  subject: Subject,
  api?: string,
): Promise<Outcome> {
  // A page of its own, or the first part of a site: there is no shell for its screens.
  if (subject.candidate.manifest.page) return outcomeOf([]);
  const executablePath = chromiumPath();
  if (!executablePath) return notRun(NO_BROWSER);
  const site = await trialSite(places, dist, subject);
  if (!site) return notRun('No shell is live that it could be opened in: release the shell first');
  try {
    return outcomeOf(await openAll(site, executablePath, api));
  } finally {
    await site.remove();
  }
}

/** Screens opened in parallel: most of a visit is waiting. */
const AT_ONCE = 3;

/** Network address of a visitor's pages, which assigns their reports to the visitor. */
interface Visitor {
  context: BrowserContext;
  server: BootServer;
}

async function openAll(
  site: TrialSite,
  executablePath: string,
  api?: string,
): Promise<Objection[]> {
  const { browser, release } = await leaseBrowser(executablePath);
  const opened = site.tours.map((stops) => (visitor: Visitor) => openOnOnePage(visitor, stops));
  const played = site.replays
    .filter(({ journey }) => journey.api !== (api === undefined ? 'answers' : 'away'))
    .map((one) => (visitor: Visitor) => replayOnOnePage(visitor, one));
  const visit = (work: Work[]) => inTurns(work, (use) => withVisitor(browser, site.site, api, use));
  try {
    const objections = await visit(opened);
    // A screen that does not open plays no journey either, and says less about why.
    return objections.length > 0 ? objections : await visit(played);
  } finally {
    await release();
  }
}

type Work = (visitor: Visitor) => Promise<Objection[]>;

/** Distributes work among visitors; the objections are in the order of the work. */
async function inTurns(
  work: Work[],
  withOne: (use: (visitor: Visitor) => Promise<void>) => Promise<void>,
): Promise<Objection[]> {
  const left = [...work.entries()];
  const found: Objection[][] = [];
  const visitors = Array.from({ length: Math.min(AT_ONCE, work.length) }, () =>
    withOne(async (visitor) => {
      for (let next = left.shift(); next; next = left.shift()) {
        const [nth, act] = next;
        found[nth] = await act(visitor);
      }
    }),
  );
  await Promise.all(visitors);
  return found.flat();
}

// Pages of one visitor share a cache, as in a real visit.
async function withVisitor(
  browser: Browser,
  site: string,
  api: string | undefined,
  use: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const server = await bootServer(site, api);
  const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  try {
    await use({ context, server });
  } finally {
    await context.close();
    await server.close();
  }
}

async function replayOnOnePage({ context, server }: Visitor, one: Replay): Promise<Objection[]> {
  const page = await context.newPage();
  try {
    return await replay(page, server.origin, one, watchOver(page).faults);
  } finally {
    await page.close();
  }
}

/** Opens the first screen by its URL, the others by navigation within its page. */
async function openOnOnePage(visitor: Visitor, stops: Stop[]): Promise<Objection[]> {
  if (stops.length === 0) return [];
  const page = await visitor.context.newPage();
  try {
    const watch = watchOver(page);
    for (const [nth, stop] of stops.entries()) {
      const come = () =>
        nth === 0
          ? page.goto(visitor.server.origin + stop.address, { timeout: PATIENCE })
          : page.evaluate(goWithin, stop.address);
      const objections = await visit(page, watch, visitor.server, stop, come);
      if (objections.length === 0) continue;
      // An error may come from the screen before: on its own page a screen can be blamed.
      const alone = nth === 0 ? objections : await openOnOnePage(visitor, [stop]);
      const own = alone.length > 0 ? alone : objections;
      return [...own, ...(await openOnOnePage(visitor, stops.slice(nth + 1)))];
    }
    return [];
  } finally {
    await page.close();
  }
}

async function visit(
  page: Page,
  { faults, quiet }: PageWatch,
  { reports }: BootServer,
  stop: Stop,
  come: () => Promise<unknown>,
): Promise<Objection[]> {
  const [faultsBefore, reportsBefore] = [faults.length, reports.length];
  await come();
  const seen = await outcomeOnPage(page);
  // Errors after the first render: effects, lazy parts.
  await quiet();
  if (seen === 'drawn' && !(await leave(page))) faults.push(STAYS);
  const reported = reports.slice(reportsBefore).map(({ code, message }) => `${code} ${message}`);
  return objectionsOf(stop, seen, [...new Set([...reported, ...faults.slice(faultsBefore)])]);
}

interface PageWatch {
  /** Every error that the page reports, as it occurs. */
  faults: string[];
  /** Resolves when the page has requested nothing for a while. */
  quiet(): Promise<void>;
}

function watchOver(page: Page): PageWatch {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // API errors are intended here; a missing file makes the screen fail by itself.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    faults.push(message.text().split('\n')[0]!);
  });
  return { faults, quiet: quietOf(page) };
}

type Seen = 'drawn' | 'nothing' | `MF-${string}`;

// A region's error card shows its code; any other heading was rendered by a screen.
async function outcomeOnPage(page: Page): Promise<Seen> {
  // Runs in the page, where nested functions would miss the compiler's naming helper.
  const look = () =>
    // biome-ignore lint/performance/useDomNodeTextContent: there the code runs into the footer's first word
    /\bMF-[A-Z]+\b/.exec(document.body.innerText)?.[0] ??
    ([...document.querySelectorAll('h1, h2')].some(
      (one) => !one.closest('header, footer') && one.checkVisibility(),
    ) &&
      'drawn');
  try {
    const seen = await page.waitForFunction(look, undefined, { timeout: PATIENCE });
    return (await seen.jsonValue()) as Seen;
  } catch {
    return 'nothing';
  }
}

const STAYS = 'it still shows a heading when the page has gone elsewhere';

/** Navigates away within the page, which unmounts the screen; false when it stays. */
async function leave(page: Page): Promise<boolean> {
  await page.evaluate(goWithin, AWAY);
  const gone = page.waitForFunction(isGone, undefined, { timeout: PATIENCE });
  if (!(await gone.catch(() => undefined))) return false;
  await page.evaluate(pass, LOOK_EVERY);
  return true;
}

function objectionsOf({ part, screen, address }: Stop, seen: Seen, said: string[]): Objection[] {
  if (seen === 'drawn' && said.length === 0) return [];
  const what = `The screen "${screen}" of ${part} at ${address}`;
  const because = said.length > 0 ? `: ${said.slice(0, 3).join('; ')}` : '';
  const fix = `Open ${address} with the build in a browser and mend what its console says`;
  if (seen === 'drawn') return [{ cause: `${what} raised an error${because}`, fix }];
  if (seen === 'nothing') return [{ cause: `${what} drew no heading within 20 s${because}`, fix }];
  return [{ cause: `${what} could not be shown (${seen})${because}`, fix }];
}
