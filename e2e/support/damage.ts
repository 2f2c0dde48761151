import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Takes a released file and its compressed forms away. Returns how to put them back.
 *
 * @param file below the site, e.g. `/remotes/mf-public/<version>/remoteEntry.<hash>.js`
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
 * Changes one byte of a file that the site serves; its packed forms go, so that nobody is served the
 * old one. Returns how to put everything back.
 *
 * @param file below the site
 * @param near a text of the file; the byte is the last of it
 */
export function flipByte(site: string, file: string, near: string): () => void {
  const target = path.join(site, file);
  const before = readFileSync(target);
  const at = before.indexOf(near) + Buffer.byteLength(near) - 1;
  if (before.indexOf(near) < 0) throw new Error(`${file} does not hold ${near}.`);
  const repack = takeAway(site, file);
  const changed = Buffer.from(before);
  // Another letter or digit: what was text or JSON still is.
  changed[at] = changed[at] === 0x31 ? 0x32 : 0x31;
  writeFileSync(target, changed);
  return () => {
    rmSync(target);
    repack();
  };
}

/** Gives a file of the site other content; the rest is as with `flipByte`. */
export function replaceFile(site: string, file: string, content: string): () => void {
  const target = path.join(site, file);
  const repack = takeAway(site, file);
  writeFileSync(target, content);
  return () => {
    rmSync(target);
    repack();
  };
}
