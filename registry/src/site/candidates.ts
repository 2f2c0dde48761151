/** Where a server looks for the response to a request. */
export interface Candidates {
  /** Files to try in this order, relative to the site. */
  files: string[];
  /** The response when none exists: `page` = the site is not released yet, `none` = 404. */
  fallback: 'page' | 'none';
}

/**
 * First segments of paths that the API answers, on the same origin. A page in their place would hide
 * that it is missing.
 */
export const API_SEGMENTS: readonly string[] = [
  ...['api', 'assets', 'livez', 'readyz'],
  ...['robots.txt', 'sitemap.xml', 'sitemaps'],
];

// The API answers these too, in development only.
const DEVELOPMENT = 'dev';

const NOTHING: Candidates = { files: [], fallback: 'none' };

// Browsers and workers request these by themselves; a page would be a wrong response.
const PLAIN_FILES = ['registry.json', 'favicon.ico', 'sw.js', 'offline.html'];

/** The language of an address, `/hi/doctors`, as `languagePrefix` of the contract: CDNs get this file alone. */
const LANGUAGE = /^\/+(?:hi|kn|xa)(?=\/|$)/;

/** A kept composition: `?lock=0123456789abcdef`. No other form may become part of a path. */
const LOCK = /^[0-9a-f]{16}$/;
const PREVIEW = /^[\w-]{16,64}\.json$/;
const LOG = /^log\/(head|roles|timestamp|entries\/(latest|\d{1,7}))\.json$/;

/** True for paths that a server in front passes to the API, e.g. `/api/doctors`. */
export function isOfApi(pathname: string): boolean {
  const [, first = ''] = pathname.split('/');
  return API_SEGMENTS.includes(first);
}

/**
 * The files that may answer a pathname, e.g. `/doctors` → `doctors/index.html`, `index.html`; a page is
 * one file in every language, so that `/hi/doctors` has the same. A dot
 * in a path does not make it a file: `/govt. officers` is a page. Files of releases have no
 * fallback, so that a missing script is never answered with a page.
 *
 * @param pathname decoded, without query; one that could leave the folder has no files
 * @param lock of the query: the page of that composition comes first, if it is kept
 */
export function candidatesFor(pathname: string, lock?: string): Candidates {
  const found = filesOf(pathname);
  if (found.fallback !== 'page' || lock === undefined || !LOCK.test(lock)) return found;
  return { ...found, files: [`locks/${lock}/index.html`, ...found.files] };
}

function filesOf(pathname: string): Candidates {
  if (!pathname.startsWith('/') || /[\\\0]/.test(pathname)) return NOTHING;
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (segments.some((segment) => segment === '..' || segment.startsWith('.'))) return NOTHING;
  const [first] = segments;
  if (first === undefined) return pageAt(first);
  if (first === DEVELOPMENT || API_SEGMENTS.includes(first)) return NOTHING;
  if (first === 'shell' || first === 'remotes') return releasedFile(segments);
  if (segments.length === 1 && PLAIN_FILES.includes(first))
    return { files: [first], fallback: 'none' };
  if (first === 'previews') return previewFile(segments);
  if (first === 'log') return logFile(segments.join('/'));
  const path = pathname.replace(LANGUAGE, '');
  if (path !== pathname) return pageAt(path.split('/').find((segment) => segment !== ''));
  return pageAt(first);
}

function pageAt(first: string | undefined): Candidates {
  const files = first === undefined ? [] : [`${first}/index.html`];
  return { files: [...files, 'index.html'], fallback: 'page' };
}

// A preview needs its full name, which only the link has; there is no listing.
function previewFile([folder, name = '', ...deeper]: string[]): Candidates {
  const isOne = deeper.length === 0 && PREVIEW.test(name);
  return isOne ? { files: [`${folder}/${name}`], fallback: 'none' } : NOTHING;
}

function logFile(file: string): Candidates {
  return LOG.test(file) ? { files: [file], fallback: 'none' } : NOTHING;
}

// Source maps are not released; one that exists is not served.
function releasedFile(segments: string[]): Candidates {
  const file = segments.join('/');
  const hidden = segments.length < 3 || /\.(map|br|gz)$/.test(file);
  return hidden ? NOTHING : { files: [file], fallback: 'none' };
}
