import { type BrowserContext, chromium, type Page } from 'playwright-core';
import type { Places } from '../../places';
import { notRun, type Objection, type Outcome, outcomeOf } from '../outcome';
import type { Subject } from '../subject';
import { type BootServer, bootServer } from './boot-server';
import { chromiumFlags, chromiumPath } from './chromium';
import type { Stop } from './plan';
import { type TrialSite, trialSite } from './trial-site';

/** A screen has this long to show a heading, in milliseconds. */
const PATIENCE = 20_000;

const NO_BROWSER =
  'No Chromium was found, so no screen was opened: install one, or name it in CHROMIUM_PATH';

/**
 * Opens every screen of the candidate in a browser, in the shell it would live in, on a throwaway
 * copy of the site: it must draw a heading, leave again, raise no error and ask for nothing that
 * the security policy refuses.
 *
 * @param api a running API; without it the screens meet one that is out of order
 */
export async function bootOutcome(
  places: Places,
  dist: string,
  subject: Subject,
  api?: string,
): Promise<Outcome> {
  // A page of its own, or the first part of a site: there is no shell to open anything in.
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

/** Screens that are open side by side: most of a visit is waiting. */
const AT_ONCE = 2;

async function openAll(
  site: TrialSite,
  executablePath: string,
  api?: string,
): Promise<Objection[]> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const left = [...site.stops.entries()];
  const found: Objection[][] = [];
  // What a page reports is known to be its own by its server. Its pages share what one of them has
  // fetched and compiled, as a visit's pages do.
  const visitor = async () => {
    const server = await bootServer(site.site, api);
    const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
    try {
      for (let next = left.shift(); next; next = left.shift()) {
        const [nth, stop] = next;
        found[nth] = await visit(context, server, stop);
      }
    } finally {
      await context.close();
      await server.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, visitor));
    return found.flat();
  } finally {
    await browser.close();
  }
}

async function visit(
  context: BrowserContext,
  server: BootServer,
  stop: Stop,
): Promise<Objection[]> {
  const page = await context.newPage();
  try {
    const faults = faultsOf(page);
    const before = server.reports.length;
    await page.goto(server.origin + stop.address, { timeout: PATIENCE });
    const seen = await outcomeOnPage(page);
    // What comes after the first picture: effects, later parts.
    await page.waitForLoadState('networkidle', { timeout: PATIENCE }).catch(() => undefined);
    const reported = server.reports.slice(before).map(({ code, message }) => `${code} ${message}`);
    if (seen === 'drawn') await leave(page);
    const said = [...new Set([...reported, ...faults])];
    return objectionsOf(stop, seen, said);
  } finally {
    await page.close();
  }
}

/** Everything that a page says went wrong, as it comes. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // That the API is out of order is arranged; a file that is missing fails the screen by itself.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    faults.push(message.text().split('\n')[0]!);
  });
  return faults;
}

type Seen = 'drawn' | 'nothing' | `MF-${string}`;

// The error card of a region says its code; whatever else has a heading was drawn by somebody.
async function outcomeOnPage(page: Page): Promise<Seen> {
  // Runs in the page, where a function inside of it would miss what names it here.
  const look = () =>
    /\bMF-[A-Z]+\b/.exec(document.body.textContent)?.[0] ??
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

/** Goes elsewhere within the page, so that the screen is taken down. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    history.pushState(null, '', '/trial-ends-here');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await page.waitForTimeout(100);
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
