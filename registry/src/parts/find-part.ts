import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { RegistryError } from '../core/failure';

/** A workspace that builds something releasable. */
export interface PartFolder {
  part: string;
  folder: string;
}

/**
 * The workspaces of a repository that are parts: those with a `nukkad` block in package.json. The
 * shell comes first, the others by name.
 */
export async function findParts(root: string): Promise<PartFolder[]> {
  const about = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const folders = await Promise.all(
    (about.workspaces as string[]).map((pattern) => expand(root, pattern)),
  );
  const parts = await Promise.all(folders.flat().map(partIn));
  return parts
    .filter((part) => part !== undefined)
    .sort((a, b) => rank(a.part) - rank(b.part) || (a.part < b.part ? -1 : 1));
}

/** The folder of one part, by the name in its package.json (`@nukkad/<part>`). */
export async function findPart(root: string, part: string): Promise<PartFolder> {
  const parts = await findParts(root);
  const found = parts.find((candidate) => candidate.part === part);
  if (found) return found;
  const names = parts.map((candidate) => candidate.part).join(', ');
  throw new RegistryError('missing', `There is no part "${part}". The parts here are ${names}.`);
}

/** True when a part has been built. */
export async function isBuilt(folder: string): Promise<boolean> {
  return stat(path.join(folder, 'dist', 'manifest.json')).then(
    () => true,
    () => false,
  );
}

async function partIn(folder: string): Promise<PartFolder | undefined> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const about = JSON.parse(text) as { name?: string; nukkad?: object };
  if (!about.name || !about.nukkad) return undefined;
  return { part: about.name.replace('@nukkad/', ''), folder };
}

// Workspace patterns here are a folder or `<folder>/*`.
async function expand(root: string, pattern: string): Promise<string[]> {
  if (!pattern.endsWith('/*')) return [path.join(root, pattern)];
  const parent = path.join(root, pattern.slice(0, -2));
  const entries = await readdir(parent, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((e) => path.join(parent, e.name));
}

function rank(part: string): number {
  return part === 'shell' ? 0 : 1;
}
