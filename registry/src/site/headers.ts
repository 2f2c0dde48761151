import { mirrorOrigins } from '../core/places';

// The two style elements that ApexCharts 4.7.0 writes are constant: these are their digests.
const CHART_STYLES = [
  "'sha256-TBymqJXQvXKxe+z+3ydUYBErlkFFu110c5FjiVB8p+M='",
  "'sha256-aSysLrDECVdJ6L+jLf8CC5QKLmwRuk/OZiZk9mYky8A='",
].join(' ');

/** What a page may load; `mirrors` are other origins with the files of releases. */
function policyWith(mirrors: readonly string[]): string {
  const released = ["'self'", ...mirrors].join(' ');
  return [
    "default-src 'none'",
    `script-src ${released}`,
    `style-src ${released} ${CHART_STYLES}`,
    "img-src 'self' data:",
    `font-src ${released}`,
    `connect-src ${released}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types webpack nukkad default 'allow-duplicates'",
  ].join('; ');
}

/**
 * Scripts without a digest are refused by the browser itself, whoever puts them into the page.
 * Chromium 156 complains of the destination `style` on every page and does not know it; styles have
 * the digests in pages and the shell's script gate, as have browsers that do not know the header.
 */
const INTEGRITY_POLICY = 'blocked-destinations=(script)';

// A page whose own origin fails asks a mirror, and integrity needs files that say who may read them.
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

const PAGE = {
  ...CHANGING,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), microphone=(), payment=(), usb=(), geolocation=(self), ' +
    'publickey-credentials-create=(self), publickey-credentials-get=(self)',
  'cross-origin-opener-policy': 'same-origin',
};

/**
 * The headers a server sends with a file of the site, names in small letters. Content type,
 * encoding and ETag are the server's own affair.
 *
 * @param file relative to the site, e.g. `doctors/index.html`; a leading slash does no harm
 * @param mirrors other origins that pages may load releases from; NUKKAD_MIRRORS by default
 */
export function headersFor(
  file: string,
  mirrors: readonly string[] = mirrorOrigins(),
): Record<string, string> {
  const relative = file.replace(/^\/+/, '');
  if (/^(shell|remotes)\//.test(relative)) return { ...RELEASED };
  if (!relative.endsWith('.html')) return { ...CHANGING };
  return {
    ...PAGE,
    'content-security-policy': policyWith(mirrors),
    'integrity-policy': INTEGRITY_POLICY,
  };
}
