import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withDependencies } from './repository.mjs';

const NOT_SOURCES = new Set(['node_modules', 'dist', 'coverage', 'test-results']);
const NOT_COMPILED = /(\.test\.[jt]sx?|\.md)$/;

/**
 * Fingerprint of all inputs of a workspace's build: its own files, those of the workspaces it
 * compiles in, the build presets and the lockfile. Tests and READMEs do not count.
 */
export function fingerprint(name, all, root) {
  const presets = path.join(root, 'platform/build');
  const folders = withDependencies(name, all).map(({ folder }) => folder);
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const folder of new Set([...folders, presets])) addFolder(hash, folder, root);
  hash.update(readFileSync(path.join(root, 'package-lock.json')));
  return hash.digest('hex');
}

function addFolder(hash, folder, root) {
  for (const file of sourceFiles(folder)) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
}

/** Source files under a folder, sorted. */
export function sourceFiles(folder, isWanted = (file) => !NOT_COMPILED.test(file)) {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => !NOT_SOURCES.has(entry.name) && !entry.name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return sourceFiles(file, isWanted);
      return isWanted(file) ? [file] : [];
    });
}
