import { randomBytes } from 'node:crypto';
import type { Pointer, RunningCanary } from '../channels/pointer';
import { RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { isRemote } from '../parts/manifest';
import { readRelease } from '../parts/read-release';
import {
  type ChangeOptions,
  type ChangeResult,
  moveChannel,
  type Plan,
  type Wish,
} from './move-channel';

/** Options of canary operations; a canary belongs to `stable`. */
export type CanaryOptions = Omit<ChangeOptions, 'channel'>;

/** A version in the site. */
export interface PartVersion {
  part: string;
  version: string;
}

/**
 * Starts a canary of these versions for a share of the visitors. They join a running canary; that
 * makes another canary, whose visitors are drawn anew.
 *
 * @param share hundredths of a percent of the visitors; default: the running canary's
 * @throws RegistryError `refused` when a part is no live remote, or does not fit
 */
export async function startCanary(
  places: Places,
  versions: PartVersion[],
  share: number | undefined,
  options: CanaryOptions = {},
): Promise<ChangeResult> {
  for (const { part, version } of versions) await assertRemote(places, part, version);
  return moveChannel(places, options, (own) => {
    for (const { part } of versions) assertLive(own, part);
    const of = share ?? own.canary?.share;
    if (of === undefined) throw new RegistryError('usage', 'Say for how many, e.g. --share 5.');
    const parts = { ...own.canary?.parts };
    for (const { part, version } of versions) parts[part] = version;
    return { wishes: [], canary: canaryOf(own, parts, of) };
  });
}

/**
 * Changes the share of the running canary; a larger share keeps its current visitors.
 *
 * @throws RegistryError `missing` when none runs
 */
export async function setCanaryShare(
  places: Places,
  share: number,
  options: CanaryOptions = {},
): Promise<ChangeResult> {
  return moveChannel(places, options, (own) => {
    const { parts } = running(own);
    return { wishes: [], canary: canaryOf(own, parts, share) };
  });
}

/**
 * Takes the canary back: its visitors run the live versions from their next page on. With `id` only
 * this canary: when another runs, or none, nothing is changed.
 *
 * @throws RegistryError `missing` when none runs and no `id` was given
 */
export async function stopCanary(
  places: Places,
  { id, ...options }: CanaryOptions & { id?: string } = {},
): Promise<ChangeResult> {
  return moveChannel(places, options, (own): Plan => {
    if (id !== undefined && own.canary?.id !== id) return { wishes: [], canary: own.canary };
    running(own);
    return { wishes: [], canary: undefined };
  });
}

/**
 * Makes the canary's version of a part the live one, or the version `to` of the site, and ends its
 * part in the canary.
 *
 * @param part default: every part of the canary
 * @throws RegistryError `missing` when the canary does not have the part
 */
export async function promote(
  places: Places,
  part: string | undefined,
  { to, ...options }: CanaryOptions & { to?: string } = {},
): Promise<ChangeResult> {
  if (part && to) await readRelease(places, part, to);
  return moveChannel(places, options, (own) => {
    const versions = part && to ? { [part]: to } : promoted(own, part);
    return Object.entries(versions).map(
      ([name, version]): Wish => ({ part: name, version, action: 'promote' }),
    );
  });
}

/** The versions that `promote` would make live. */
export function promoted(own: Pointer, part: string | undefined): Record<string, string> {
  const { parts } = running(own);
  if (part === undefined) return parts;
  const version = parts[part];
  if (version) return { [part]: version };
  throw new RegistryError(
    'missing',
    `The canary does not have ${part}. Name a version of \`nukkad list\` with --to.`,
  );
}

function canaryOf({ canary }: Pointer, parts: RunningCanary['parts'], share: number) {
  if (!(Number.isInteger(share) && share >= 0 && share <= 10_000)) {
    throw new RegistryError('usage', 'A share is 0 to 100 percent, with two decimals at most.');
  }
  const isSame = canary && JSON.stringify(sorted(canary.parts)) === JSON.stringify(sorted(parts));
  if (isSame && canary.share === share) return canary;
  const id = isSame ? canary.id : randomBytes(4).toString('hex');
  return { id, share, parts: Object.fromEntries(sorted(parts)) };
}

function sorted(parts: Record<string, string>): [string, string][] {
  return Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1));
}

function running({ canary }: Pointer): RunningCanary {
  if (canary) return canary;
  throw new RegistryError('missing', 'No canary runs. Start one: nukkad canary <part> --share 5.');
}

async function assertRemote(places: Places, part: string, version: string): Promise<void> {
  const { manifest } = await readRelease(places, part, version);
  if (isRemote(manifest)) return;
  throw new RegistryError(
    'refused',
    `${part} is no remote. Everybody is served the same page, so only what it loads can differ: release ${part} to a channel or as it is.`,
  );
}

function assertLive({ parts }: Pointer, part: string): void {
  if (parts[part]) return;
  throw new RegistryError(
    'refused',
    `Nobody runs ${part} yet, so there is nothing to compare it with. Release it first.`,
  );
}
