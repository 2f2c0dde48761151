const MINUTE = 60;

/** `90` → `1:30`. */
export function clock(seconds: number): string {
  const rest = String(seconds % MINUTE).padStart(2, '0');
  return `${Math.floor(seconds / MINUTE)}:${rest}`;
}

/** Whole seconds until a moment, 0 once it has passed. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1_000));
}
