import { Children, isValidElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonClass } from '../button/button';
import { classNames } from '../class-names';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons';
import styles from './chip.module.css';
import { text } from './chip.text';
import { lastOffset, moved, showing } from './chip-window';

export interface ChipRowProps {
  /** Accessible name: "Specialities". */
  label: string;
  /** Chips; the current one is scrolled into view initially. */
  children: ReactNode;
  /** A chip that is always visible, before the others: "All". */
  lead?: ReactNode;
  /** Maximum number of chips at a time, with arrows to the others. Default: all. */
  shown?: number;
  /** The arrows wrap around. Default: they stop at the ends. */
  wraps?: boolean;
}

/**
 * Chips as a labelled list in one row. On a phone all of them, in a row to swipe.
 * `<ChipRow label="Specialities" shown={6}>{specialities.map(chipOf)}</ChipRow>`
 */
export function ChipRow({ label, children, lead, shown, wraps = false }: ChipRowProps) {
  const chips = Children.toArray(children);
  const view = { count: chips.length, shown: shown ?? chips.length, wraps };
  const current = chips.findIndex(
    (chip) => isValidElement<{ isCurrent?: boolean }>(chip) && chip.props.isCurrent,
  );
  const [place, setPlace] = useState({ offset: 0, current: -1 });
  const offset = place.current === current ? place.offset : showing(current, place.offset, view);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => bringIntoView(list.current, current), [current]);
  const step = (direction: 1 | -1) => setPlace({ offset: moved(offset, direction, view), current });
  const arrow = (direction: 1 | -1, name: string, icon: ReactNode, isEnd: boolean) => (
    <button
      type="button"
      className={classNames(buttonClass({ tone: 'ghost' }), styles.arrow, 'nk-needs-script')}
      aria-label={`${name}: ${label}`}
      disabled={!wraps && isEnd}
      onClick={() => step(direction)}
    >
      {icon}
    </button>
  );
  return (
    <nav className={styles.row} aria-label={label}>
      {view.count > view.shown && (
        <div className={styles.head}>
          <span className={styles.label} aria-hidden="true">
            {label}
          </span>
          {arrow(-1, text.previous, <ChevronLeftIcon size={20} />, offset === 0)}
          {arrow(1, text.next, <ChevronRightIcon size={20} />, offset === lastOffset(view))}
        </div>
      )}
      <ul ref={list} className={styles.list} onFocus={({ target }) => showWhole(target)}>
        {lead !== undefined && <li>{lead}</li>}
        {chips.map((chip, index) => (
          <li
            key={isValidElement(chip) ? chip.key : String(chip)}
            data-outside={index < offset || index >= offset + view.shown ? '' : undefined}
          >
            {chip}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Browsers do not scroll when the focused element is partly visible. */
function showWhole(chip: Element): void {
  chip.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** Centres the current chip where the row scrolls sideways. */
function bringIntoView(list: HTMLUListElement | null, current: number): void {
  const chip = current < 0 ? null : list?.querySelector('[aria-current]');
  if (!list || !chip) return;
  const [row, place] = [list.getBoundingClientRect(), chip.getBoundingClientRect()];
  list.scrollLeft += place.left - row.left - (row.width - place.width) / 2;
}
