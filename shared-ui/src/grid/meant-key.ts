import type { KeyboardEvent } from 'react';

const mirrored: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/**
 * The logical key: in right-to-left text, the left arrow moves forward. Undefined with modifier
 * keys, which belong to other shortcuts.
 */
export function meantKey(event: KeyboardEvent<HTMLElement>): string | undefined {
  if (event.altKey || event.metaKey || event.ctrlKey || event.shiftKey) return undefined;
  const isMirrored = event.currentTarget.closest<HTMLElement>('[dir]')?.dir === 'rtl';
  return (isMirrored && mirrored[event.key]) || event.key;
}
