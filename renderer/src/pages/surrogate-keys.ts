import { withoutLanguage } from '@nukkad/platform/contract';
import type { ReadDigests } from '../protocol';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Names of the API's first path segments that differ from those of pages. */
const KNOWN: Record<string, string> = { vendordetail: 'vendors', userType: 'category' };

/** Keys of one page: a header line has room for so many, and no page reads of more. */
const MOST = 100;

/**
 * Names under which a CDN drops a page, from what it read: `vendor-<id>` for one professional,
 * otherwise the kind, such as `vendors`, `category` or `content`. The lock is one of them.
 */
export function surrogateKeys(lock: string, reads: ReadDigests): string[] {
  const keys = new Set([`lock-${lock}`]);
  for (const [path] of reads) {
    if (keys.size >= MOST) break;
    keys.add(keyOf(path));
  }
  return [...keys];
}

function keyOf(path: string): string {
  const [pathname = ''] = withoutLanguage(path).split('?', 1);
  const [, , kind = '', id = ''] = pathname.split('/');
  if (kind === 'vendors' && UUID.test(id)) return `vendor-${id}`;
  return KNOWN[kind] ?? kind.replace(/[^\w-]/g, '');
}
