import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from './database';

const kept = 3;
const name = /^nukkad-.*\.tar\.gz$/;

/**
 * Writes a copy of the embedded database into `folder` and removes all but the newest three.
 * The engine does not force its writes to disk, so a power cut can cost the database: this is
 * what is left then. Returns the file written.
 */
export async function backUp(dump: () => Promise<Blob>, folder: string, now = new Date()) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `nukkad-${now.toISOString().replaceAll(':', '-')}.tar.gz`);
  const copy = await dump();
  // Compressed outside the engine, off this thread; named only when it is whole.
  await pipeline(
    Readable.fromWeb(copy.stream() as import('node:stream/web').ReadableStream),
    createGzip({ level: 1 }),
    createWriteStream(`${file}.part`, { mode: 0o600 }),
  );
  await rename(`${file}.part`, file);
  const old = (await readdir(folder)).filter((entry) => name.test(entry)).sort();
  await Promise.all(old.slice(0, -kept).map((entry) => rm(join(folder, entry))));
  return file;
}

/** Backs up every `hours` if something was written since. Returns how to stop. */
export function scheduleBackups(
  database: Database,
  folder: string,
  hours: number,
  failed: (error: unknown) => void,
): () => void {
  const { dump } = database;
  if (!dump || hours === 0) return () => undefined;
  let written = '';
  const round = async () => {
    const position = await writePosition(database);
    if (position === written) return;
    await backUp(dump, folder);
    written = position;
  };
  const timer = setInterval(() => round().catch(failed), hours * 3_600_000);
  timer.unref();
  return () => clearInterval(timer);
}

async function writePosition({ query }: Database): Promise<string> {
  const { rows } = await sql<{ at: string }>`SELECT pg_current_wal_insert_lsn() AS at`.execute(
    query,
  );
  return rows[0]!.at;
}
