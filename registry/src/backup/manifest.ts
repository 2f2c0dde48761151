import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { hasCode, RegistryError } from '../core/failure';

/** The manifest file of a backup; written last. */
export const MANIFEST = 'backup.json';

/** Content of a backup. */
export interface BackupManifest {
  schema: 1;
  createdAt: string;
  /** Whether it contains the embedded database; servers have backup tools of their own. */
  hasDatabase: boolean;
  /** Whether it contains private keys, so that the backup must be protected like them. */
  hasKeys: boolean;
  /** Path in the backup → hexadecimal SHA-256. */
  files: Record<string, string>;
}

/** SHA-256 of every file below a folder except the manifest, by path. */
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
 * Reads a backup's manifest and verifies the files against it.
 *
 * @throws RegistryError `missing` when the folder is no complete backup, `damaged` when a file
 *   differs from its digest
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
