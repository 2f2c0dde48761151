import type { OfRelease } from '@nukkad/platform/contract';

const REMOTE_FILE = /\/remotes\/([\w-]+)\/([\w.-]+)\//;
const EXTENSION = /\b[a-z-]+-extension:\/\//;

/**
 * Whose error it is: the first remote that its stack goes through, else whoever holds the page.
 * Null for what no part did: a browser's extension, a script that says nothing of itself.
 */
export function blamed(reason: unknown, holder: OfRelease | null): OfRelease | null {
  if (!(reason instanceof Error)) return null;
  const stack = reason.stack ?? '';
  if (EXTENSION.test(stack)) return null;
  const [, part, version] = REMOTE_FILE.exec(stack) ?? [];
  return part && version ? { part, version } : holder;
}
