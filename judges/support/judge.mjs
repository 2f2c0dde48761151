import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const TIMEOUT_MS = 600_000;

/**
 * @typedef {object} Judge
 * @property {string} title what it judges, and whose program it is
 * @property {'nothing' | 'api' | 'product' | 'own-product' | 'production' | 'own-production'} needs
 * @property {() => Promise<string>} version of the judging program
 * @property {(context: Context) => Promise<Found>} run
 */

/**
 * @typedef {object} Found
 * @property {number} examined pages, operations, requests or files; none fails the run
 * @property {import('./verdict.mjs').Finding[]} findings
 * @property {string[]} [notes] printed below the judge's line
 */

/**
 * @typedef {object} Context
 * @property {string} folder temporary, within this workspace, so that its packages are found from it
 * @property {import('./product.mjs').JudgedProduct} [product] for judges that need one
 * @property {() => Promise<import('@playwright/test').Browser>} browser Chromium, closed after the judge
 */

/** Thrown by a judge whose program is not on this machine: it is skipped with this reason. */
export class Unavailable extends Error {}

/**
 * An installed package: its folder, and its package.json.
 *
 * @param {string} name
 * @param {string} from `import.meta.url` of the judge
 */
export function packageOf(name, from) {
  const folders = (createRequire(from).resolve.paths(name) ?? []).map((one) =>
    path.join(one, name),
  );
  const folder = folders.find((one) => existsSync(path.join(one, 'package.json')));
  if (!folder) throw new Unavailable(`the package ${name} is not installed`);
  return { folder, about: JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) };
}

/** Version of an installed package. */
export const versionOf = (name, from) => packageOf(name, from).about.version;

/**
 * Runs a command of an installed package to its end.
 *
 * @param {{ name: string, command?: string, from: string }} program `command`: its name among those
 *   of the package; default: the package's own
 * @param {string[]} args
 * @param {{ cwd: string, env?: Record<string, string> }} options
 * @returns {Promise<{ code: number, stdout: string, stderr: string }>}
 */
export function runPackage({ name, command, from }, args, { cwd, env = {} }) {
  const { folder, about } = packageOf(name, from);
  const file = typeof about.bin === 'string' ? about.bin : about.bin[command ?? name];
  return runProgram(process.execPath, [path.join(folder, file), ...args], { cwd, env });
}

/** Runs a program to its end, at most ten minutes; see `runPackage`. */
export function runProgram(program, args, { cwd, env = {} }) {
  const options = { cwd, env: { ...process.env, ...env }, timeout: TIMEOUT_MS, maxBuffer: 2 ** 28 };
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      if (error && typeof error.code !== 'number') return reject(error);
      resolve({ code: error?.code ?? 0, stdout, stderr });
    });
  });
}
