import { RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { readRing } from '../signing/key-ring';
import { believedKeys } from '../signing/open-signer';
import { type EntryProof, isProven, proveEntry } from '../transparency/prove-entry';
import { readServedLog } from '../transparency/read-log';
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

/**
 * A proof, for others to check, that a composition is in a site's log; with what this machine saw of
 * the log before, also that the log continues it.
 *
 * @param lock of the composition or of its canary; the newest entry counts
 * @throws RegistryError `missing` when the log does not have it, `damaged` when it proves nothing
 */
export async function proveLogged(places: Places, lock: string, at?: string): Promise<EntryProof> {
  const source = siteSource(at ?? places.site);
  const log = await readServedLog(source);
  const index = log?.entries.findLastIndex((one) => one.lock === lock || one.canary === lock) ?? -1;
  if (!log || index < 0) {
    throw new RegistryError('missing', `The log of ${source.name} has no composition ${lock}.`);
  }
  const seen = (await seenHead(places, source.name))?.head.size ?? 0;
  const proof = proveEntry(log, index, Math.min(seen, log.entries.length));
  if (log.problems.length === 0 && isProven(proof)) return proof;
  throw new RegistryError(
    'damaged',
    `The log of ${source.name} proves nothing. Say \`nukkad log verify ${at ?? ''}\` to see why.`,
  );
}
