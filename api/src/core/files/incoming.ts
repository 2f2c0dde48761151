import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { uuidv7 } from 'uuidv7';

/** A file whose upload is in progress. */
export interface Begun {
  ownerId: string;
  name: string;
  /** Of the whole file, in bytes. */
  length: number;
  /** Expiry, in milliseconds since 1970. */
  until: number;
}

/** Files whose parts are arriving. */
export interface Incoming {
  begin: (file: Omit<Begun, 'until'>) => Promise<string>;
  /** With the bytes received so far; undefined when there is none, or it has expired. */
  find: (id: string) => Promise<(Begun & { offset: number }) | undefined>;
  /** Bytes received before a connection breaks are kept. */
  append: (id: string, part: Readable, signal: AbortSignal) => Promise<void>;
  whole: (id: string) => Promise<Buffer>;
  remove: (id: string) => Promise<void>;
  /** Deletes uploads begun more than a day ago. */
  sweep: (now?: number) => Promise<void>;
}

/** Milliseconds for which an upload may be continued. */
export const day = 24 * 3_600_000;

/** Partial uploads in a folder, two entries each: metadata and the bytes received. */
export function incoming(folder: string): Incoming {
  const about = (id: string) => join(folder, `${id}.json`);
  const parts = (id: string) => join(folder, `${id}.part`);
  const remove = async (id: string) => {
    await rm(parts(id), { force: true });
    await rm(about(id), { force: true });
  };
  return {
    remove,

    async begin(file) {
      const id = uuidv7();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(parts(id), '', { mode: 0o600 });
      const begun: Begun = { ...file, until: Date.now() + day };
      await writeFile(about(id), JSON.stringify(begun), { mode: 0o600 });
      return id;
    },

    async find(id) {
      try {
        const begun: Begun = JSON.parse(await readFile(about(id), 'utf8'));
        const { size } = await stat(parts(id));
        return begun.until > Date.now() ? { ...begun, offset: size } : undefined;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },

    append: (id, part, signal) =>
      pipeline(part, createWriteStream(parts(id), { flags: 'a' }), { signal }),

    whole: (id) => readFile(parts(id)),

    async sweep(now = Date.now()) {
      for (const entry of await readdir(folder).catch(() => [])) {
        const { mtimeMs } = await stat(join(folder, entry)).catch(() => ({ mtimeMs: now }));
        if (mtimeMs < now - day) await rm(join(folder, entry), { force: true });
      }
    },
  };
}
