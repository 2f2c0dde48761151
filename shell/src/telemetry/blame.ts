import type { OfRelease } from '@nukkad/platform/contract';

const REMOTE_FILE = /\/remotes\/([\w-]+)\/([\w.-]+)\//;
const EXTENSION = /\b[a-z-]+-extension:\/\//;

/**
 * The release responsible for an error: the first remote in its stack, otherwise the one that is
 * shown. Null for errors of browser extensions and for cross-origin scripts without details.
 */
export function blamed(reason: unknown, holder: OfRelease | null): OfRelease | null {
  if (!(reason instanceof Error)) return null;
  const stack = reason.stack ?? '';
  if (EXTENSION.test(stack)) return null;
  const [, part, version] = REMOTE_FILE.exec(stack) ?? [];
  return part && version ? { part, version } : holder;
}
