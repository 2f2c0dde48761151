import { useLocation } from '@nukkad/platform';
import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Disclosure<T extends HTMLElement> {
  isOpen: boolean;
  toggle: () => void;
  /** Wraps button and panel: a press or focus outside closes the panel. */
  area: RefObject<T | null>;
}

/** A panel behind a button: closes on Escape, on a press or focus outside, and on navigation. */
export function useDisclosure<T extends HTMLElement>(): Disclosure<T> {
  const area = useRef<T>(null);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;

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

  return { isOpen, toggle: () => setOpenedAt(isOpen ? null : key), area };
}
