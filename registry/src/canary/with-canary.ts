import type { Pointer, RunningCanary } from '../channels/pointer';

/** The pointer for the canary's visitors. */
export function withCanary({ canary, ...pointer }: Pointer): Pointer {
  return { ...pointer, parts: { ...pointer.parts, ...canary?.parts } };
}

/** Moving a part for all visitors ends its canary; returns the rest of the canary, or undefined. */
export function afterMoves(
  { canary, parts }: Pointer,
  wishes: { part: string; version: string }[],
): RunningCanary | undefined {
  const moved = wishes.filter(({ part, version }) => parts[part] !== version);
  const names = new Set(moved.map(({ part }) => part));
  const left = Object.entries(canary?.parts ?? {}).filter(([part]) => !names.has(part));
  if (!canary || left.length === Object.keys(canary.parts).length) return canary;
  return left.length > 0 ? { ...canary, parts: Object.fromEntries(left) } : undefined;
}
