import {
  type Composition,
  canaryKeyPrefix,
  liveValue,
  longestWayBack,
  type Signature,
} from '@nukkad/platform/contract';
import { delegationOf } from '../signing/role-keys';
import { releaseThresholdOf, rolesProblem, type SignedRoles } from '../signing/roles';
import { isSigned, type PublicKeys } from '../signing/signer';
import { canonicalJson } from './canonical-json';
import { asKeys, isRecord } from './page-block';

/** Keys that an auditor believes. */
export interface TrustedKeys {
  /** May sign everything. */
  full: PublicKeys;
  /** May sign what goes back, and the heads of the log that come with it. */
  limited: PublicKeys;
  /** How many full keys must sign what pages fetch; absent for one. */
  threshold?: number;
}

/** The keys that signed roles allow. */
export function keysOfRoles(signed: SignedRoles): TrustedKeys {
  const limited = Object.entries(delegationOf(signed)?.keys ?? {});
  return {
    full: signed.roles.keys.release,
    threshold: releaseThresholdOf(signed),
    limited: Object.fromEntries(limited.filter(([id]) => id.startsWith(canaryKeyPrefix))),
  };
}

/** True when a composition is signed by enough full keys, or by a limited one that goes back. */
export function isCompositionSigned(
  composition: Composition,
  signature: Signature | undefined,
  { full, limited, threshold }: TrustedKeys,
): boolean {
  if (isSigned('composition', composition, signature, full, threshold)) return true;
  const { live } = signature ?? {};
  if (!live || !isSigned('composition', composition, signature, limited)) return false;
  const way = composition.serial - live.serial;
  if (composition.canary || !(way >= 0 && way <= longestWayBack)) return false;
  return isSigned('live', liveValue(composition, live.serial), live, full, threshold);
}

/** More changes of roles than anybody makes. */
const MOST_CHANGES = 1_000;

/** Roles from outside, oldest first; undefined when a member is none. */
export function asRolesChain(read: unknown): SignedRoles[] | undefined {
  if (!Array.isArray(read) || read.length === 0 || read.length > MOST_CHANGES) return undefined;
  return read.every(isSignedRoles) ? read : undefined;
}

/**
 * Why a chain of roles is not to be believed, in words without a full stop; undefined when it is.
 *
 * @param seen the last roles that were believed
 */
export function chainOfRolesProblem(
  chain: SignedRoles[],
  seen: SignedRoles | undefined,
): string | undefined {
  const known = seen && chain[seen.roles.version - 1];
  if (seen && (!known || canonicalJson(known.roles) !== canonicalJson(seen.roles))) {
    return `roles ${seen.roles.version}, which this machine has seen, are others or gone`;
  }
  for (const [at, next] of chain.entries()) {
    const problem = rolesProblem(chain[at - 1], next);
    if (problem) return `roles ${at + 1} are not to be believed: ${problem}`;
  }
  return undefined;
}

function isSignedRoles(read: unknown): read is SignedRoles {
  if (!isRecord(read) || !isRecord(read.roles) || !Array.isArray(read.signatures)) return false;
  const { roots, keys, threshold, version, releaseThreshold = 1 } = read.roles;
  if (!isRecord(keys) || !Number.isSafeInteger(releaseThreshold)) return false;
  if (!Number.isSafeInteger(threshold) || !Number.isSafeInteger(version)) {
    return false;
  }
  return [roots, keys.release, keys.canary, keys.timestamp].every(areKeys);
}

const areKeys = (read: unknown) =>
  isRecord(read) && Object.keys(asKeys(read)).length === Object.keys(read).length;
