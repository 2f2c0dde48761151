import { mapTiles, otherOrigins, type Tiles } from '../core/places';
import { dictionaryMatch } from './deltas';
import { fileClass } from './file-class';

// ApexCharts 4.7.0 writes two constant style elements: these are their hashes.
const CHART_STYLES = [
  "'sha256-TBymqJXQvXKxe+z+3ydUYBErlkFFu110c5FjiVB8p+M='",
  "'sha256-aSysLrDECVdJ6L+jLf8CC5QKLmwRuk/OZiZk9mYky8A='",
].join(' ');

/**
 * Content security policy of a page; `others` are other origins of release files. A map with tiles
 * reads them in the page.
 */
function policyWith(others: readonly string[], tiles: Tiles | undefined): string {
  const { released, read } = sourcesOf(others, tiles);
  return [
    "default-src 'none'",
    `script-src ${released}`,
    `style-src ${released} ${CHART_STYLES}`,
    `img-src ${released} data:`,
    `font-src ${released}`,
    `connect-src ${read}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types webpack nukkad default 'allow-duplicates'",
  ].join('; ');
}

/**
 * Content security policy of the service worker. It fetches what pages ask for, in their place, and for that
 * `connect-src` holds, whatever they ask for; the browser draws its notifications with pictures.
 */
function workerPolicyWith(others: readonly string[], tiles: Tiles | undefined): string {
  const { released, read } = sourcesOf(others, tiles);
  return [
    "default-src 'none'",
    `connect-src ${read}`,
    `img-src ${released}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Where releases are loaded from, and what is read besides. */
function sourcesOf(others: readonly string[], tiles: Tiles | undefined) {
  const released = ["'self'", ...others].join(' ');
  const isElsewhere = tiles?.origin && !others.includes(tiles.origin);
  return { released, read: isElsewhere ? `${released} ${tiles.origin}` : released };
}

/**
 * Browsers refuse scripts without an integrity hash, whoever adds them to the page. Chromium 156
 * does not support the destination `style` and warns about it on every page; styles have hashes in
 * pages and in the shell's script gate, which also covers browsers without this header.
 */
const INTEGRITY_POLICY = 'blocked-destinations=(script)';

// Pages ask other origins too, and integrity checks across origins need CORS.
const RELEASED = {
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

const CHANGING = {
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
};

// Whoever follows the log may do so from a page of another origin.
const LOGGED = { ...CHANGING, 'access-control-allow-origin': '*' };

const PAGE = {
  ...CHANGING,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), microphone=(), payment=(), usb=(), geolocation=(self), ' +
    'publickey-credentials-create=(self), publickey-credentials-get=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * `Strict-Transport-Security` of every response over https; browsers ignore it otherwise. The API's
 * own server sends it when its public origin is https.
 */
export const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

/**
 * The headers a server sends with a file of the site, names in lower case. Content type, encoding
 * and ETag are left to the server.
 *
 * @param file relative to the site, e.g. `doctors/index.html`; a leading slash is ignored
 * @param others other origins that pages may load releases from; NUKKAD_ASSETS and NUKKAD_MIRRORS
 *   by default
 * @param tiles what pages draw maps with; MAP_TILES by default
 */
export function headersFor(
  file: string,
  others: readonly string[] = toldOrigins(),
  tiles: Tiles | undefined = mapTiles(),
): Record<string, string> {
  const relative = file.replace(/^\/+/, '');
  const kind = fileClass(relative);
  if (kind === 'released') return { ...RELEASED, ...dictionaryHeaders(relative) };
  if (kind === 'changing') return { ...CHANGING };
  if (kind === 'log') return { ...LOGGED };
  if (kind === 'worker') {
    return { ...CHANGING, 'content-security-policy': workerPolicyWith(others, tiles) };
  }
  return {
    ...PAGE,
    'content-security-policy': policyWith(others, tiles),
    'integrity-policy': INTEGRITY_POLICY,
  };
}

function toldOrigins(): string[] {
  const { assets, origins } = otherOrigins({});
  return assets ? [assets, ...origins] : origins;
}

// Browsers keep it to decode deltas of later versions; what they are sent depends on what they have.
function dictionaryHeaders(file: string): Record<string, string> {
  const match = dictionaryMatch(file);
  if (match === undefined) return {};
  return { 'use-as-dictionary': match, vary: 'accept-encoding, available-dictionary' };
}
