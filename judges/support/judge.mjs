import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * @typedef {object} Judge
 * @property {string} title what it judges, and whose program it is
 * @property {'nothing' | 'product' | 'own-product' | 'production'} needs
 * @property {() => Promise<string>} version of the judging program
 * @property {(context: Context) => Promise<{ examined: number, findings: import('./verdict.mjs').Finding[] }>} run
 */

/**
 * @typedef {object} Context
 * @property {string} folder temporary, removed after the judge
 * @property {import('./product.mjs').JudgedProduct} [product] for judges that need one
 * @property {() => Promise<import('@playwright/test').Browser>} browser Chromium, closed after the judge
 */

/** Thrown by a judge whose program is not on this machine: it is skipped with this reason. */
export class Unavailable extends Error {}

/**
 * Version of an installed package.
 *
 * @param {string} name
 * @param {string} from `import.meta.url` of the judge
 */
export function versionOf(name, from) {
  const folders = createRequire(from).resolve.paths(name) ?? [];
  const files = folders.map((folder) => path.join(folder, name, 'package.json'));
  const file = files.find((one) => existsSync(one));
  if (!file) throw new Unavailable(`the package ${name} is not installed`);
  return JSON.parse(readFileSync(file, 'utf8')).version;
}
