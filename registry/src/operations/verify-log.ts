import type { Places } from '../core/places';
import { readRing } from '../signing/key-ring';
import { believedKeys } from '../signing/open-signer';
import { noteHead, seenHead } from '../transparency/seen-heads';
import { siteSource } from '../transparency/site-source';
import { type VerifiedLog, verifySite } from '../transparency/verify-log';

/** A verified log, and the size at which this machine saw it before. */
export interface FollowedLog extends VerifiedLog {
  /** Origin or folder. */
  site: string;
  before: number | undefined;
}

/**
 * Verifies the log of a site and remembers its head on this machine if all is in order.
 *
 * @param at origin or folder; default: this registry's own site, with the registry's keys
 * @param options `anew` forgets what was seen, e.g. after a site was set up anew
 * @throws RegistryError `missing` for a site without a log, `unreachable`
 */
export async function verifyLog(
  places: Places,
  at?: string,
  options: { anew?: boolean } = {},
): Promise<FollowedLog> {
  const source = siteSource(at ?? places.site);
  const before = options.anew ? undefined : await seenHead(places, source.name);
  const own = at === undefined ? await ownKeys(places) : undefined;
  const verified = await verifySite(source, before, own);
  if (verified.seen) await noteHead(places, source.name, verified.seen);
  return { ...verified, site: source.name, before: before?.head.size };
}

// A key that lies elsewhere (NUKKAD_SIGNING_KEY) is not in the ring: then what was seen decides.
async function ownKeys(places: Places) {
  const ring = process.env.NUKKAD_SIGNING_KEY ? undefined : await readRing(places);
  return ring && believedKeys(ring);
}
