import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Stores the bytes of files; their metadata is in the database, under the same id. */
export interface FileStore {
  /** Atomic; replaces existing content. */
  put: (id: string, bytes: Buffer) => Promise<void>;
  /** Undefined when there is no such file. */
  get: (id: string) => Promise<Readable | undefined>;
  /** Does nothing when there is no such file. */
  remove: (id: string) => Promise<void>;
}

/** Files in a folder, in 256 subfolders by the end of their ids, as ids begin with the time. */
export function filesOnDisk(folder: string): FileStore {
  const pathOf = (id: string) => join(folder, id.slice(-2), id);
  return {
    async put(id, bytes) {
      const path = pathOf(id);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(`${path}.part`, bytes, { mode: 0o600, flush: true });
      await rename(`${path}.part`, path);
    },

    async get(id) {
      try {
        const file = await open(pathOf(id));
        return createReadStream('', { fd: file });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },

    async remove(id) {
      await rm(pathOf(id), { force: true });
    },
  };
}
