import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** A grid with one tab stop: its parts carry `data-spot`, one of them is the stop. */
export interface Roving {
  ref: RefObject<HTMLDivElement | null>;
  /** Focuses the stop after the pending render. */
  follow: () => void;
  onFocus: () => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Keeps focus on the stop: after a move, and when the focused part was removed by new content.
 * `const roving = useRoving(day)`
 */
export function useRoving(stop: string): Roving {
  const ref = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  const isWanted = useRef(false);

  // After every render, because any may remove the focused part.
  useEffect(() => {
    const isLost = isInside.current && !ref.current?.contains(document.activeElement);
    if (!isWanted.current && !isLost) return;
    const target = ref.current?.querySelector<HTMLElement>(`[data-spot="${stop}"]`);
    target?.focus();
    if (target && document.activeElement === target) isWanted.current = false;
  });

  return {
    ref,
    follow: () => {
      isWanted.current = true;
    },
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (currentTarget.contains(relatedTarget)) return;
      isInside.current = false;
      isWanted.current = false;
    },
  };
}
