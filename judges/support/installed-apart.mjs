import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runProgram, Unavailable } from './judge.mjs';

const CACHE = path.join(import.meta.dirname, '..', '.cache', 'packages');
const ARGS = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--no-workspaces'];

/**
 * Installs a package apart from the workspaces on its first use: one that is large for its one judge, or
 * whose scripts ask servers other than the registry.
 *
 * @param {string} source folder of a package.json and its lockfile
 * @param {string} name of the package
 * @returns {Promise<{ folder: string, version: string }>}
 */
export async function installApart(source, name) {
  const root = path.join(CACHE, path.basename(source));
  const folder = path.join(root, 'node_modules', name);
  if (!isInstalled(source, root)) {
    mkdirSync(root, { recursive: true });
    const { code, stderr } = await runProgram('npm', ARGS, { cwd: copied(source, root) });
    if (code !== 0) throw new Unavailable(`${name} cannot be installed: ${stderr.trim()}`);
  }
  const about = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return { folder, version: about.version };
}

const lockIn = (folder) => path.join(folder, 'package-lock.json');
const installedLockIn = (root) => path.join(root, 'node_modules/.package-lock.json');

/** Whether what is installed was installed from the present lockfile. */
function isInstalled(source, root) {
  return (
    existsSync(installedLockIn(root)) &&
    readFileSync(lockIn(source), 'utf8') === readFileSync(lockIn(root), 'utf8')
  );
}

function copied(source, root) {
  cpSync(source, root, { recursive: true });
  return root;
}
