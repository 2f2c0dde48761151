import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import * as common from '../common.text';
import { CheckIcon, CircleAlertIcon, CloseIcon, InfoIcon } from '../icons/icons';
import { usePageHidden } from '../surroundings';
import styles from './toast.module.css';
import { text } from './toast.text';
import { useWayIn } from './use-way-in';

/** A toast, as the platform stores it. */
export interface ToastItem {
  id: string;
  /** One short sentence: "Dr Rao is a favourite now". */
  text: string;
  /** `danger` is announced at once. Default `neutral`. */
  tone?: 'neutral' | 'success' | 'danger';
  /** Milliseconds until it is dismissed; `Infinity` for never. */
  durationMs: number;
  /** Whether it has an Undo button. Default `false`. */
  isUndoable?: boolean;
  /** Label of the undo button. Default "Undo". */
  undoText?: string | undefined;
  /** Link to a follow-up page, styled as a ghost button. */
  link?: ReactNode;
}

export interface ToastRegionProps {
  /** Oldest first. Renders nothing when empty. */
  toasts: readonly ToastItem[];
  /** It timed out or was closed. */
  onDismiss: (id: string) => void;
  /** Undo was pressed; dismiss the toast as well. */
  onUndo: (id: string) => void;
}

/**
 * Toasts at the foot of the page. Timers pause while a pointer or the keyboard is on one of them,
 * and while the page is hidden. F6 moves focus there and back.
 * `<ToastRegion toasts={shown} onDismiss={dismiss} onUndo={undo} />`
 *
 * Not React Aria's toasts, which are alert dialogs whose timers go on in a hidden tab.
 */
export function ToastRegion(props: ToastRegionProps) {
  return props.toasts.length === 0 ? null : <Region {...props} />;
}

function Region({ toasts, onDismiss, onUndo }: ToastRegionProps) {
  const { region, handlers, hasKeyboard, onLost } = useWayIn();
  const [hovered, setHovered] = useState<string | null>(null);
  const isPageHidden = usePageHidden();
  const isHovered = toasts.some(({ id }) => id === hovered);
  return (
    <section
      {...handlers}
      ref={region}
      className={styles.region}
      aria-label={text.notifications}
      tabIndex={-1}
      // Keeps toasts usable in front of modal dialogs.
      data-react-aria-top-layer="true"
    >
      <ol className={styles.list}>
        {toasts.map((toast) => (
          <Toast
            key={toast.id}
            {...{ toast, onDismiss, onUndo, onLost }}
            isHeld={isHovered || hasKeyboard || isPageHidden}
            onHover={setHovered}
          />
        ))}
      </ol>
    </section>
  );
}

interface ToastProps extends Pick<ToastRegionProps, 'onDismiss' | 'onUndo'> {
  toast: ToastItem;
  isHeld: boolean;
  onHover: (id: string | null) => void;
  onLost: (card: Element) => void;
}

/** Frames after which browsers have told of a live region. */
const KNOWN_FRAMES = 3;
/** Frames for which a dialog is given time to close; one that stays open has the toast in front of it. */
const DIALOG_FRAMES = 30;

const icons = { neutral: InfoIcon, success: CheckIcon, danger: CircleAlertIcon } as const;

function Toast({ toast, isHeld, onHover, onLost, onDismiss, onUndo }: ToastProps) {
  const { id, tone = 'neutral', durationMs, isUndoable = false, undoText, link } = toast;
  const Icon = icons[tone];
  const card = useRef<HTMLLIElement>(null);
  const textId = useId();
  const words = useRef<HTMLParagraphElement>(null);
  useAnnounced(words);
  useCountdown(durationMs, isHeld, () => onDismiss(id));
  useFocusKept(card, onLost);
  return (
    <li
      ref={card}
      className={classNames(styles.toast, styles[tone])}
      onPointerEnter={() => onHover(id)}
      onPointerLeave={() => onHover(null)}
    >
      <Icon className={styles.icon} size={20} />
      <div className={styles.text} role={tone === 'danger' ? 'alert' : 'status'}>
        <p ref={words} id={textId} className={styles.unheard}>
          {toast.text}
        </p>
      </div>
      <div className={styles.ways}>
        {link}
        {isUndoable && (
          <Button tone="ghost" aria-describedby={textId} onClick={() => onUndo(id)}>
            {undoText ?? text.undo}
          </Button>
        )}
        <Button
          tone="ghost"
          className={styles.close}
          aria-label={common.close}
          aria-describedby={textId}
          onClick={() => onDismiss(id)}
        >
          <CloseIcon size={20} />
        </Button>
      </div>
    </li>
  );
}

/**
 * Screen readers announce changes of a live region that they know, neither its initial content nor what a
 * modal dialog makes inert: the text comes once the region is known, and a dialog that closes is gone.
 */
function useAnnounced(words: RefObject<Element | null>) {
  useEffect(() => {
    let known = 0;
    let all = 0;
    const next = () => {
      all += 1;
      const isInert = all < DIALOG_FRAMES && document.querySelector('dialog[open]') !== null;
      known = isInert ? 0 : known + 1;
      if (known < KNOWN_FRAMES) frame = requestAnimationFrame(next);
      else words.current?.removeAttribute('class');
    };
    let frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  }, [words]);
}

/** Calls `onEnd` after `durationMs`, not counting the time held. */
function useCountdown(durationMs: number, isHeld: boolean, onEnd: () => void) {
  const left = useRef(durationMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isHeld || left.current === Number.POSITIVE_INFINITY) return;
    const started = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [isHeld]);
}

/** Hands focus on when a focused card is removed; it would otherwise move to the page's top. */
function useFocusKept(ref: RefObject<Element | null>, onLost: (card: Element) => void) {
  const lost = useEffectEvent(onLost);
  useLayoutEffect(() => {
    const card = ref.current;
    return () => {
      if (card?.contains(document.activeElement)) lost(card);
    };
  }, [ref]);
}
