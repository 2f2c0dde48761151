import type { Browser, Page } from 'playwright-core';
import { RegistryError } from '../../core/failure';
import { chromiumPath } from '../../gate/boot/chromium';
import { quietOf } from '../../gate/boot/page-quiet';
import { leaseBrowser } from '../../gate/boot/shared-browser';
import { devServer } from '../dev/dev-server';
import { localBuilds } from '../dev/local-builds';
import { observe } from './observe';
import { type Breach, breachesOf, type Observation } from './rules';
import { trialComposition, trialsOf, withBlank } from './trial';
import { watchPage } from './watch-page';

// Page functions are sent as text, in which the compiler calls a helper that names functions.
const NAMES_KEPT = 'globalThis.__name = (work) => work;';

/** One screen, and the rule it broke. */
export interface Finding {
  seen: Observation;
  breaches: Breach[];
}

/** Options of `conformance`. */
export interface ConformanceOptions {
  /** Folder of the build. */
  dist: string;
  /** A live product: its shell, pages and API. */
  site: URL;
  /** How often each screen is mounted. */
  mounts: number;
  /** Milliseconds for a screen to show a heading. Default 20 s. */
  patience?: number;
  /** Called before each screen is tried. */
  onScreen?: (screen: string) => void;
}

/**
 * Tries every screen of a build in a browser inside a live shell.
 *
 * @throws RegistryError `missing` without a browser: nothing was tried, so nothing has passed
 */
export async function conformance(options: ConformanceOptions): Promise<Finding[]> {
  const executablePath = chromiumPath();
  if (!executablePath) {
    throw new RegistryError(
      'missing',
      'No Chromium was found, so nothing was tried: install one, or name it in CHROMIUM_PATH.',
    );
  }
  const builds = localBuilds();
  await builds.take(options.dist);
  const part = builds.latest()!;
  const server = await devServer(options.site, withBlank(builds), 0, (composition) =>
    trialComposition(composition, part),
  );
  const { browser, release } = await leaseBrowser(executablePath);
  try {
    const findings: Finding[] = [];
    for (const trial of trialsOf(part)) {
      options.onScreen?.(trial.screen);
      const seen = await tryOne(browser, server.origin + trial.away, (page, quiet) =>
        observe(page, quiet, part, trial, options),
      );
      findings.push({ seen, breaches: breachesOf(seen) });
    }
    return findings;
  } finally {
    await release();
    await server.close();
  }
}

async function tryOne<Seen>(
  browser: Browser,
  address: string,
  look: (page: Page, quiet: () => Promise<void>) => Promise<Seen>,
): Promise<Seen> {
  const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  try {
    const page = await context.newPage();
    const quiet = quietOf(page);
    await page.addInitScript(NAMES_KEPT);
    await page.addInitScript(watchPage);
    await page.goto(address);
    await quiet();
    return await look(page, quiet);
  } finally {
    await context.close();
  }
}
