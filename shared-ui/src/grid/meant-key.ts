import type { KeyboardEvent } from 'react';

const mirrored: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/**
 * The key as it is meant: where writing runs from right to left, the left arrow leads on.
 * Undefined while another key is held with it, which makes it somebody else's shortcut.
 */
export function meantKey(event: KeyboardEvent<HTMLElement>): string | undefined {
  if (event.altKey || event.metaKey || event.ctrlKey || event.shiftKey) return undefined;
  const isMirrored = event.currentTarget.closest<HTMLElement>('[dir]')?.dir === 'rtl';
  return (isMirrored && mirrored[event.key]) || event.key;
}
