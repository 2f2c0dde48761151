import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Removes a released file and its compressed variants. Returns a function that restores them.
 *
 * @param file below the site, e.g. `/remotes/mf-public/<version>/remoteEntry.js`
 */
export function takeAway(site: string, file: string): () => void {
  const target = path.join(site, file);
  const folder = path.dirname(target);
  const taken = readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((one) => one === target || one === `${target}.br` || one === `${target}.gz`);
  for (const one of taken) renameSync(one, `${one}.taken`);
  return () => {
    for (const one of taken) renameSync(`${one}.taken`, one);
  };
}

/**
 * Changes one byte of a file of the site and removes its compressed variants, which would still
 * serve the old content. Returns a function that restores everything.
 *
 * @param file below the site
 * @param near a text in the file, whose last byte is changed
 */
export function flipByte(site: string, file: string, near: string): () => void {
  const target = path.join(site, file);
  const before = readFileSync(target);
  const at = before.indexOf(near) + Buffer.byteLength(near) - 1;
  if (before.indexOf(near) < 0) throw new Error(`${file} does not hold ${near}.`);
  const repack = takeAway(site, file);
  const changed = Buffer.from(before);
  // Another alphanumeric character, so that text and JSON stay valid.
  changed[at] = changed[at] === 0x31 ? 0x32 : 0x31;
  writeFileSync(target, changed);
  return () => {
    rmSync(target);
    repack();
  };
}

/** Replaces the content of a file of the site; otherwise like `flipByte`. */
export function replaceFile(site: string, file: string, content: string): () => void {
  const target = path.join(site, file);
  const repack = takeAway(site, file);
  writeFileSync(target, content);
  return () => {
    rmSync(target);
    repack();
  };
}
