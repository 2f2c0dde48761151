import type { SlotsAnswer } from '@nukkad/platform/contract';
import { formatLongDay, formatShortDay } from '@nukkad/platform/format';
import { buttonClass, ChevronLeftIcon, ChevronRightIcon, classNames } from '@nukkad/shared-ui';
import type { ReactNode, Ref } from 'react';
import styles from './date-strip.module.css';
import { DAYS_SHOWN, stateOf, WEEKS_AHEAD } from './times.model';
import { text } from './times.text';

type Days = SlotsAnswer['days'];

interface Props {
  ref: Ref<HTMLDivElement>;
  /** Null while loading: placeholders are shown. */
  days: Days | null;
  week: number;
  /** The selected day. */
  current: string | null;
  onDay: (date: string) => void;
  onWeek: (week: number) => void;
}

/** Seven days with their numbers of free slots, and buttons to other weeks. */
export function DateStrip({ ref, days, week, current, onDay, onWeek }: Props) {
  const isLast = week >= WEEKS_AHEAD - 1;
  return (
    <div className={styles.strip}>
      <div className={styles.head}>
        <h3 className={styles.title}>{text.day}</h3>
        <Turn label={text.earlier} isEnd={week === 0} onPress={() => onWeek(week - 1)}>
          <ChevronLeftIcon size={20} />
        </Turn>
        <Turn label={text.later} isEnd={isLast} onPress={() => onWeek(week + 1)}>
          <ChevronRightIcon size={20} />
        </Turn>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div ref={ref} role="group" aria-label={text.day} className={styles.days}>
        {days === null
          ? placeholders.map((place) => <span key={place} className={styles.bone} />)
          : days.map((day) => (
              <DayButton
                key={day.date}
                day={day}
                isCurrent={day.date === current}
                onPress={() => onDay(day.date)}
              />
            ))}
      </div>
      {days?.every(({ free }) => free === 0) && <p className={styles.none}>{text.noneThisWeek}</p>}
    </div>
  );
}

const placeholders = Array.from({ length: DAYS_SHOWN }, (_, day) => `day ${day}`);

interface DayProps {
  day: Days[number];
  isCurrent: boolean;
  onPress: () => void;
}

function DayButton({ day, isCurrent, onPress }: DayProps) {
  const { date, free } = day;
  const state = stateOf(day);
  const words = state === 'free' ? text.free(free) : text.notFree[state];
  const [weekday, number, month] = formatShortDay(date).split(' ');
  return (
    <button
      type="button"
      className={classNames(styles.day, 'nk-needs-script', state !== 'free' && styles.full)}
      aria-pressed={isCurrent}
      onClick={onPress}
    >
      <span className="nk-visually-hidden">{text.dayWith(formatLongDay(date), words)}</span>
      <span className={styles.face} aria-hidden="true">
        <span>{weekday}</span>
        <span className={styles.number}>{number}</span>
        <span className={styles.small}>{month}</span>
        <span className={styles.count}>{words}</span>
      </span>
    </button>
  );
}

interface TurnProps {
  label: string;
  isEnd: boolean;
  onPress: () => void;
  children: ReactNode;
}

// Stays rendered at the end, or its focus would be lost.
function Turn({ label, isEnd, onPress, children }: TurnProps) {
  return (
    <button
      type="button"
      className={classNames(buttonClass({ tone: 'ghost' }), styles.turn, 'nk-needs-script')}
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? undefined : onPress}
    >
      {children}
    </button>
  );
}
