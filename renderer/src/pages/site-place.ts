import { defaultPlace, type GeoPlace } from '@nukkad/platform/contract';
import type { ApiAnswer } from '../protocol';
import { within } from './within';

const SITE_CONTENT = '/api/content/site';

/** Milliseconds for which the installation's place is not asked for again. */
const FRESH_FOR = 60_000;
const AGAIN_AFTER = 1_000;

/**
 * Reads the place of the installation. While the API does not answer, it is the last one known.
 *
 * @param longest milliseconds that a page waits for it
 */
export function sitePlace(
  read: (path: string) => Promise<ApiAnswer>,
  longest: number,
): () => Promise<GeoPlace> {
  let known = defaultPlace;
  let dueAt = 0;
  let reading: Promise<void> | undefined;

  async function renew(): Promise<void> {
    dueAt = Date.now() + AGAIN_AFTER;
    const { status, body } = await read(SITE_CONTENT);
    if (status !== 200) return;
    known = (JSON.parse(body) as { place?: GeoPlace }).place ?? defaultPlace;
    dueAt = Date.now() + FRESH_FOR;
  }
  return async () => {
    if (Date.now() >= dueAt) {
      reading ??= renew().finally(() => {
        reading = undefined;
      });
      await within(longest, reading);
    }
    return known;
  };
}
