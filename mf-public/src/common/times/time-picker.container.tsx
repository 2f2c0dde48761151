import { useSession } from '@nukkad/platform';
import { limits, type SlotsAnswer } from '@nukkad/platform/contract';
import { formatLongDay } from '@nukkad/platform/format';
import { FailurePanel, Loading, Skeleton, StaleNotice } from '@nukkad/shared-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DateStrip } from './date-strip';
import { DaySlots } from './day-slots';
import { JoinWaitlist } from './join-waitlist';
import { type ChosenSlot, shownDay, stateOf, type Wanted } from './times.model';
import styles from './times.module.css';
import { joinWaitlist, useSlots } from './times.queries';
import { text } from './times.text';

interface Props {
  vendorId: string;
  wanted: Wanted;
  chosen: ChosenSlot | null;
  onChoose: (slot: ChosenSlot | null) => void;
  /** Next step, shown when there are times to choose from. */
  children: ReactNode;
}

/** Selection of a slot, a week at a time; a full day has a waitlist. */
export function TimePicker({ vendorId, wanted, chosen, onChoose, children }: Props) {
  const [week, setWeek] = useState(0);
  const slots = useSlots(vendorId, wanted, week);
  if (slots.state === 'failed') {
    return <FailurePanel what={text.what} failure={slots.failure} onRetry={slots.retry} />;
  }
  const isReady = slots.state === 'ready';
  return (
    <div className={styles.picker}>
      {isReady && slots.staleFailure !== null && (
        <StaleNotice what={text.what} onRetry={slots.retry} />
      )}
      <Week
        vendorId={vendorId}
        wanted={wanted}
        days={isReady ? slots.value.days : null}
        week={week}
        onWeek={setWeek}
        chosen={chosen}
        onChoose={onChoose}
      />
      {isReady ? (
        children
      ) : (
        <Loading label={text.loading} slowAfterMs={limits.stillWorkingAfter}>
          <Skeleton shape="text" lines={6} />
        </Loading>
      )}
    </div>
  );
}

interface WeekProps extends Omit<Props, 'children'> {
  /** Null while loading. */
  days: SlotsAnswer['days'] | null;
  week: number;
  onWeek: (week: number) => void;
}

function Week({ vendorId, wanted, days, week, onWeek, chosen, onChoose }: WeekProps) {
  const [date, setDate] = useState<string | null>(chosen?.date ?? null);
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const times = useRef<HTMLHeadingElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const day = days === null ? null : shownDay(days, date);
  const state = day && stateOf(day);
  const hasMoved = useRef(false);
  const goTo = (next: string) => {
    hasMoved.current = true;
    setDate(next);
  };
  // After selecting a day, its times are what a screen reader should read next.
  useEffect(() => {
    if (hasMoved.current && date !== null) times.current?.focus();
  }, [date]);
  const goBack = () => strip.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  return (
    <>
      <DateStrip
        ref={strip}
        days={days}
        week={week}
        current={day?.date ?? null}
        onDay={goTo}
        onWeek={onWeek}
      />
      {day !== null && (
        <DaySlots
          // A new day, and slots of another length, reset the open part.
          key={`${day.date} ${wanted.kind} ${wanted.service} ${wanted.hours}`}
          ref={times}
          day={day}
          chosen={chosen?.start ?? null}
          onChoose={(start) => onChoose({ date: day.date, start })}
          onOtherDay={goBack}
        />
      )}
      {day && state === 'none' && <p role="status">{text.noneOn.none(formatLongDay(day.date))}</p>}
      {day && state === 'full' && (
        <JoinWaitlist
          key={day.date}
          date={day.date}
          isLoggedIn={isLoggedIn}
          onJoin={() => joinWaitlist(vendorId, wanted, day.date)}
        />
      )}
    </>
  );
}
