import { existsSync } from 'node:fs';
import path from 'node:path';

/** The headless shell draws no window, which is a third of what a full browser does here. */
const HEADLESS = 'chromium-headless-shell';
const WINDOWED = [
  ...['chromium', 'chromium-browser'],
  ...['google-chrome', 'google-chrome-stable', 'chrome'],
];

/**
 * Features that a full browser does without. Its own window is made of pages, which would cost each
 * check processes more; the others Playwright disables too, but of two such flags the browser
 * applies the last only.
 */
const withoutFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['PreloadTopChromeWebUI', 'InitialWebUI', 'WebUIReloadButton', 'WebUIToolbar'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['PaintHolding', 'ThirdPartyStoragePartitioning', 'DestroyProfileOnBrowserClose'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'LensOverlay'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

/**
 * CHROMIUM_PATH, else an installed browser; undefined when there is none. Nothing is downloaded
 * here.
 */
export function chromiumPath(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return existsSync(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  return installed([HEADLESS, ...WINDOWED], env);
}

/** The same, but never the headless shell, which keeps no pages in memory for Back. */
export function windowedChromiumPath(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const chosen = env.CHROMIUM_PATH;
  return chosen && !isHeadlessOnly(chosen) ? chosen : installed(WINDOWED, env);
}

/** Flags for a browser that talks to nobody but the site, also as root. */
export function flagsOf(executable: string | undefined): string[] {
  return [
    ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
    ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    // Only the headless shell knows this flag; with it, it draws letters as the others do.
    '--font-render-hinting=slight',
    ...(isHeadlessOnly(executable) ? [] : [`--disable-features=${withoutFeatures.join(',')}`]),
  ];
}

export const chromiumFlags = flagsOf(chromiumPath());

function installed(names: string[], env: NodeJS.ProcessEnv): string | undefined {
  const folders = [...(env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin'];
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return places.find((place) => existsSync(place));
}

function isHeadlessOnly(executable = ''): boolean {
  return path.basename(executable).includes('headless');
}
