import { readFile } from 'node:fs/promises';
import { hasCode, RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { readRing } from '../signing/key-ring';
import { believedKeys } from '../signing/open-signer';
import { type EntryProof, isProven, proveEntry } from '../transparency/prove-entry';
import { asSignedHead, parsed, readServedLog } from '../transparency/read-log';
import { noteHead, seenHead } from '../transparency/seen-heads';
import { siteSource } from '../transparency/site-source';
import { type VerifiedLog, verifySite } from '../transparency/verify-log';
import type { Witness } from '../transparency/witness';

/** A verified log, and the size at which this machine saw it before. */
export interface FollowedLog extends VerifiedLog {
  /** Origin or folder. */
  site: string;
  before: number | undefined;
}

/** How a log is followed. */
export interface FollowOptions {
  /** Forgets what was seen, e.g. after a site was set up anew. */
  anew?: boolean;
  /** Files with the signed heads that others saw: answers of `nukkad log verify --json`. */
  witnesses?: readonly string[];
}

/**
 * Verifies the log of a site and remembers its head on this machine if all is in order.
 *
 * @param at origin or folder; default: this registry's own site, with the registry's keys
 * @throws RegistryError `missing` for a site without a log, `unreachable`, `usage` for a witness
 *   that is none
 */
export async function verifyLog(
  places: Places,
  at?: string,
  { anew = false, witnesses = [] }: FollowOptions = {},
): Promise<FollowedLog> {
  const source = siteSource(at ?? places.site);
  const before = anew ? undefined : await seenHead(places, source.name);
  const own = at === undefined ? await ownKeys(places) : undefined;
  const others = await Promise.all(witnesses.map(readWitness));
  const verified = await verifySite(source, { before, own, witnesses: others });
  if (verified.seen) await noteHead(places, source.name, verified.seen);
  return { ...verified, site: source.name, before: before?.head.size };
}

async function readWitness(file: string): Promise<Witness> {
  const content = await readFile(file).catch((error) => {
    if (hasCode(error, 'ENOENT', 'EISDIR')) return undefined;
    throw error;
  });
  const signed = asSignedHead((parsed(content) as { signed?: unknown } | undefined)?.signed);
  if (signed) return { name: file, signed };
  throw new RegistryError(
    'usage',
    `${file} has no head that somebody saw. Write one with \`nukkad log verify <site> --json\`.`,
  );
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
