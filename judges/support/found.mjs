import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ENDING = '.judge.mjs';
const FOLDER = path.join(import.meta.dirname, '..');

/** Files of the judges by name, sorted by subject. */
export function judgeFiles() {
  const files = readdirSync(FOLDER, { recursive: true })
    .filter((file) => file.endsWith(ENDING) && !file.includes('node_modules'))
    .sort();
  return new Map(files.map((file) => [path.basename(file, ENDING), path.join(FOLDER, file)]));
}

/**
 * The judges of these names.
 *
 * @param {string[]} names
 * @returns {Promise<({ name: string } & import('./judge.mjs').Judge)[]>}
 */
export async function readJudges(names) {
  const files = judgeFiles();
  return Promise.all(
    names.map(async (name) => {
      const { judge } = await import(pathToFileURL(files.get(name)).href);
      return { name, ...judge };
    }),
  );
}
