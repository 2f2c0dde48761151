import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromiumFlags, chromiumPath } from '@nukkad/registry/chromium';
import type { PlaywrightWorkerOptions } from '@playwright/test';
import { isEverything } from './nightly';

/** Browsers that run the journeys. */
export type Engine = 'chromium' | 'firefox';

/** `ENGINE=firefox npx playwright test` runs the journeys in a stock Firefox. */
export const engine: Engine = process.env.ENGINE === 'firefox' ? 'firefox' : 'chromium';

/** How many pages Firefox keeps in memory for Back: -1 lets it choose. */
export const KEPT_PAGES = 'browser.sessionhistory.max_total_viewers';

/** Bits of Firefox for what points: a finger, or a mouse that hovers. */
const FINGER = 1;
const MOUSE = 2 | 4;

type Browser = Pick<PlaywrightWorkerOptions, 'browserName' | 'launchOptions'> & {
  channel?: string;
};

interface Device {
  hasTouch?: boolean;
  reducedMotion?: 'reduce' | 'no-preference';
  forcedColors?: 'active';
}

/** What moves is drawn sixty times a second, on a core that journeys need; `motion.ts` names who has it. */
const reducedMotion = isEverything ? 'no-preference' : 'reduce';

/** Options of the configuration. */
export const browserOptions: Browser & Device =
  engine === 'firefox'
    ? { ...firefox({ reducedMotion }), reducedMotion }
    : {
        browserName: 'chromium',
        launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
        reducedMotion,
      };

/**
 * Options of `test.use` for another device, at the top of a file. Over WebDriver BiDi a context has
 * neither touch nor motion of its own: Firefox is started with them.
 */
export function onDevice(device: Device): Device & Partial<Browser> {
  return engine === 'firefox' ? { ...device, ...firefox({ reducedMotion, ...device }) } : device;
}

/**
 * The browser as its makers ship it, driven over WebDriver BiDi. Playwright's own Firefox is a changed one,
 * of which no visitor has a copy.
 */
function firefox(device: Device): Browser {
  return {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: path.join(__dirname, 'firefox.mjs'),
      env: { ...process.env, FIREFOX_PATH: firefoxPath() },
      firefoxUserPrefs: preferences(device),
    },
  };
}

function preferences({ hasTouch, reducedMotion: motion, forcedColors }: Device) {
  const points = hasTouch ? FINGER : MOUSE;
  return {
    // As Playwright has it in Chromium: it is told nothing of a page that comes back from memory.
    [KEPT_PAGES]: 0,
    'ui.prefersReducedMotion': motion === 'reduce' ? 1 : 0,
    'ui.primaryPointerCapabilities': points,
    'ui.allPointerCapabilities': points,
    'dom.w3c_touch_events.enabled': hasTouch ? 1 : 0,
    // A question that nobody answers is a refusal, as in other browsers without a window.
    'permissions.default.geo': 2,
    // Pages read the clipboard without the press on a button that Firefox asks for.
    'dom.events.testing.asyncClipboard': true,
    // As other browsers without a window: what lies beside a scrollbar has the same width.
    'ui.useOverlayScrollbars': 1,
    ...(forcedColors && { 'browser.display.document_color_use': 2 }),
  };
}

/** FIREFOX_PATH, else an installed one; undefined when there is none. */
function firefoxPath(env = process.env): string | undefined {
  if (env.FIREFOX_PATH) return env.FIREFOX_PATH;
  const folders = (env.PATH ?? '').split(path.delimiter);
  const places = ['firefox-esr', 'firefox'].flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  return places.find((place) => existsSync(place));
}
