import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { capture } from './processes.mjs';
import { during } from './progress.mjs';
import { ROOT, readJson } from './repository.mjs';

/** Installs from the lockfile when `node_modules` is missing or belongs to another lockfile. */
export async function ensureDependencies(root = ROOT) {
  if (isInstalled(root)) return;
  const why = existsSync(path.join(root, 'node_modules')) ? 'have changed' : 'are missing';
  await during(`Installing dependencies (they ${why})`, () => install(root));
  writeMarker(root);
}

/** True when `node_modules` matches the lockfile. */
export function isInstalled(root) {
  const marker = markerFile(root);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lockHash(root)) return true;
  if (!installedByHand(root)) return false;
  writeMarker(root);
  return true;
}

/** Whether npm's record of installed packages matches the lockfile, optional ones aside. */
export function sameInstallation(wanted, installed) {
  return Object.entries(wanted).every(([place, { version, optional, devOptional, link }]) => {
    if (place === '' || !place.includes('node_modules/')) return true;
    const found = installed[place];
    if (!found) return Boolean(optional || devOptional);
    return Boolean(link) === Boolean(found.link) && version === found.version;
  });
}

// After a manual `npm install`, npm's own record tells what is installed.
function installedByHand(root) {
  const record = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = readJson(path.join(root, 'package-lock.json')).packages;
  return sameInstallation(wanted, readJson(record).packages);
}

async function install(root) {
  const first = await npm(['ci', '--no-audit', '--no-fund'], root);
  if (first.code === 0) return;
  // A package mirror may lack the binaries of other platforms, and so does a lockfile written with
  // it; `npm ci` refuses that lockfile, `npm install` accepts it and still takes every version it
  // names.
  const second = /EUSAGE|Missing: /.test(first.output)
    ? await npm(['install', '--no-save', '--no-audit', '--no-fund'], root)
    : first;
  if (second.code === 0) return;
  const tail = second.output.trim().split('\n').slice(-15).join('\n');
  throw new Failure(
    `${tail}\nDependencies could not be installed. Check the network and run the command again.`,
  );
}

// `npm start` passes its npm to scripts; elsewhere the one in PATH is used.
function npm(args, root) {
  const self = process.env.npm_execpath;
  const [program, first] = self?.endsWith('.js') ? [process.execPath, [self]] : ['npm', []];
  return capture(program, [...first, ...args], { cwd: root });
}

function lockHash(root) {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).digest('hex');
}

function markerFile(root) {
  return path.join(root, 'node_modules/.nukkad-lock');
}

function writeMarker(root) {
  writeFileSync(markerFile(root), lockHash(root));
}
