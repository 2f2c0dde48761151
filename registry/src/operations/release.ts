import type { Places } from '../core/places';
import type { Effort } from '../files/compress';
import { type Published, publish } from '../parts/publish';
import { type ChangeOptions, type ChangeResult, moveChannel } from './move-channel';
import { prune } from './prune';

/** Options of `release`. */
export interface ReleaseOptions extends ChangeOptions {
  /** `quick` saves time in development. Default `best`. */
  effort?: Effort;
}

/** Result of `release`; `published` has one entry per build, in the order given. */
export interface ReleaseResult extends ChangeResult {
  published: Published[];
}

/**
 * Releases builds together: copies their files into the site, moves the channel to them in one
 * step, rewrites the pages and applies the retention rule. Releasing the same content again changes
 * nothing.
 *
 * @param dists folders of builds, each with its `manifest.json`
 * @throws RegistryError when a build is missing or wrong, or the parts do not fit together
 * @example await release(placesFrom({ root }), ['mf-public/dist'])
 */
export async function release(
  places: Places,
  dists: string[],
  options: ReleaseOptions = {},
): Promise<ReleaseResult> {
  const published: Published[] = [];
  for (const dist of dists) {
    options.onStep?.(`publish ${dist}`);
    published.push(await publish(places, dist, options.effort));
  }
  options.onStep?.('published');
  const change = await moveChannel(places, options, () =>
    published.map(({ part, version }) => ({ part, version, action: 'release' as const })),
  );
  return { ...change, warnings: [...change.warnings, ...(await tidied(places))], published };
}

// A failed clean-up is reported as a note: the release itself has succeeded.
async function tidied(places: Places): Promise<string[]> {
  try {
    await prune(places);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [`old versions were not removed: ${reason} See \`nukkad doctor\`.`];
  }
}
