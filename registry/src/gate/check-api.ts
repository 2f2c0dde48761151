import { STABLE } from '../channels/pointer';
import { RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { readContract, readLiveParts } from './read-subject';
import { judgeApi } from './rules/api-contract';
import { readEarlierParts } from './subject/earlier-parts';
import type { Outcome } from './subject/outcome';
import type { Part } from './subject/subject';

/** What an API was judged against, and the outcome. */
export interface ApiReport {
  /** Part and version, earlier ones in open pages included. */
  parts: string[];
  outcome: Outcome;
}

/**
 * Judges whether an API may replace the running one under the pages of a channel: live ones, and
 * those of the versions before that may still be open. Nothing live is changed.
 *
 * @param dist folder of the API's build
 * @throws RegistryError `missing` without a contract in the build, or without a live part
 * @example const { outcome } = await checkApi(places, 'api/dist');
 */
export async function checkApi(
  places: Places,
  dist: string,
  channel: string = STABLE,
): Promise<ApiReport> {
  const api = await readContract(dist);
  const parts: Part[] = [
    ...(await readLiveParts(places, channel)),
    ...(await readEarlierParts(places, channel, Date.now())),
  ];
  if (parts.length === 0) {
    throw new RegistryError('missing', `Nothing is live in ${channel}, so no page needs the API.`);
  }
  const named = parts.map(({ manifest, version }) => `${manifest.part} ${version}`);
  return { parts: named, outcome: judgeApi(api, parts) };
}
