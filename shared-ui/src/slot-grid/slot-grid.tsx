import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { clockWords } from '../day/day.model';
import { meantKey } from '../grid/meant-key';
import { CheckIcon } from '../icons/icons';
import { slotAfter } from './slot.model';
import styles from './slot-grid.module.css';
import { text } from './slot-grid.text';

/** A slot: `{ time: '17:30', state: 'free' }` */
export interface Slot {
  /** Start time, 24-hour: `17:30`. Unique among all groups. */
  time: string;
  /** `taken` is visible, but not selectable. */
  state: 'free' | 'taken';
}

/** A part of the day with its slots, in order. */
export interface SlotGroup {
  /** "Morning" */
  title: string;
  slots: readonly Slot[];
}

export interface SlotGridProps {
  /** Accessible name: "Slots on Fri 20 Nov". */
  label: string;
  /** Parts of one day, in order. An empty group says so. */
  groups: readonly SlotGroup[];
  /** Time of the selected slot, `null` for none. */
  selected: string | null;
  /** Another free slot was selected. */
  onSelect: (time: string) => void;
  /** Names the times' zone, where the reader's differs: "Times in India (IST)". */
  zoneNote?: string;
}

/**
 * Selection of one slot of a day. One tab stop: arrows, Home and End move, Enter or Space selects.
 * `<SlotGrid label="Slots" groups={groups} selected={time} onSelect={setTime} />`
 */
export function SlotGrid({ label, groups, selected, onSelect, zoneNote }: SlotGridProps) {
  const id = useId();
  const moves = useMoves(groups, selected);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      ref={moves.ref}
      className={styles.grid}
      role="group"
      aria-label={label}
      aria-describedby={zoneNote ? `${id}-zone` : undefined}
      onKeyDown={moves.onKeyDown}
      onBlur={moves.onBlur}
    >
      {groups.map(({ title, slots }, group) => (
        <Group key={title} id={`${id}-${group}`} title={title}>
          {slots.map((slot) => (
            <SlotButton
              key={slot.time}
              slot={slot}
              isSelected={slot.time === selected}
              isStop={slot.time === moves.stop}
              onFocus={() => moves.setAt(slot.time)}
              onSelect={onSelect}
            />
          ))}
        </Group>
      ))}
      {zoneNote && (
        <p id={`${id}-zone`} className={styles.note}>
          {zoneNote}
        </p>
      )}
    </div>
  );
}

interface GroupProps {
  id: string;
  title: string;
  children: readonly ReactNode[];
}

function Group({ id, title, children }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      {children.length > 0 ? (
        <div className={styles.slots}>{children}</div>
      ) : (
        <p className={styles.note}>{text.noSlots}</p>
      )}
    </div>
  );
}

interface SlotButtonProps {
  slot: Slot;
  isSelected: boolean;
  /** The tab stop. */
  isStop: boolean;
  onFocus: () => void;
  onSelect: (time: string) => void;
}

function SlotButton({ slot, isSelected, isStop, onFocus, onSelect }: SlotButtonProps) {
  const isTaken = slot.state === 'taken';
  return (
    <button
      type="button"
      className={styles.slot}
      data-time={slot.time}
      aria-pressed={isSelected}
      aria-disabled={isTaken || undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={() => !isTaken && !isSelected && onSelect(slot.time)}
    >
      {isSelected && <CheckIcon className={styles.check} size={16} />}
      {clockWords(slot.time)}
      {isTaken && <span className="nk-visually-hidden">{text.taken}</span>}
    </button>
  );
}

/** The focused slot. After a blur, the tab stop is the selected slot again. */
function useMoves(groups: readonly SlotGroup[], selected: string | null) {
  const ref = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<string | null>(null);
  const slots = groups.flatMap((group) => group.slots);
  const known = (time: string | null) => slots.find((slot) => slot.time === time);
  const stop =
    known(at) ?? known(selected) ?? slots.find((slot) => slot.state === 'free') ?? slots[0];

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const key = meantKey(event);
    if (!key || !stop) return;
    const sizes = groups.map((group) => group.slots.length);
    const next = slotAfter(key, slots.indexOf(stop), sizes);
    if (next === undefined) return;
    event.preventDefault();
    ref.current?.querySelector<HTMLElement>(`[data-time="${slots[next]?.time}"]`)?.focus();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) setAt(null);
  }

  return { ref, stop: stop?.time, setAt, onKeyDown, onBlur };
}
