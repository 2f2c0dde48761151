import { existsSync } from 'node:fs';
import path from 'node:path';

/** Draws pages without the processes and the drawing of a window: preferred where it is installed. */
const HEADLESS = 'chromium-headless-shell';
const WINDOWED = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/**
 * What a browser with a window does without. Its window draws its own address bar's list as a page,
 * which would cost each journey a process more; the others Playwright does without too, but of two
 * such flags the browser hears the last only.
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
 * CHROMIUM_PATH, else an installed browser; undefined leaves it to Playwright's own, if it has
 * one. Nothing is ever downloaded here.
 */
export function chromiumPath(env = process.env): string | undefined {
  return env.CHROMIUM_PATH || installed([HEADLESS, ...WINDOWED], env);
}

/** The same, but never one that has no window: that one keeps no pages in memory for Back. */
export function windowedChromiumPath(env = process.env): string | undefined {
  const chosen = env.CHROMIUM_PATH;
  return chosen && !isHeadlessOnly(chosen) ? chosen : installed(WINDOWED, env);
}

/** Flags for a browser that talks to nobody but the product, also as root. */
export function flagsOf(executable: string | undefined): string[] {
  return [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Only one without a window knows this, and draws letters as the others do with it.
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
