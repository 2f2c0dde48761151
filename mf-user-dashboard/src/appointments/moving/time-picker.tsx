import type { SlotsAnswer } from '@nukkad/platform/contract';
import { formatLongDay, formatShortDay, formatZone, zoneSuffix } from '@nukkad/platform/format';
import { Button, ChipGroup, SlotGrid } from '@nukkad/shared-ui';
import { useState } from 'react';
import styles from '../booking/appointments.module.css';
import { dayState, freeWords, groupsOf, shownDay, startOf, timeOf, WEEKS } from './move.model';
import { text } from './move.text';

interface Props {
  slots: SlotsAnswer;
  /** Current start. */
  now: string;
  chosen: string | null;
  onChoose: (start: string) => void;
  week: number;
  onWeek: (week: number) => void;
}

/** A week of days, and the slots of one of them. */
export function TimePicker({ slots, now, chosen, onChoose, week, onWeek }: Props) {
  const [date, setDate] = useState<string | null>(null);
  const day = shownDay(slots.days, date);
  const state = day && dayState(day);
  const isFull = slots.days.every(({ free }) => free === 0);
  const choose = (time: string) => {
    const start = day && startOf(day, time);
    if (start) onChoose(start);
  };
  return (
    <div className={styles.dialog}>
      <div className={styles.actions}>
        <Turn label={text.earlier} isEnd={week === 0} onPress={() => onWeek(week - 1)} />
        <Turn label={text.later} isEnd={week >= WEEKS - 1} onPress={() => onWeek(week + 1)} />
      </div>
      {isFull && <p role="status">{text.noneThisWeek}</p>}
      <ChipGroup
        label={text.day}
        selection="single"
        isRequired
        options={slots.days.map((day) => ({
          value: day.date,
          label: text.dayWith(formatShortDay(day.date), freeWords(day)),
        }))}
        selected={day?.date ?? null}
        onSelect={setDate}
      />
      {day !== null && (
        <SlotGrid
          label={text.times(formatShortDay(day.date))}
          groups={groupsOf(day, now)}
          selected={timeOf(day, chosen)}
          onSelect={choose}
          {...(zoneSuffix(now, slots.timeZone) !== '' && {
            zoneNote: text.zone(formatZone(now, slots.timeZone)),
          })}
        />
      )}
      {day && state && state !== 'free' && (
        <p role="status">{text.noneOn[state](formatLongDay(day.date))}</p>
      )}
    </div>
  );
}

// Stays rendered at the end, or its focus would be lost.
function Turn({ label, isEnd, onPress }: { label: string; isEnd: boolean; onPress: () => void }) {
  return (
    <Button tone="secondary" size="small" aria-disabled={isEnd} onClick={() => !isEnd && onPress()}>
      {label}
    </Button>
  );
}
