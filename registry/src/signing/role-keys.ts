import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { canaryKeyPrefix, type Delegation, timestampKeyPrefix } from '@nukkad/platform/contract';
import { hasCode, RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { writeAtomically } from '../files/atomic';
import { type Role, rolesProblem, type SignedRoles } from './roles';
import type { PublicKeys } from './signer';

/** The settings that name the PEM file of a role's key. */
export const KEY_SETTING = {
  release: 'NUKKAD_SIGNING_KEY',
  canary: 'NUKKAD_CANARY_KEY',
  timestamp: 'NUKKAD_TIMESTAMP_KEY',
} as const satisfies Record<Role, string>;

/**
 * The signed roles of this registry; undefined while one key does all.
 *
 * @throws RegistryError `damaged` when its root has not signed them so
 */
export async function readRoles(places: Places): Promise<SignedRoles | undefined> {
  const chain = await readRolesChain(places);
  for (const [at, next] of chain.entries()) {
    const problem = rolesProblem(chain[at - 1], next);
    if (!problem) continue;
    throw new RegistryError(
      'damaged',
      `${rolesFile(places)} is not what the root signed: of roles ${at + 1}, ${problem}. Put it back from its backup, and find out who wrote there.`,
    );
  }
  return chain.at(-1);
}

/** Every change of the roles, oldest first, by which others follow them. */
export async function readRolesChain(places: Places): Promise<SignedRoles[]> {
  try {
    return JSON.parse(await readFile(rolesFile(places), 'utf8')) as SignedRoles[];
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/**
 * Replaces the roles. Call it under the lock.
 *
 * @throws RegistryError `refused` unless enough root keys signed it, and it follows the present one
 */
export async function writeRoles(places: Places, next: SignedRoles): Promise<void> {
  const chain = await readRolesChain(places);
  const problem = rolesProblem(chain.at(-1), next);
  if (problem) throw new RegistryError('refused', `The roles were not changed: ${problem}.`);
  await writeAtomically(rolesFile(places), `${JSON.stringify([...chain, next], null, 2)}\n`);
}

/** What pages are told of keys that may do less than their own; undefined when there are none. */
export function delegationOf({ roles }: SignedRoles): Delegation | undefined {
  const keys = {
    ...prefixed(canaryKeyPrefix, roles.keys.canary),
    ...prefixed(timestampKeyPrefix, roles.keys.timestamp),
  };
  if (Object.keys(keys).length === 0) return undefined;
  return { schema: 1, version: roles.version, keys };
}

/**
 * Refuses a key that the root has not allowed what it is used for.
 *
 * @throws RegistryError `refused`
 */
export function assertAllowed(signed: SignedRoles | undefined, role: Role, key: string): void {
  if (!signed || Object.hasOwn(signed.roles.keys[role], key)) return;
  throw new RegistryError(
    'refused',
    `The root has not allowed key ${key} the role ${role}. See \`nukkad keys list\`; the root's holder says: nukkad keys delegate ${role} --root <pem>.`,
  );
}

function prefixed(prefix: string, keys: PublicKeys): PublicKeys {
  return Object.fromEntries(Object.entries(keys).map(([id, raw]) => [prefix + id, raw]));
}

function rolesFile(places: Places): string {
  return path.join(places.state, 'roles.json');
}
