import type { Composition, RegistryDocument } from '@nukkad/platform/contract';
import { channelNames, overlay, type Pointer, readPointer, STABLE } from '../channels/pointer';
import { compose } from '../composition/compose';
import { previousReleases } from '../composition/previous';
import { refTo } from '../composition/release-file';
import { judge } from '../composition/rules';
import { otherOrigins, type Places } from '../core/places';
import { isRemote } from '../parts/manifest';
import { type ReleasedPart, readRelease } from '../parts/read-release';
import { type CompositionSigner, openSigner } from '../signing/open-signer';
import { composeCanary } from './compose-canary';

/** Reads every released version that a pointer names. */
export async function partsOf(places: Places, pointer: Pointer): Promise<ReleasedPart[]> {
  const named = Object.entries(pointer.parts);
  return Promise.all(named.map(([part, version]) => readRelease(places, part, version)));
}

/** What a channel really runs: overlays resolved. */
export async function effectivePointer(places: Places, channel: string): Promise<Pointer> {
  const stable = await readPointer(places, STABLE);
  return channel === STABLE ? stable : overlay(stable, await readPointer(places, channel));
}

/** All channels composed, and the inputs of pages. */
export interface Composed {
  /** Undefined until a shell is released. */
  stable: Composition | undefined;
  /** Parts of `stable` that are pages of their own. */
  ownPages: ReleasedPart[];
  registry: RegistryDocument;
  /** Compositions that pages may run, including `stable`. */
  locks: Composition[];
  signer: CompositionSigner;
  warnings: string[];
}

/**
 * Composes every channel. An overlay channel that no longer fits `stable` is left out with a
 * warning, because it must not block a release of `stable`.
 */
export async function composeAll(places: Places): Promise<Composed> {
  const signer = await openSigner(places);
  const channels: RegistryDocument['channels'] = {};
  const locks: Composition[] = [];
  const warnings: string[] = [];
  const ownPages: ReleasedPart[] = [];
  const stable = await readPointer(places, STABLE);
  for (const channel of await channelNames(places)) {
    const pointer = await effectivePointer(places, channel);
    const parts = await partsOf(places, pointer);
    const { problems } = judge(parts.map((part) => part.manifest));
    // Pages fetch the releases that they refer to.
    await Promise.all(remotesIn(parts).map((part) => refTo(places, part)));
    const previous = await previousReleases(places, stable, parts);
    const canary = await composeCanary(places, pointer, parts);
    if (canary.state === 'left-out') warnings.push(`the canary does not run: ${canary.why}`);
    if (canary.state === 'runs') locks.push(canary.composition);
    const tried = canary.state === 'runs' ? { canary: canary.canary } : {};
    const composition = compose(pointer, parts, {
      ...otherOrigins(places),
      previous,
      ...tried,
    });
    if (channel === STABLE) ownPages.push(...parts.filter(({ manifest }) => manifest.page));
    if (channel !== STABLE && problems.length > 0) {
      warnings.push(`channel ${channel} no longer fits ${STABLE}: ${problems.join('; ')}`);
    } else if (composition) {
      channels[channel] = composition;
      locks.push(composition);
    }
  }
  const { delegation, delegationSignature } = signer;
  const registry: RegistryDocument = {
    ...{ schema: 1, channels, signatures: signed(channels, signer) },
    ...(delegation && { delegation, delegationSignature }),
  };
  return { stable: channels[STABLE], ownPages, registry, locks, signer, warnings };
}

function remotesIn(parts: ReleasedPart[]): ReleasedPart[] {
  return parts.filter(({ manifest }) => isRemote(manifest));
}

function signed(
  channels: RegistryDocument['channels'],
  signer: CompositionSigner,
): RegistryDocument['signatures'] {
  const each = Object.entries(channels);
  return Object.fromEntries(each.map(([name, one]) => [name, signer.signAll('composition', one)]));
}
