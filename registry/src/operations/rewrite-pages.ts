import type { Places } from '../core/places';
import { type ChangeOptions, type ChangeResult, moveChannel } from './move-channel';

/** Regenerates pages and `registry.json` from the channels' state; moves nothing. */
export async function rewritePages(
  places: Places,
  options: ChangeOptions = {},
): Promise<ChangeResult> {
  return moveChannel(places, options, () => []);
}
