import type { Places } from '../core/places';
import { type KeyRing, openRing, privateKeyOf, readPrivateKey, readRing } from './key-ring';
import { type PublicKeys, type Signer, signerWith } from './signer';

/**
 * The signer of this registry: with the current key of its ring, or with the PEM file in
 * NUKKAD_SIGNING_KEY. Call it under the lock: the first call creates the keys.
 */
export async function openSigner(places: Places): Promise<Signer> {
  const named = process.env.NUKKAD_SIGNING_KEY;
  if (named) return signerWith(await readPrivateKey(named), believedKeys(await readRing(places)));
  const ring = await openRing(places);
  const current = ring.keys.find(({ state }) => state === 'current')!;
  return signerWith(await privateKeyOf(places, current), believedKeys(ring));
}

/** The keys of a ring that pages shall trust. */
export function believedKeys(ring: KeyRing | undefined): PublicKeys {
  const keys = ring?.keys.filter(({ state }) => state !== 'retired') ?? [];
  return Object.fromEntries(keys.map(({ id, publicKey }) => [id, publicKey]));
}
