import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** A panel behind a button, and the button's events. */
export interface Disclosure<T extends HTMLElement> {
  isOpen: boolean;
  open: () => void;
  toggle: () => void;
  /** Wraps button and panel: a press or focus outside closes the panel. */
  area: RefObject<T | null>;
}

/**
 * A panel behind a button: closes on Escape, on a press or focus outside, and when `place` changes.
 * For headers, which are in every first load: React Aria's overlays weigh more than a whole header.
 *
 * @param place names the page on show: the key of the router's location
 * @example const { isOpen, toggle, area } = useDisclosure<HTMLDivElement>(useLocation().key);
 */
export function useDisclosure<T extends HTMLElement>(place: string): Disclosure<T> {
  const area = useRef<T>(null);
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === place;

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpenedAt(null);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      area.current?.querySelector('button')?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      if (!area.current?.contains(target as Node)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [isOpen]);

  return {
    isOpen,
    open: () => setOpenedAt(place),
    // A transition: the button responds before the panel renders.
    toggle: () => startTransition(() => setOpenedAt(isOpen ? null : place)),
    area,
  };
}
