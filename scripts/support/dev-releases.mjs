import { createRequire } from 'node:module';
import path from 'node:path';
import { register } from 'tsx/cjs/api';
import { dataFolder, ROOT } from './repository.mjs';

/**
 * Releases development builds one after another, by the registry's function instead of its command,
 * because a developer waits for the page to follow. Builds that finish during a release go into the
 * next one together.
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
