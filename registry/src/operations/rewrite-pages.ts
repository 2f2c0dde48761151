import type { Places } from '../core/places';
import { type ChangeOptions, type ChangeResult, moveChannel } from './move-channel';

/** Writes pages and `registry.json` anew from where the channels stand; moves nothing. */
export async function rewritePages(
  places: Places,
  options: ChangeOptions = {},
): Promise<ChangeResult> {
  return moveChannel(places, options, () => []);
}
