import { useLocation } from '@nukkad/platform';
import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Disclosure<T extends HTMLElement> {
  isOpen: boolean;
  toggle: () => void;
  /** Goes around button and panel: a click or focus outside it closes. */
  area: RefObject<T | null>;
}

/** A panel behind a button: closes on Escape, outside, and when the person goes elsewhere. */
export function useDisclosure<T extends HTMLElement>(): Disclosure<T> {
  const area = useRef<T>(null);
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpenAt(null);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      area.current?.querySelector('button')?.focus();
    };
    const onElsewhere = (event: Event) => {
      if (!area.current?.contains(event.target as Node)) close();
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

  return { isOpen, toggle: () => setOpenAt(isOpen ? null : key), area };
}
