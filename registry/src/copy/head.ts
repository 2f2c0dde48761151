import { createHash } from 'node:crypto';
import { RegistryError } from '../core/failure';
import type { Store } from '../core/store';

/**
 * What a registry in a store holds. The one object that is replaced: whoever replaces it has moved
 * the registry, and whoever reads it knows all of one moment.
 */
export interface Head {
  schema: 1;
  /** Rises by one with every change. */
  generation: number;
  /** Files that change, `state/…` and `site/…` → the digest under which their content lies. */
  files: Record<string, string>;
  /** Folders of released versions, relative to the site; they never change. */
  releases: string[];
}

/** A head and the tag by which to replace it. */
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
  /** What web servers may serve as it lies there, and nothing else. */
  site: 'site/',
};

/** The head of the registry in a store; undefined where there is none. */
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

/** Objects on their way at once. */
const AT_ONCE = 16;

/** Works through a list, some at a time. What has begun ends before a failure is told. */
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
