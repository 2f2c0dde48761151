import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PartManifest } from '@nukkad/platform/contract';
import { scratchFolder } from './processes';

const isReleased = (file: string) => !/\.map$|\.build$/.test(file);

/**
 * A copy of a remote's build with one text of a screen replaced, as a rebuild would produce, but at
 * once. Returns the folder of the copy.
 *
 * @param before must occur in exactly one script
 */
export function changedBuild(dist: string, before: string, after: string): string {
  const folder = scratchFolder();
  cpSync(dist, folder, { recursive: true, filter: isReleased });
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const holders = scripts.filter((file) => read(folder, file).includes(before));
  const [holder] = holders;
  if (!holder || holders.length > 1) {
    throw new Error(`"${before}" stands in ${holders.length} scripts of ${dist}, not in one.`);
  }
  replace(folder, holder, before, after);
  const { server } = JSON.parse(read(folder, 'manifest.json')) as PartManifest;
  // A rebuild would change what is rendered ahead as well.
  if (server && read(folder, server).includes(before)) replace(folder, server, before, after);
  return folder;
}

/** A copy of a build that looks the same in a browser, but is another release. */
export function anotherBuild(dist: string): string {
  const folder = scratchFolder();
  cpSync(dist, folder, { recursive: true, filter: isReleased });
  const manifest = JSON.parse(read(folder, 'manifest.json')) as PartManifest;
  const next = { ...manifest, packageVersion: `${manifest.packageVersion}-next` };
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(next));
  return folder;
}

function replace(folder: string, file: string, before: string, after: string): void {
  const content = read(folder, file);
  if (!content.includes(before)) throw new Error(`${file} does not name ${before}.`);
  writeFileSync(path.join(folder, file), content.replaceAll(before, after));
}

function read(folder: string, file: string): string {
  return readFileSync(path.join(folder, file), 'utf8');
}
