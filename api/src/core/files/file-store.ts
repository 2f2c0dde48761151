import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Where the bytes of files lie; what they are is in the database, under the same id. */
export interface FileStore {
  /** Whole or not at all; what was there before is replaced. */
  put: (id: string, bytes: Buffer) => Promise<void>;
  /** Nothing where there is no such file. */
  get: (id: string) => Promise<Readable | undefined>;
  /** Nothing happens where there is no such file. */
  remove: (id: string) => Promise<void>;
}

/** Files in a folder, spread over 256 by the end of their ids, which begin with the time. */
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
