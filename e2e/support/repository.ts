import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(__dirname, '../..');
export const LOGS = path.join(ROOT, 'e2e/test-results/logs');

interface Package {
  name: string;
  workspaces?: string[];
  nukkad?: object;
}

/** Folder of a part's build (`shell`, `mf-public`, …). */
export function distOf(part: string): string {
  const folder = partFolders().get(part);
  if (!folder) throw new Error(`There is no part ${part}.`);
  return path.join(folder, 'dist');
}

/** Whether this repository builds a part: a product that journeys share may run others too. */
export function isBuiltHere(part: string): boolean {
  return partFolders().has(part);
}

/** The builds of all parts. */
export function distsOfAll(): string[] {
  return [...partFolders().keys()].map(distOf);
}

/** Fails with one sentence that names the command that builds what is missing. */
export function assertBuilt(): void {
  const missing = [...partFolders().keys()].filter(
    (part) => !existsSync(path.join(distOf(part), 'manifest.json')),
  );
  if (!existsSync(path.join(ROOT, 'api/dist/server.js'))) missing.unshift('api');
  if (missing.length === 0) return;
  const each = missing.map((part) => `  npm run build -w @nukkad/${part}`).join('\n');
  throw new Error(
    `Not built: ${missing.join(', ')}.\nRun \`npm test -- e2e\`, which builds everything first, or:\n${each}`,
  );
}

export function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/** Folders of released workspaces, by the part's name. */
function partFolders(): Map<string, string> {
  const { workspaces = [] } = readJson<Package>(path.join(ROOT, 'package.json'));
  const parts = workspaces
    .flatMap(expanded)
    .map((folder) => ({ folder, about: path.join(folder, 'package.json') }))
    .filter(({ about }) => existsSync(about))
    .map(({ folder, about }) => ({ folder, ...readJson<Package>(about) }))
    .filter(({ nukkad }) => nukkad !== undefined);
  return new Map(parts.map(({ folder, name }) => [name.replace('@nukkad/', ''), folder]));
}

function expanded(pattern: string): string[] {
  if (!pattern.endsWith('/*')) return [path.join(ROOT, pattern)];
  const parent = path.join(ROOT, pattern.slice(0, -2));
  return readdirSync(parent).map((name) => path.join(parent, name));
}
