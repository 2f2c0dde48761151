import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Folder of the database, uploads and the local registry. */
export function dataFolder() {
  return path.resolve(ROOT, process.env.NUKKAD_DATA ?? '.nukkad');
}

/** The workspaces: name → { name, folder, about }, in the order of package.json. */
export function workspaces(root = ROOT) {
  const { workspaces: patterns } = readJson(path.join(root, 'package.json'));
  const folders = patterns.flatMap((pattern) => expand(root, pattern));
  const found = folders
    .filter((folder) => existsSync(path.join(folder, 'package.json')))
    .map((folder) => ({ folder, about: readJson(path.join(folder, 'package.json')) }));
  return new Map(found.map((one) => [one.about.name, { name: one.about.name, ...one }]));
}

/** The workspaces whose code a workspace compiles in, itself first, transitively. */
export function withDependencies(name, all) {
  const seen = new Set();
  const visit = (current) => {
    if (seen.has(current) || !all.has(current)) return;
    seen.add(current);
    const { dependencies = {}, devDependencies = {} } = all.get(current).about;
    Object.keys({ ...dependencies, ...devDependencies }).forEach(visit);
  };
  visit(name);
  return [...seen].map((one) => all.get(one));
}

/** Workspaces that are released: those with a `nukkad` block, the shell first. */
export function parts(all = workspaces()) {
  const found = [...all.values()].filter(({ about }) => about.nukkad);
  return found
    .map((one) => ({ ...one, part: one.name.replace('@nukkad/', '') }))
    .sort((a, b) => Number(b.part === 'shell') - Number(a.part === 'shell'));
}

export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function expand(root, pattern) {
  if (!pattern.endsWith('/*')) return [path.join(root, pattern)];
  const parent = path.join(root, pattern.slice(0, -2));
  if (!existsSync(parent)) return [];
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(parent, entry.name));
}
