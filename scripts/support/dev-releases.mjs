import { createRequire } from 'node:module';
import path from 'node:path';
import { register } from 'tsx/cjs/api';
import { dataFolder, ROOT } from './repository.mjs';

/**
 * Releases builds of development one after another, as the registry's own function rather than
 * as a command, because a person waits for the page to follow. What comes while one release runs
 * goes into the next together.
 */
export function devReleases() {
  register();
  const { placesFrom, release } = createRequire(import.meta.url)('../../registry/src/index.ts');
  const places = placesFrom({ root: ROOT, data: dataFolder() });
  const waiting = new Set();
  let underWay = Promise.resolve();

  const next = async () => {
    const dists = [...waiting];
    waiting.clear();
    if (dists.length === 0) return;
    const { moves } = await release(places, dists, { dev: true, effort: 'quick' });
    for (const { part, version } of moves) console.info(`Released ${part} ${version}`);
  };
  return (folder) => {
    waiting.add(path.join(folder, 'dist'));
    underWay = underWay.then(next).catch((error) => console.error(error.message));
    return underWay;
  };
}
