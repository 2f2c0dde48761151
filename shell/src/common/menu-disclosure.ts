import { useLocation } from '@nukkad/platform';
import { type Disclosure, useDisclosure } from '@nukkad/shared-ui';
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type RefCallback,
  type RefObject,
  useCallback,
  useRef,
} from 'react';

type End = 'first' | 'last';

export interface MenuDisclosure<T extends HTMLElement> extends Disclosure<T> {
  /** Opens and focuses the first or last item once it is rendered. */
  openAt: (end: End) => void;
  /** For the button: arrow keys open the panel. */
  onButtonKey: (event: ReactKeyboardEvent) => void;
  /** Ref for the list of items. */
  items: RefCallback<HTMLElement>;
}

/** A disclosure of a list of items, which the button's arrow keys open at either end. */
export function useMenuDisclosure<T extends HTMLElement>(): MenuDisclosure<T> {
  const disclosure = useDisclosure<T>(useLocation().key);
  const { open, toggle, area } = disclosure;
  const awaited = useRef<End | null>(null);

  const openAt = (end: End) => {
    awaited.current = end;
    open();
    focusEnd(area.current?.querySelector(`[${ITEMS}]`) ?? null, awaited);
  };

  const items = useCallback((list: HTMLElement | null) => {
    list?.setAttribute(ITEMS, '');
    focusEnd(list, awaited);
  }, []);

  return {
    ...disclosure,
    toggle: () => {
      awaited.current = null;
      toggle();
    },
    openAt,
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
