import type { Move } from '../channels/history';
import type { Pointer, RunningCanary } from '../channels/pointer';

/** Log entries about a canary, without the common fields. */
export type CanaryMove = Pick<Move, 'part' | 'version' | 'previous' | 'action' | 'share'>;

interface Afterwards {
  wishes: { part: string; version: string }[];
  canary: RunningCanary | undefined;
}

/**
 * Log entries for the change from one canary to the next: one for each version that starts or gets
 * another share, and one for each that is taken back. A promoted version has its own promotion
 * entry.
 */
export function canaryMoves(own: Pointer, { wishes, canary }: Afterwards): CanaryMove[] {
  if (own.canary === canary) return [];
  const before = own.canary?.parts ?? {};
  const runs = (part: string) => wishes.find((wish) => wish.part === part)?.version;
  const ofAll = (part: string) => runs(part) ?? own.parts[part] ?? null;
  const started = Object.entries(canary?.parts ?? {})
    .filter(([part, version]) => before[part] !== version || own.canary?.share !== canary?.share)
    .map(([part, version]) => ({
      part,
      version,
      previous: ofAll(part),
      action: 'canary' as const,
      share: canary?.share,
    }));
  const stopped = Object.entries(before)
    .filter(([part, version]) => !canary?.parts[part] && ofAll(part) !== version)
    .map(([part, version]) => ({
      part,
      version: ofAll(part) ?? '',
      previous: version,
      action: 'stop' as const,
    }));
  return [...started, ...stopped];
}
