import { existsSync } from 'node:fs';
import path from 'node:path';

/** The headless shell has no window, which saves a third of a full browser's work here. */
const HEADLESS = 'chromium-headless-shell';
const WINDOWED = [
  ...['chromium', 'chromium-browser'],
  ...['google-chrome', 'google-chrome-stable', 'chrome'],
];

/**
 * Features that a full browser does without. Its window consists of pages, which would cost each
 * check processes; the others Playwright disables too, but the browser applies only the last such
 * flag.
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

/** The same, but never the headless shell, which has no back/forward cache. */
export function windowedChromiumPath(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const chosen = env.CHROMIUM_PATH;
  return chosen && !isHeadlessOnly(chosen) ? chosen : installed(WINDOWED, env);
}

/** Flags for a browser without background traffic, also as root. */
export function flagsOf(executable: string | undefined): string[] {
  return [
    ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
    ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    // Only the headless shell has this flag; with it, text is rendered as in the others.
    '--font-render-hinting=slight',
    ...(isHeadlessOnly(executable) ? [] : [`--disable-features=${withoutFeatures.join(',')}`]),
  ];
}

/** `flagsOf` the browser that `chromiumPath` finds. */
export const chromiumFlags = flagsOf(chromiumPath());

function installed(names: string[], env: NodeJS.ProcessEnv): string | undefined {
  const folders = [...(env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin'];
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return places.find((place) => existsSync(place));
}

function isHeadlessOnly(executable = ''): boolean {
  return path.basename(executable).includes('headless');
}
