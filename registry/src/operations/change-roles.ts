import { generateKeyPairSync } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { hasCode, RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { writeDurably } from '../files/atomic';
import { openRing, readPrivateKey, readRing } from '../signing/key-ring';
import { believedKeys } from '../signing/open-signer';
import { KEY_SETTING, readRoles, writeRoles } from '../signing/role-keys';
import {
  type Role,
  type Roles,
  releaseThresholdOf,
  type SignedRoles,
  signRoles,
} from '../signing/roles';
import { keyId, type PublicKeys, rawPublicKey, signerWith } from '../signing/signer';
import { withLock } from '../sync/lock';
import { rewritePages } from './rewrite-pages';

/** A change of the roles; the private halves of root keys are read from PEM files and kept nowhere. */
export interface RolesChange {
  /** PEM files that sign the change. */
  signedWith: string[];
  /** PEM files of the root keys afterwards; default: as before, at first those of `signedWith`. */
  roots?: string[];
  /** Root keys that must sign the next change; default as before, at first 1. */
  threshold?: number;
  /** A key that may do this from now on; of `release`, default: those of the registry. */
  allow?: { role: Role; publicKey?: string };
  /** A key that may not any more. */
  revoke?: { role: Role; id: string };
  /**
   * Release keys that must sign together from now on; default as before, at first 1. With more than
   * one, the keys in the registry's own folders lose the role: they have no holder.
   */
  releaseThreshold?: number;
}

/** Makes a key and writes its private half to a file that must not exist. Returns its public half. */
export async function createKeyFile(file: string): Promise<{ id: string; publicKey: string }> {
  const { privateKey } = generateKeyPairSync('ed25519');
  await mkdir(path.dirname(path.resolve(file)), { recursive: true });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeDurably(file, pem, 0o600).catch((error) => {
    if (!hasCode(error, 'EEXIST')) throw error;
    throw new RegistryError('refused', `${file} exists. Name a new file: a key is not replaced.`);
  });
  const publicKey = rawPublicKey(privateKey);
  return { id: keyId(publicKey), publicKey };
}

/**
 * Changes which keys may do what, and signs pages anew. The first change allows the registry's own
 * keys (`nukkad keys list`) the role `release`.
 *
 * @throws RegistryError `refused` unless enough root keys sign, `missing` for a key to be revoked
 */
export async function changeRoles(places: Places, change: RolesChange): Promise<SignedRoles> {
  const privateKeys = await Promise.all(change.signedWith.map(readPrivateKey));
  const signers = privateKeys.map((key) => signerWith(key));
  const roots = change.roots && (await publicHalves(change.roots));
  const next = await withLock(places, async () => {
    const before = (await readRoles(places))?.roles;
    const asSigned = Object.assign({}, ...signers.map(({ believed }) => believed)) as PublicKeys;
    const releaseThreshold = change.releaseThreshold ?? before?.releaseThreshold ?? 1;
    const roles: Roles = {
      schema: 1,
      version: (before?.version ?? 0) + 1,
      threshold: change.threshold ?? before?.threshold ?? 1,
      roots: roots ?? before?.roots ?? asSigned,
      keys: keysAfter(before, await registryKeys(places), { ...change, releaseThreshold }),
      ...(releaseThreshold > 1 && { releaseThreshold }),
    };
    const signed = signRoles(roles, signers);
    await writeRoles(places, signed);
    return signed;
  });
  // The root's machine has no release key then: two holders sign pages anew.
  if (releaseThresholdOf(next) === 1) await rewritePages(places);
  return next;
}

/** The keys of each role after a change. */
export function keysAfter(
  before: Pick<Roles, 'keys'> | undefined,
  registry: RegistryKeys,
  {
    allow,
    revoke,
    releaseThreshold = 1,
  }: Pick<RolesChange, 'allow' | 'revoke' | 'releaseThreshold'>,
): Roles['keys'] {
  const keys: Roles['keys'] = {
    release: { ...before?.keys.release },
    canary: { ...before?.keys.canary },
    timestamp: { ...before?.keys.timestamp },
  };
  const takesUp = !before || (allow?.role === 'release' && !allow.publicKey);
  if (takesUp) Object.assign(keys.release, registry.believed);
  for (const id of registry.retired) delete keys.release[id];
  if (releaseThreshold > 1) for (const id of registry.kept) delete keys.release[id];
  if (allow?.publicKey) keys[allow.role][keyId(allow.publicKey)] = allow.publicKey;
  if (!revoke) return keys;
  if (!Object.hasOwn(keys[revoke.role], revoke.id)) {
    throw new RegistryError('missing', `No key ${revoke.id} has the role ${revoke.role}.`);
  }
  delete keys[revoke.role][revoke.id];
  return keys;
}

interface RegistryKeys {
  believed: PublicKeys;
  retired: readonly string[];
  /** Those whose private halves lie in the registry's folders, or in its store. */
  kept: readonly string[];
}

async function registryKeys(places: Places): Promise<RegistryKeys> {
  const named = process.env[KEY_SETTING.release];
  const ring = named ? await readRing(places) : await openRing(places);
  const own = named ? await publicHalves([named]) : {};
  const retired = (ring?.keys ?? []).filter(({ state }) => state === 'retired');
  return {
    believed: { ...believedKeys(ring), ...own },
    retired: retired.map(({ id }) => id),
    kept: (ring?.keys ?? []).map(({ id }) => id),
  };
}

/** The public half of a key: of a PEM file's private one, or as given, base64. */
export async function publicHalfOf(key: string): Promise<string> {
  if (/^[A-Za-z0-9+/]{43}=$/.test(key)) return key;
  return rawPublicKey(await readPrivateKey(key));
}

async function publicHalves(files: string[]): Promise<PublicKeys> {
  const raw = (await Promise.all(files.map(readPrivateKey))).map((key) => rawPublicKey(key));
  return Object.fromEntries(raw.map((one) => [keyId(one), one]));
}
