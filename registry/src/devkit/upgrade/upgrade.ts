import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { platformContract } from '@nukkad/platform/contract';
import { ownVersion, reactVersion } from '../surroundings';
import { breakingChanges } from './breaking-changes';
import { renameModules } from './rename-modules';
import { type AboutRemote, upgradedPackage } from './upgraded-package';

const SOURCE = /\.(?:[cm]?[jt]sx?|json)$/;
const NOT_SOURCES = new Set(['node_modules', 'dist', 'coverage']);
const WRITTEN_BY_NPM = new Set(['package.json', 'package-lock.json']);

/** The result of `upgrade`. */
export interface Upgraded {
  version: string;
  /** Files that were changed, relative to the folder. */
  files: string[];
  /** What a person has to look at; empty when nothing is left to do. */
  notes: string[];
}

/**
 * Raises a remote outside of the product's repository to this version of the SDK: package.json, and
 * the files in which a breaking change can be carried out by renaming a module.
 *
 * @param folder of the remote
 * @throws RegistryError `usage` when there is no remote
 */
export async function upgrade(folder: string): Promise<Upgraded> {
  const version = ownVersion();
  const file = path.join(folder, 'package.json');
  const text = await readFile(file, 'utf8');
  const about = JSON.parse(text) as AboutRemote;
  const next = upgradedPackage(about, breakingChanges, { version, react: reactVersion() });
  const files = await renamed(folder);
  const written = `${JSON.stringify(next, null, 2)}\n`;
  if (written !== text) {
    await writeFile(file, written);
    files.unshift('package.json');
  }
  return { version, files, notes: contractNotes(about) };
}

async function renamed(folder: string): Promise<string[]> {
  const names = Object.assign({}, ...breakingChanges.map(({ modules }) => modules));
  const changed: string[] = [];
  for (const file of await sourcesIn(folder)) {
    const text = await readFile(path.join(folder, file), 'utf8');
    const next = renameModules(file, text, names);
    if (next === text) continue;
    await writeFile(path.join(folder, file), next);
    changed.push(file);
  }
  return changed;
}

async function sourcesIn(folder: string, within = ''): Promise<string[]> {
  const entries = await readdir(path.join(folder, within), { withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.posix.join(within, entry.name);
    if (NOT_SOURCES.has(entry.name) || entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) found.push(...(await sourcesIn(folder, file)));
    else if (entry.isFile() && SOURCE.test(file) && !WRITTEN_BY_NPM.has(file)) found.push(file);
  }
  return found;
}

// Which contract a remote can keep is for its team to say: screens may have to change.
function contractNotes({ nukkad }: AboutRemote): string[] {
  if (nukkad?.contract === platformContract) return [];
  return [
    `nukkad.contract is ${nukkad?.contract}, the SDK's is ${platformContract}: the table of compatible versions says what changes with it.`,
  ];
}
