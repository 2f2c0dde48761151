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
import { CheckIcon, CircleAlertIcon, CloseIcon, InfoIcon } from '../icons/icons';
import { usePageHidden } from '../surroundings';
import * as words from '../words';
import styles from './toast.module.css';
import { useWayIn } from './use-way-in';

/** One message, as the platform keeps it. */
export interface ToastItem {
  id: string;
  /** One short sentence: "Dr Rao is a favourite now". */
  text: string;
  /** `danger` is announced at once. Default `neutral`. */
  tone?: 'neutral' | 'success' | 'danger';
  /** Milliseconds until it goes by itself; `Infinity` for never. */
  durationMs: number;
  /** Whether there is a way back. Default `false`. */
  isUndoable?: boolean;
  /** What the way back is called. Default "Undo". */
  undoText?: string | undefined;
  /** A page that goes further: a link, dressed as a ghost button. */
  link?: ReactNode;
}

export interface ToastRegionProps {
  /** Oldest first. Nothing is drawn while there are none. */
  toasts: readonly ToastItem[];
  /** Its time is up, or it was closed. */
  onDismiss: (id: string) => void;
  /** Undo was pressed; take the message away as well. */
  onUndo: (id: string) => void;
}

/**
 * Messages at the foot of the page. Their time stands still while a pointer or the keyboard is on
 * one of them, and while nobody sees the page. F6 goes there and back.
 * `<ToastRegion toasts={shown} onDismiss={dismiss} onUndo={undo} />`
 *
 * Its own code: React Aria's toasts are alert dialogs whose time runs on in a hidden tab.
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
      aria-label={words.notifications}
      tabIndex={-1}
      // Dialogs leave what says this alone: it can be read and pressed in front of them.
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

const icons = { neutral: InfoIcon, success: CheckIcon, danger: CircleAlertIcon } as const;

function Toast({ toast, isHeld, onHover, onLost, onDismiss, onUndo }: ToastProps) {
  const { id, text, tone = 'neutral', durationMs, isUndoable = false, undoText, link } = toast;
  const Icon = icons[tone];
  const card = useRef<HTMLLIElement>(null);
  const textId = useId();
  const isHeard = useHeard();
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
        <p id={textId} className={isHeard ? undefined : styles.unheard}>
          {text}
        </p>
      </div>
      <div className={styles.ways}>
        {link}
        {isUndoable && (
          <Button tone="ghost" aria-describedby={textId} onClick={() => onUndo(id)}>
            {undoText ?? words.undo}
          </Button>
        )}
        <Button
          tone="ghost"
          className={styles.close}
          aria-label={words.close}
          aria-describedby={textId}
          onClick={() => onDismiss(id)}
        >
          <CloseIcon size={20} />
        </Button>
      </div>
    </li>
  );
}

/** Screen readers say what changes in a live place; what came along with the place is not heard. */
function useHeard(): boolean {
  const [isHeard, setHeard] = useState(false);
  useEffect(() => setHeard(true), []);
  return isHeard;
}

/** Calls `onEnd` once the time has run while nothing held it. */
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

/** Focus inside of a card that goes is handed on, instead of falling to the top of the page. */
function useFocusKept(ref: RefObject<Element | null>, onLost: (card: Element) => void) {
  const lost = useEffectEvent(onLost);
  useLayoutEffect(() => {
    const card = ref.current;
    return () => {
      if (card?.contains(document.activeElement)) lost(card);
    };
  }, [ref]);
}
