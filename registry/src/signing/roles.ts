import type { Signature } from '@nukkad/platform/contract';
import { isSigned, type PublicKeys, type Signer } from './signer';

/** What a key may do besides being a root. */
export type Role = 'release' | 'canary' | 'timestamp';

export const ROLES: readonly Role[] = ['release', 'canary', 'timestamp'];

/**
 * Which keys may do what: `release` everything that pages believe, `canary` only going back,
 * `timestamp` only saying how late it is. Signed by the root keys, which lie offline.
 */
export interface Roles {
  schema: 1;
  /** Rises by one with every change. */
  version: number;
  /** How many root keys must sign the next change. */
  threshold: number;
  roots: PublicKeys;
  keys: Record<Role, PublicKeys>;
  /** How many release keys must sign what pages shall run; absent for one. */
  releaseThreshold?: number;
}

/** `state/roles.json`, and what auditors are given. */
export interface SignedRoles {
  roles: Roles;
  signatures: Signature[];
}

/** Why `next` may not follow `before`, in words without a full stop; undefined when it may. */
export function rolesProblem(
  before: SignedRoles | undefined,
  next: SignedRoles,
): string | undefined {
  const { version, threshold, roots, keys, releaseThreshold } = next.roles;
  const unreachable =
    thresholdProblem(threshold, roots, 'root') ??
    (releaseThreshold === undefined
      ? undefined
      : thresholdProblem(releaseThreshold, keys.release, 'release'));
  if (unreachable) return unreachable;
  const expected = (before?.roles.version ?? 0) + 1;
  if (version !== expected) return `version ${version} does not follow ${expected - 1}`;
  for (const { roles } of before ? [before, next] : [next]) {
    const signed = signaturesBy(next, roles.roots);
    if (signed < roles.threshold) {
      const which = roles === next.roles ? 'its own' : 'the present';
      return `it is signed by ${signed} of ${which} root keys, and ${roles.threshold} have to`;
    }
  }
  return undefined;
}

function thresholdProblem(threshold: number, keys: PublicKeys, of: string): string | undefined {
  const count = Object.keys(keys).length;
  if (Number.isInteger(threshold) && threshold >= 1 && threshold <= count) return undefined;
  return `a threshold of ${threshold} cannot be reached with ${count} ${of} keys`;
}

/** How many release keys must sign; 1 without a root. */
export function releaseThresholdOf(signed: SignedRoles | undefined): number {
  return signed?.roles.releaseThreshold ?? 1;
}

/** The roles signed by these root keys. */
export function signRoles(roles: Roles, signers: readonly Signer[]): SignedRoles {
  return { roles, signatures: signers.map((signer) => signer.sign('roles', roles)) };
}

// Each key counts once, however often it signed.
function signaturesBy({ roles, signatures }: SignedRoles, keys: PublicKeys): number {
  const by = signatures.slice(0, 32).filter((one) => isSigned('roles', roles, one, keys));
  return new Set(by.map(({ key }) => key)).size;
}
