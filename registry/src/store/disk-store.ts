import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '../core/failure';
import { DELTAS } from '../core/places';
import {
  changedMeanwhile,
  type Listed,
  type PutOptions,
  type Store,
  type Stored,
  tagOf,
} from '../core/store';
import { writeAtomically } from '../files/atomic';
import { withLockIn } from '../sync/lock';

/** Contents as files under a folder. */
export function diskStore(root: string): Store {
  const at = (key: string) => path.join(root, key);
  const read = (key: string) => readStored(at(key));
  return {
    name: root,
    read,

    async put(key, content, { over }: PutOptions = {}) {
      if (over === undefined) await writeAtomically(at(key), content);
      // Comparing and writing are two steps, so a lock excludes other writers.
      else
        await withLockIn(path.join(root, '.writing'), async () => {
          const found = (await read(key))?.tag;
          if (found !== (over === 'absent' ? undefined : over.tag))
            throw changedMeanwhile(root, key);
          await writeAtomically(at(key), content);
        });
      return tagOf(content);
    },

    async list(prefix) {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
      const keys = entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
        .map((file) => file.split(path.sep).join('/'))
        .filter((key) => key.startsWith(prefix) && !isHidden(key));
      const listed = await Promise.all(
        keys.map(async (key) => [key, await about(at(key))] as const),
      );
      return new Map(listed);
    },

    remove: (key) => rm(at(key), { force: true }),
  };
}

// Temporary files and locks start with a dot; of such folders only deltas belong to the content.
const isHidden = (key: string) => /(^|\/)\./.test(key.replace(`/${DELTAS}/`, '/'));

async function readStored(file: string): Promise<Stored | undefined> {
  try {
    const content = await readFile(file);
    return { content, tag: tagOf(content) };
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
}

async function about(file: string): Promise<Listed> {
  const [{ size }, content] = await Promise.all([stat(file), readFile(file)]);
  return { size, tag: tagOf(content) };
}
