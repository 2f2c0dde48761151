import {
  type Composition,
  canaryKeyPrefix,
  type Delegation,
  liveValue,
  type Signature,
  type SignedKind,
} from '@nukkad/platform/contract';
import { RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { type Granted, liveName, readGranted, writeGranted } from './granted';
import { type KeyRing, openRing, privateKeyOf, readPrivateKey, readRing } from './key-ring';
import { assertAllowed, delegationOf, KEY_SETTING, readRoles } from './role-keys';
import type { SignedRoles } from './roles';
import { type PublicKeys, type Signer, signerWith } from './signer';

/** The signer of a registry's compositions. */
export interface CompositionSigner extends Signer {
  /** `canary`: it signs only what a full key let go live before. */
  role: 'release' | 'canary';
  delegation?: Delegation;
  delegationSignature?: Signature;
  /** Keeps what this signer granted; to be called once all is signed. */
  finish(): Promise<void>;
}

/**
 * The signer of this registry: with the current key of its ring, or with the PEM file in
 * NUKKAD_SIGNING_KEY. A process that has NUKKAD_CANARY_KEY and not the former can only take
 * canaries back. Call it under the lock: the first call creates the keys.
 *
 * @throws RegistryError `refused` when the root has not allowed the key to sign
 */
export async function openSigner(places: Places): Promise<CompositionSigner> {
  const roles = await readRoles(places);
  if (roles && holdsCanaryKeyOnly()) return canarySigner(places, roles);
  const full = await fullSigner(places, roles);
  assertAllowed(roles, 'release', full.key);
  return roles
    ? granting(places, full, roles)
    : { ...full, role: 'release', finish: async () => {} };
}

/** True in a process that may only take canaries back. */
export function holdsCanaryKeyOnly(): boolean {
  return Boolean(process.env[KEY_SETTING.canary]) && !process.env[KEY_SETTING.release];
}

/** The keys of a ring that pages shall trust. */
export function believedKeys(ring: KeyRing | undefined): PublicKeys {
  const keys = ring?.keys.filter(({ state }) => state !== 'retired') ?? [];
  return Object.fromEntries(keys.map(({ id, publicKey }) => [id, publicKey]));
}

/** The keys that may sign everything: the root has allowed them, and none of them is retired. */
export function releaseKeys({ roles }: SignedRoles, ring: KeyRing | undefined): PublicKeys {
  const retired = ring?.keys.filter(({ state }) => state === 'retired').map(({ id }) => id) ?? [];
  const allowed = Object.entries(roles.keys.release);
  return Object.fromEntries(allowed.filter(([id]) => !retired.includes(id)));
}

async function fullSigner(places: Places, roles: SignedRoles | undefined): Promise<Signer> {
  const named = process.env[KEY_SETTING.release];
  const ring = named ? await readRing(places) : await openRing(places);
  const believed = roles ? releaseKeys(roles, ring) : believedKeys(ring);
  if (named) return signerWith(await readPrivateKey(named), believed);
  const current = ring!.keys.find(({ state }) => state === 'current')!;
  return signerWith(await privateKeyOf(places, current), believed);
}

// Each composition signed is granted as well: without its canary it is what runs now.
function granting(places: Places, full: Signer, roles: SignedRoles): CompositionSigner {
  const live: Granted['live'] = {};
  const locks = new Set<string>();
  const delegation = delegationOf(roles);
  const signed = delegation && {
    delegation,
    delegationSignature: full.sign('roles', delegation),
  };
  const mayGoBack = Object.keys(roles.roles.keys.canary).length > 0;
  return {
    ...full,
    ...signed,
    role: 'release',
    sign(kind, value) {
      if (kind === 'composition' && mayGoBack) {
        const composition = value as Composition;
        const { serial } = composition;
        live[liveName(composition)] = {
          ...full.sign('live', liveValue(composition, serial)),
          serial,
        };
        locks.add(composition.lock);
      }
      return full.sign(kind, value);
    },
    finish: () => writeGranted(places, { schema: 1, live, locks: [...locks], ...signed }),
  };
}

async function canarySigner(places: Places, roles: SignedRoles): Promise<CompositionSigner> {
  const own = signerWith(await readPrivateKey(process.env[KEY_SETTING.canary]!));
  assertAllowed(roles, 'canary', own.key);
  const { live, delegation, delegationSignature } = (await readGranted(places)) ?? {};
  const key = canaryKeyPrefix + own.key;
  const prefixed = (kind: SignedKind, value: unknown) => ({ ...own.sign(kind, value), key });
  return {
    ...{ key, role: 'canary', finish: async () => {} },
    ...(delegation && { delegation, delegationSignature }),
    believed: { ...releaseKeys(roles, await readRing(places)), [key]: own.believed[own.key]! },
    sign(kind, value) {
      if (kind === 'log') return prefixed(kind, value);
      const proof = kind === 'composition' ? live?.[liveName(value as Composition)] : undefined;
      if (proof && !(value as Composition).canary) return { ...prefixed(kind, value), live: proof };
      throw canOnlyGoBack();
    },
  };
}

/** The refusal of everything but taking a canary back. */
export function canOnlyGoBack(): RegistryError {
  return new RegistryError(
    'refused',
    `Nothing was changed. This process holds the key of canaries (${KEY_SETTING.canary}), which can only take one back to what was live. Do it where the release key is.`,
  );
}
