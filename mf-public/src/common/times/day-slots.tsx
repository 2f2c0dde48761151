import type { BookableSlot, SlotsAnswer } from '@nukkad/platform/contract';
import { formatLongDay, formatShortDay } from '@nukkad/platform/format';
import { Accordion, CheckIcon, classNames, linkClass } from '@nukkad/shared-ui';
import type { Ref } from 'react';
import { ZoneNote } from '../clock/zone-note';
import styles from './day-slots.module.css';
import { freeIn, openPart, shortTime, slotName } from './times.model';
import { text } from './times.text';

type Day = SlotsAnswer['days'][number];

interface Props {
  /** The heading, focused when the day changes. */
  ref: Ref<HTMLHeadingElement>;
  day: Day;
  /** Start of the selected time. */
  chosen: string | null;
  onChoose: (start: string) => void;
  /** Back to the days. */
  onOtherDay: () => void;
}

/** A day's slots in three parts, one of them open at a time. */
export function DaySlots({ ref, day, chosen, onChoose, onOtherDay }: Props) {
  const date = formatLongDay(day.date);
  return (
    <div className={styles.slots}>
      <div className={styles.head}>
        <h3 ref={ref} tabIndex={-1} className={styles.title}>
          {text.timesOn(formatShortDay(day.date))}
        </h3>
        <button type="button" className={linkClass({ isStandalone: true })} onClick={onOtherDay}>
          {text.otherDay}
        </button>
      </div>
      <Accordion
        level={4}
        initiallyOpen={openPart(day, chosen)}
        items={day.groups.map((group) => ({
          key: group.part,
          title: text.partWith(text.parts[group.part], freeIn(group)),
          content: <Times slots={group.slots} date={date} chosen={chosen} onChoose={onChoose} />,
        }))}
      />
      <ZoneNote className={styles.zone} />
    </div>
  );
}

interface TimesProps extends Pick<Props, 'chosen' | 'onChoose'> {
  slots: readonly BookableSlot[];
  date: string;
}

function Times({ slots, date, chosen, onChoose }: TimesProps) {
  if (slots.length === 0) return <p>{text.noTimes}</p>;
  return (
    <ul className={styles.times}>
      {slots.map((slot) => (
        <li key={slot.start}>
          <button
            type="button"
            className={classNames(styles.time, 'nk-needs-script')}
            aria-pressed={slot.start === chosen}
            aria-disabled={slot.taken !== null || undefined}
            onClick={() => slot.taken === null && onChoose(slot.start)}
          >
            <span className="nk-visually-hidden">{slotName(slot, date)}</span>
            <span className={styles.clock} aria-hidden="true">
              {slot.start === chosen && <CheckIcon size={16} />}
              {shortTime(slot.time)}
            </span>
            {slot.taken !== null && (
              <span className={styles.why} aria-hidden="true">
                {text.taken[slot.taken]}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
