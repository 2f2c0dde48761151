import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { dayFromToday } from './days';
import { copyFolder, startProduct, VENDORS } from './product';
import { distsOfAll, ROOT } from './repository';

/** Beside the data of `npm start`; `npm run reset` removes it too. */
const KEPT = path.join(ROOT, '.nukkad/journeys');

/** Its appointments are relative to its creation time, so it expires after an hour. */
const FRESH_MS = 60 * 60_000;
const OLD_MS = 24 * FRESH_MS;

/**
 * Data of a released and seeded product, as a template for others: reused if it was made from the
 * same builds, on the same day in India and less than an hour ago.
 */
export async function readyTemplate(): Promise<string> {
  mkdirSync(KEPT, { recursive: true });
  const template = path.join(KEPT, madeOf());
  for (const name of readdirSync(KEPT)) {
    const isOver =
      age(path.join(KEPT, name)) > (name === path.basename(template) ? FRESH_MS : OLD_MS);
    if (isOver) rmSync(path.join(KEPT, name), { recursive: true, force: true });
  }
  if (!existsSync(template)) await make(template);
  return template;
}

async function make(template: string): Promise<void> {
  const product = await startProduct({ name: 'seeding', isQuick: true, isLasting: true });
  const making = `${template}.${process.pid}`;
  try {
    await product.stopServer();
    copyFolder(product.data, making);
    // A concurrent run may have created the same template.
    if (existsSync(template)) rmSync(making, { recursive: true });
    else renameSync(making, template);
  } finally {
    await product.close();
  }
}

const age = (folder: string) => Date.now() - statSync(folder).mtimeMs;

/** Fingerprint of the builds, the number of sample vendors, the day and the Node version. */
function madeOf(): string {
  const day = dayFromToday(0);
  const hash = createHash('sha256').update(`${process.version} ${VENDORS} ${day}\0`);
  const folders = [...distsOfAll(), ...['api/dist', 'api/assets', 'registry/src'].map(inRoot)];
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) {
      hash.update(`${path.relative(ROOT, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function inRoot(folder: string): string {
  return path.join(ROOT, folder);
}
