import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** Moves keyboard focus to the toasts and back to its origin. */
interface WayIn {
  region: RefObject<HTMLElement | null>;
  /** For the region's element. */
  handlers: {
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
    onPointerDownCapture: () => void;
    onKeyDownCapture: () => void;
  };
  /** The keyboard user is inside. A mouse press leaves focus there too, which does not count. */
  hasKeyboard: boolean;
  /** A focused card is removed: focus goes to the next one, or back to its origin. */
  onLost: (card: Element) => void;
}

export function useWayIn(): WayIn {
  const region = useRef<HTMLElement>(null);
  const origin = useRef<HTMLElement | null>(null);
  const isPressed = useRef(false);
  const [hasKeyboard, setHasKeyboard] = useState(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented) return;
      event.preventDefault();
      isPressed.current = false;
      if (region.current?.contains(document.activeElement)) origin.current?.focus();
      else region.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  useLayoutEffect(() => {
    const element = region.current;
    return () => {
      if (document.activeElement === element) origin.current?.focus({ preventScroll: true });
    };
  }, []);

  return {
    region,
    handlers: {
      onFocus({ currentTarget, relatedTarget }) {
        const isInside = currentTarget.contains(relatedTarget);
        if (!isInside && relatedTarget instanceof HTMLElement) origin.current = relatedTarget;
        setHasKeyboard(!isPressed.current);
      },
      onBlur({ currentTarget, relatedTarget }) {
        if (currentTarget.contains(relatedTarget)) return;
        isPressed.current = false;
        setHasKeyboard(false);
      },
      onPointerDownCapture() {
        isPressed.current = true;
      },
      onKeyDownCapture() {
        isPressed.current = false;
      },
    },
    hasKeyboard,
    onLost(card) {
      const next = card.nextElementSibling ?? card.previousElementSibling;
      const heir = isPressed.current ? origin.current : next?.querySelector('button');
      (heir ?? origin.current)?.focus({ preventScroll: true });
    },
  };
}
