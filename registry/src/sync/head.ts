import { createHash } from 'node:crypto';
import { RegistryError } from '../core/failure';
import type { Store } from '../core/store';

/**
 * The content of a registry in a store. The only object that is replaced: replacing it moves the
 * registry atomically, and reading it gives one consistent state.
 */
export interface Head {
  schema: 1;
  /** Rises by one with every change. */
  generation: number;
  /** Mutable files, `state/…` and `site/…` → digest under which their content is stored. */
  files: Record<string, string>;
  /** Folders of released versions, relative to the site; immutable. */
  releases: string[];
}

/** A head and the tag that is required to replace it. */
export interface TaggedHead {
  head: Head;
  tag: string;
}

/** Keys of a registry in a store. */
export const keys = {
  head: 'head.json',
  lease: 'lease.json',
  shown: 'shown.json',
  objectOf: (digest: string) => `objects/${digest}`,
  /** The only prefix that web servers may serve; source maps stand beside it, under `maps/`. */
  site: 'site/',
};

/** The head of the registry in a store; undefined when there is none. */
export async function readHead(store: Store): Promise<TaggedHead | undefined> {
  const found = await readJson<Head>(store, keys.head);
  return found && { head: found.value, tag: found.tag };
}

/** A JSON document of a store and its tag. */
export async function readJson<T>(
  store: Store,
  key: string,
): Promise<{ value: T; tag: string } | undefined> {
  const found = await store.read(key);
  if (!found) return undefined;
  try {
    return { value: JSON.parse(found.content.toString('utf8')) as T, tag: found.tag };
  } catch {
    throw new RegistryError('damaged', `${key} in ${store.name} cannot be read. Put it back.`);
  }
}

/** The bytes of a JSON document. */
export function jsonBytes(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}

/** The name of a content in `objects/`. */
export function digestOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Concurrent transfers. */
const AT_ONCE = 16;

/** Processes a list with limited concurrency. Work in progress ends before a failure is thrown. */
export async function someAtOnce<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const left = [...items];
  const failures: unknown[] = [];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined && failures.length === 0; item = left.shift())
      await work(item).catch((error) => failures.push(error));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failures.length > 0) throw failures[0];
}
