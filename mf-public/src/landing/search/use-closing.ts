import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

/** A press outside the box closes its panels. */
export function useClosing(
  isOpen: boolean,
  box: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  const onPress = useEffectEvent((event: Event) => {
    if (!box.current?.contains(event.target as Node)) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    const hear = (event: Event) => onPress(event);
    document.addEventListener('pointerdown', hear);
    return () => document.removeEventListener('pointerdown', hear);
  }, [isOpen]);
}

/** `/` focuses the search, unless typed into a field or while a dialog is open. */
export function useSlash(begin: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = event.target instanceof HTMLElement ? event.target : null;
    if (at?.isContentEditable || at?.closest('input, textarea, select, [role="dialog"]')) return;
    event.preventDefault();
    begin();
  });
  // Users may press it as soon as they see the page: listen before the first paint.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
