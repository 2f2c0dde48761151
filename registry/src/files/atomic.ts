import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file atomically, for readers and crashes: temporary neighbour, fsync, rename, fsync of
 * the folder.
 *
 * @param mode file permissions, e.g. `0o600` for a secret
 */
export async function writeAtomically(
  file: string,
  content: string | Buffer,
  mode?: number,
): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const temporary = path.join(folder, `.${path.basename(file)}.${randomUUID()}.tmp`);
  try {
    await writeDurably(temporary, content, mode);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/**
 * Writes a new file and waits for the disk. Fails when the file exists.
 *
 * @param mode file permissions, e.g. `0o600` for a secret
 */
export async function writeDurably(
  file: string,
  content: string | Buffer,
  mode?: number,
): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes renames inside a folder durable. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
