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
import { releaseThresholdOf, type SignedRoles } from './roles';
import { mergedBooks, readBook, type SignatureBook, writeBook } from './signature-book';
import { type PublicKeys, type Signer, signerWith } from './signer';
import { singleSigner, type ThresholdSigner, thresholdSigner } from './threshold-signer';

/** The signer of a registry's compositions. */
export interface CompositionSigner extends ThresholdSigner {
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
 * @param others signatures of other holders that count where several must sign
 * @throws RegistryError `refused` when the root has not allowed the key to sign
 */
export async function openSigner(
  places: Places,
  others: SignatureBook = {},
): Promise<CompositionSigner> {
  const roles = await readRoles(places);
  if (roles && holdsCanaryKeyOnly()) return canarySigner(places, roles);
  const threshold = releaseThresholdOf(roles);
  if (threshold > 1 && !process.env[KEY_SETTING.release]) throw unnamedHolder(threshold);
  const full = await fullSigner(places, roles);
  assertAllowed(roles, 'release', full.key);
  if (!roles) return { ...singleSigner(full), role: 'release', finish: async () => {} };
  if (threshold === 1) return granting(places, singleSigner(full), roles);
  const known = mergedBooks(await readBook(places), others);
  return granting(places, thresholdSigner(full, threshold, known), roles);
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
function granting(places: Places, full: ThresholdSigner, roles: SignedRoles): CompositionSigner {
  const live: Granted['live'] = {};
  const locks = new Set<string>();
  const delegation = delegationOf(roles);
  const signed = delegation && {
    delegation,
    delegationSignature: full.signAll('roles', delegation),
  };
  const mayGoBack = Object.keys(roles.roles.keys.canary).length > 0;
  const alsoLive =
    (sign: Signer['sign']): Signer['sign'] =>
    (kind, value) => {
      if (kind === 'composition' && mayGoBack) {
        const composition = value as Composition;
        const { serial } = composition;
        // What all have signed comes first, and is not replaced by what one signed for a page.
        live[liveName(composition)] ??= {
          ...sign('live', liveValue(composition, serial)),
          serial,
        };
        locks.add(composition.lock);
      }
      return sign(kind, value);
    };
  return {
    ...full,
    ...signed,
    role: 'release',
    sign: alsoLive(full.sign),
    signAll: alsoLive(full.signAll),
    async finish() {
      await writeGranted(places, { schema: 1, live, locks: [...locks], ...signed });
      if (full.threshold) await writeBook(places, full.book());
    },
  };
}

async function canarySigner(places: Places, roles: SignedRoles): Promise<CompositionSigner> {
  const own = signerWith(await readPrivateKey(process.env[KEY_SETTING.canary]!));
  assertAllowed(roles, 'canary', own.key);
  const { live, delegation, delegationSignature } = (await readGranted(places)) ?? {};
  const key = canaryKeyPrefix + own.key;
  const threshold = releaseThresholdOf(roles);
  const prefixed = (kind: SignedKind, value: unknown) => ({ ...own.sign(kind, value), key });
  const sign: Signer['sign'] = (kind, value) => {
    if (kind === 'log') return prefixed(kind, value);
    const proof = kind === 'composition' ? live?.[liveName(value as Composition)] : undefined;
    if (proof && !(value as Composition).canary) return { ...prefixed(kind, value), live: proof };
    throw canOnlyGoBack();
  };
  return {
    ...singleSigner({ ...own, sign }),
    ...{ key, role: 'canary', finish: async () => {} },
    ...(delegation && { delegation, delegationSignature }),
    ...(threshold > 1 && { threshold }),
    believed: { ...releaseKeys(roles, await readRing(places)), [key]: own.believed[own.key]! },
  };
}

// The keys in the registry's folders have no holder, so they do not count.
function unnamedHolder(threshold: number): RegistryError {
  return new RegistryError(
    'refused',
    `${threshold} holders of release keys sign together here. Name the file of yours with ${KEY_SETTING.release}.`,
  );
}

/** The refusal of everything but taking a canary back. */
export function canOnlyGoBack(): RegistryError {
  return new RegistryError(
    'refused',
    `Nothing was changed. This process holds the key of canaries (${KEY_SETTING.canary}), which can only take one back to what was live. Do it where the release key is.`,
  );
}
