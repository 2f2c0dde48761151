import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from './database';

/** Kept: the newest copies, and the last copy of each of `keptDays` days. */
const keptNewest = 3;
const keptDays = 7;
const name = /^nukkad-(\d{4}-\d{2}-\d{2}).*\.tar\.gz$/;

/** While this file is in the folder of copies, another process is waiting for a copy. */
export const askedFor = '.asked';

/** Poll interval for that file, in milliseconds. */
const lookEvery = 1_000;

/**
 * Writes a copy of the embedded database into `folder` and removes old copies. The engine does not
 * fsync its writes, so a power cut can destroy the database; the copy is the fallback. Returns the
 * file written.
 */
export async function backUp(dump: () => Promise<Blob>, folder: string, now = new Date()) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `nukkad-${now.toISOString().replaceAll(':', '-')}.tar.gz`);
  const copy = await dump();
  const part = `${file}.part`;
  // Compressed outside the engine, off this thread; renamed to its final name only when complete.
  await pipeline(
    Readable.fromWeb(copy.stream() as import('node:stream/web').ReadableStream),
    createGzip({ level: 1 }),
    createWriteStream(part, { mode: 0o600, flush: true }),
  ).catch(async (error) => {
    await rm(part, { force: true });
    throw error;
  });
  await rename(part, file);
  await Promise.all((await outdated(folder)).map((entry) => rm(join(folder, entry))));
  return file;
}

/** Copies in a folder, oldest first. */
export async function copiesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder).catch(() => []);
  return entries.filter((entry) => name.test(entry)).sort();
}

async function outdated(folder: string): Promise<string[]> {
  const copies = await copiesIn(folder);
  const ofDays = new Map(copies.map((copy) => [name.exec(copy)?.[1], copy]));
  const kept = new Set([...[...ofDays.values()].slice(-keptDays), ...copies.slice(-keptNewest)]);
  return copies.filter((copy) => !kept.has(copy));
}

interface Schedule {
  database: Database;
  folder: string;
  /** Hours between copies; 0: only on request. */
  hours: number;
  failed: (error: unknown) => void;
}

/**
 * Backs up at once when the newest copy is older than `hours`, then every `hours`, and on request,
 * one copy at a time; scheduled copies only after a write. Returns a function that makes a last
 * copy and ends.
 */
export function scheduleBackups({
  database,
  folder,
  hours,
  failed,
}: Schedule): () => Promise<void> {
  const { dump } = database;
  if (!dump) return async () => undefined;
  let written = '';
  let round: Promise<void> = Promise.resolve();
  const copy = async () => {
    const position = await writePosition(database);
    await backUp(dump, folder);
    written = position;
  };
  const inTurn = (work: () => Promise<void>) => {
    round = round.then(work).catch(failed);
    return round;
  };
  const copyWhatChanged = async () => {
    if (hours > 0 && (await writePosition(database)) !== written) await copy();
  };
  const answerAsking = async () => {
    if (!existsSync(join(folder, askedFor))) return;
    await copy();
    await rm(join(folder, askedFor), { force: true });
  };
  const timers = [setInterval(() => inTurn(answerAsking), lookEvery).unref()];
  if (hours > 0) {
    timers.push(setInterval(() => inTurn(copyWhatChanged), hours * 3_600_000).unref());
    inTurn(async () => {
      if ((await hoursSinceLast(folder)) >= hours) await copy();
    });
  }
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await inTurn(copyWhatChanged);
  };
}

async function hoursSinceLast(folder: string): Promise<number> {
  const last = (await copiesIn(folder)).at(-1);
  if (last === undefined) return Number.POSITIVE_INFINITY;
  return (Date.now() - (await stat(join(folder, last))).mtimeMs) / 3_600_000;
}

async function writePosition({ query }: Database): Promise<string> {
  const { rows } = await sql<{ at: string }>`SELECT pg_current_wal_insert_lsn() AS at`.execute(
    query,
  );
  return rows[0]!.at;
}
