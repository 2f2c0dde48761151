import type { Canary, Composition } from '@nukkad/platform/contract';
import type { Pointer } from '../channels/pointer';
import { compose } from '../composition/compose';
import { refTo } from '../composition/release-file';
import { judge } from '../composition/rules';
import { otherOrigins, type Places } from '../core/places';
import { type ReleasedPart, readRelease } from '../parts/read-release';

/** A canary as published to pages, or why it is not published. */
export type ComposedCanary =
  | { state: 'none' }
  /** A later release does not fit it. */
  | { state: 'left-out'; why: string }
  /** `composition` is what the canary's visitors run. */
  | { state: 'runs'; canary: Canary; composition: Composition };

/**
 * Composes the canary of a channel. One that no longer fits is left out, because it must not block
 * a release of live versions.
 *
 * @param parts the live versions
 */
export async function composeCanary(
  places: Places,
  pointer: Pointer,
  parts: ReleasedPart[],
): Promise<ComposedCanary> {
  const { canary } = pointer;
  const own = Object.entries(canary?.parts ?? {}).filter(([part, v]) => pointer.parts[part] !== v);
  if (!canary || own.length === 0) return { state: 'none' };
  const tried = await Promise.allSettled(own.map(([part, v]) => readRelease(places, part, v)));
  const missing = tried.find((one) => one.status === 'rejected');
  if (missing) return leftOut(String(missing.reason?.message ?? missing.reason));
  const canaries = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const together = parts.map(
    (part) => canaries.find(({ manifest }) => manifest.part === part.manifest.part) ?? part,
  );
  const { problems } = judge(together.map(({ manifest }) => manifest));
  if (problems.length > 0) return leftOut(problems.join('; '));
  const composition = compose(pointer, together, otherOrigins(places));
  if (!composition) return { state: 'none' };
  const refs = await Promise.all(canaries.map((part) => refTo(places, part)));
  return {
    state: 'runs',
    composition,
    canary: {
      id: canary.id,
      share: canary.share,
      lock: composition.lock,
      remotes: Object.fromEntries(refs.map((ref) => [ref.part, ref])),
    },
  };
}

function leftOut(why: string): ComposedCanary {
  return { state: 'left-out', why: why.replace(/\.$/, '') };
}
