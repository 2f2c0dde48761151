import type { Pointer } from '../channels/pointer';

/** What the visitors of the canary run. */
export function withCanary({ canary, ...pointer }: Pointer): Pointer {
  return { ...pointer, parts: { ...pointer.parts, ...canary?.parts } };
}
