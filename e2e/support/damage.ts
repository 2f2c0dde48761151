import { readdirSync, renameSync } from 'node:fs';
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
