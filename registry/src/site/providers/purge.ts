import { createHash } from 'node:crypto';
import type { SiteFacts } from './provider';
import { encodedPath } from './runtime/edge-answer';

/** Addresses in one request that Cloudflare takes. */
const PURGED_AT_ONCE = 30;

/**
 * The paths under which a cache may keep a file that changed, `*` for everything below: `/doctors`
 * and `/doctors/*` for `doctors/index.html`.
 */
export function purgePaths(changed: readonly string[]): string[] {
  return changed.flatMap((file) => {
    const at = encodedPath(file);
    const folder = at.replace(/\/index\.html$/, '');
    if (folder === at) return [at];
    return folder === '' ? ['/'] : [folder, `${folder}/*`];
  });
}

/** One path a line, for whatever cache stands in front. */
export function purgeText(changed: readonly string[]): string {
  return purgePaths(changed)
    .map((at) => `${at}\n`)
    .join('');
}

/**
 * An invalidation batch of CloudFront: each file under the name that the function gave it and, as AWS
 * advises, the one in the request. Without wildcards, of which CloudFront takes 15 at a time. The same
 * changes have the same reference, with which CloudFront does the work once.
 */
export function invalidationBatch({ changed, serial }: SiteFacts): object {
  const names = changed.flatMap((file) => {
    const at = encodedPath(file);
    return /\.(html|json)$/.test(file) ? [at, `${at}.br`, `${at}.gz`] : [at];
  });
  const asked = purgePaths(changed).filter((at) => !at.endsWith('*'));
  const items = [...new Set([...names, ...asked])];
  const digest = createHash('sha256').update(items.join('\n')).digest('hex').slice(0, 16);
  return {
    Paths: { Quantity: items.length, Items: items },
    CallerReference: `nukkad-${serial}-${digest}`,
  };
}

/**
 * Bodies of Cloudflare's requests to purge, for a zone that keeps more than it is told to. Addresses
 * need the public origin; without it everything is purged.
 */
export function purgeUrls({ changed, origin }: SiteFacts): object[] {
  if (changed.length > 0 && origin === '') return [{ purge_everything: true }];
  const urls = purgePaths(changed)
    .filter((at) => !at.endsWith('*'))
    .map((at) => origin + at);
  const requests: object[] = [];
  while (urls.length > 0) requests.push({ files: urls.splice(0, PURGED_AT_ONCE) });
  return requests;
}
