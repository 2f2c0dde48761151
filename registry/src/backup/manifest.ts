import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { hasCode, RegistryError } from '../core/failure';

/** The file of a backup that says what else is in it; written last. */
export const MANIFEST = 'backup.json';

/** What a backup holds. */
export interface BackupManifest {
  schema: 1;
  createdAt: string;
  /** Whether the embedded database is in it; that of a server is backed up by the server's own tools. */
  hasDatabase: boolean;
  /** Whether the private halves of keys are in it, so that it must be kept as they are. */
  hasKeys: boolean;
  /** Path in the backup → SHA-256 as hexadecimal digits. */
  files: Record<string, string>;
}

/** SHA-256 of every file below a folder but the manifest, by path. */
export async function digestsOf(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    const name = path.relative(folder, file).split(path.sep).join('/');
    if (entry.isFile() && name !== MANIFEST) found[name] = await digestOf(file);
  }
  return found;
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * Reads what a backup says of itself and compares it with what is there.
 *
 * @throws RegistryError `missing` where the folder is no whole backup, `damaged` where a file is not
 *   what was backed up
 */
export async function verifiedBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  const found = await digestsOf(folder);
  const names = new Set([...Object.keys(manifest.files), ...Object.keys(found)]);
  const wrong = [...names].filter((name) => manifest.files[name] !== found[name]).sort();
  if (wrong.length === 0) return manifest;
  const some = wrong.slice(0, 5).join(', ');
  throw new RegistryError(
    'damaged',
    `${folder} is not what was backed up (${wrong.length} files, such as ${some}), so nothing was restored. Use another backup.`,
  );
}

async function readManifest(folder: string): Promise<BackupManifest> {
  try {
    return JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')) as BackupManifest;
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'ENOTDIR') && !(error instanceof SyntaxError)) throw error;
    throw new RegistryError('missing', `${folder} is no whole backup: it has no ${MANIFEST}.`);
  }
}
