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

export type Incoming = ReturnType<typeof incoming>;

const day = 24 * 3_600_000;

/** Partial uploads in a folder, two entries each: metadata and the bytes received. */
export function incoming(folder: string) {
  const about = (id: string) => join(folder, `${id}.json`);
  const parts = (id: string) => join(folder, `${id}.part`);
  const remove = async (id: string) => {
    await rm(parts(id), { force: true });
    await rm(about(id), { force: true });
  };
  return {
    remove,

    async begin(file: Omit<Begun, 'until'>): Promise<string> {
      const id = uuidv7();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(parts(id), '', { mode: 0o600 });
      const begun: Begun = { ...file, until: Date.now() + day };
      await writeFile(about(id), JSON.stringify(begun), { mode: 0o600 });
      return id;
    },

    /** Undefined when there is none, or it has expired. */
    async find(id: string): Promise<(Begun & { offset: number }) | undefined> {
      try {
        const begun: Begun = JSON.parse(await readFile(about(id), 'utf8'));
        const { size } = await stat(parts(id));
        return begun.until > Date.now() ? { ...begun, offset: size } : undefined;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },

    /** Bytes received before a connection breaks are kept. */
    append: (id: string, part: Readable, signal: AbortSignal): Promise<void> =>
      pipeline(part, createWriteStream(parts(id), { flags: 'a' }), { signal }),

    whole: (id: string): Promise<Buffer> => readFile(parts(id)),

    /** Deletes uploads begun more than a day ago. */
    async sweep(now = Date.now()): Promise<void> {
      for (const entry of await readdir(folder).catch(() => [])) {
        const { mtimeMs } = await stat(join(folder, entry)).catch(() => ({ mtimeMs: now }));
        if (mtimeMs < now - day) await rm(join(folder, entry), { force: true });
      }
    },
  };
}
