import { useLocation } from '@nukkad/platform';
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type RefCallback,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

type End = 'first' | 'last';

export interface Disclosure<T extends HTMLElement> {
  isOpen: boolean;
  toggle: () => void;
  /** Opens and focuses the first or last item once it is rendered. */
  openAt: (end: End) => void;
  /** Wraps button and panel: a click or focus outside closes the panel. */
  area: RefObject<T | null>;
  /** For the button: arrow keys open the panel. */
  onButtonKey: (event: ReactKeyboardEvent) => void;
  /** Ref for the list of items. */
  items: RefCallback<HTMLElement>;
}

/**
 * A panel behind a button: closes on Escape, on a press or focus outside, and on navigation. Not
 * shared-ui's menu, because the header is in every first load and React Aria's overlays weigh more
 * than the whole header.
 */
export function useDisclosure<T extends HTMLElement>(): Disclosure<T> {
  const area = useRef<T>(null);
  const awaited = useRef<End | null>(null);
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

  const openAt = (end: End) => {
    awaited.current = end;
    setOpenedAt(key);
    focusEnd(area.current?.querySelector(`[${ITEMS}]`) ?? null, awaited);
  };

  const items = useCallback((list: HTMLElement | null) => {
    list?.setAttribute(ITEMS, '');
    focusEnd(list, awaited);
  }, []);

  return {
    isOpen,
    toggle: () => {
      awaited.current = null;
      // A transition: the button responds before the panel renders.
      startTransition(() => setOpenedAt(isOpen ? null : key));
    },
    openAt,
    area,
    onButtonKey(event) {
      const end = ends[event.key];
      if (!end) return;
      event.preventDefault();
      openAt(end);
    },
    items,
  };
}

const ITEMS = 'data-disclosure-items';

const ends: Record<string, End> = { ArrowDown: 'first', ArrowUp: 'last' };

function focusEnd(list: Element | null, awaited: RefObject<End | null>): void {
  if (!list || !awaited.current) return;
  const all = itemsOf(list);
  (awaited.current === 'first' ? all[0] : all.at(-1))?.focus();
  awaited.current = null;
}

/** Keyboard navigation of a list of links and buttons: up, down, Home, End and first letters. */
export function moveAmongItems(event: ReactKeyboardEvent<HTMLElement>): void {
  const all = itemsOf(event.currentTarget);
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = nextItem(event, all, at);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextItem(
  { key, altKey, ctrlKey, metaKey }: ReactKeyboardEvent,
  all: HTMLElement[],
  at: number,
): HTMLElement | undefined {
  if (key === 'ArrowDown') return all[(at + 1) % all.length];
  if (key === 'ArrowUp') return all.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key.length > 1 || key === ' ' || altKey || ctrlKey || metaKey) return undefined;
  const letter = key.toLocaleLowerCase();
  return [...all.slice(at + 1), ...all.slice(0, at + 1)].find((item) =>
    item.textContent?.toLocaleLowerCase().startsWith(letter),
  );
}

const itemsOf = (list: Element): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('a[href], button'),
];
