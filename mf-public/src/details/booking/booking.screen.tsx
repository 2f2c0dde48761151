import { Link, useLocation } from '@nukkad/platform';
import { limits, type SlotsAnswer, type VendorDetails } from '@nukkad/platform/contract';
import { Button, buttonClass, Loading, Skeleton } from '@nukkad/shared-ui';
import { useEffect, useId, useRef, useState } from 'react';
import { FailurePanel } from '../../common/failure-panel';
import { StaleNotice } from '../../common/stale-notice';
import { useNow } from '../../common/use-now';
import { useSlots } from './booking.data';
import { bookAddress, type ChosenSlot, momentWords, shownDay } from './booking.model';
import styles from './booking.module.css';
import { text } from './booking.text';
import { DateStrip } from './date-strip';
import { DaySlots } from './day-slots';

export interface BookingProps {
  vendor: VendorDetails;
  /** What the button says: "Book Now". */
  button: string;
  chosen: ChosenSlot | null;
  onChoose: (slot: ChosenSlot | null) => void;
}

/** Times to choose one from, a week at a time, and the way on. */
export function BookingPanel({ vendor, button, chosen, onChoose }: BookingProps) {
  const [week, setWeek] = useState(0);
  const slots = useSlots(vendor._id, week);
  if (slots.state === 'failed') {
    return <FailurePanel what={text.what} failure={slots.failure} onRetry={slots.retry} />;
  }
  const isReady = slots.state === 'ready';
  return (
    <div className={styles.panel}>
      {isReady && slots.staleFailure !== null && (
        <StaleNotice what={text.what} onRetry={slots.retry} />
      )}
      <Week
        days={isReady ? slots.value.days : null}
        week={week}
        onWeek={setWeek}
        chosen={chosen}
        onChoose={onChoose}
      />
      {isReady ? (
        <WayOn vendorId={vendor._id} button={button} chosen={chosen} />
      ) : (
        <Loading label={text.loading} slowAfterMs={limits.stillWorkingAfter}>
          <Skeleton shape="text" lines={6} />
        </Loading>
      )}
    </div>
  );
}

interface WeekProps extends Pick<BookingProps, 'chosen' | 'onChoose'> {
  /** Null while they are on their way. */
  days: SlotsAnswer['days'] | null;
  week: number;
  onWeek: (week: number) => void;
}

function Week({ days, week, onWeek, chosen, onChoose }: WeekProps) {
  const [date, setDate] = useState<string | null>(chosen?.date ?? null);
  const times = useRef<HTMLHeadingElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const day = days === null ? null : shownDay(days, date);
  const hasMoved = useRef(false);
  const goTo = (next: string) => {
    hasMoved.current = true;
    setDate(next);
  };
  // The times of another day are what a person who chose it wants to hear of next.
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
          // A new day opens its own part.
          key={day.date}
          ref={times}
          day={day}
          chosen={chosen?.start ?? null}
          onChoose={(start) => onChoose({ date: day.date, start })}
          onOtherDay={goBack}
        />
      )}
    </>
  );
}

interface WayOnProps extends Pick<BookingProps, 'button' | 'chosen'> {
  vendorId: string;
}

function WayOn({ vendorId, button, chosen }: WayOnProps) {
  const id = useId();
  const now = useNow();
  const { pathname, search } = useLocation();
  const [isAsked, setAsked] = useState(false);
  if (chosen === null) {
    return (
      <div className={styles.way}>
        <p id={id} role="status" className={styles.missing}>
          {isAsked && text.chooseFirst}
        </p>
        <Button size="large" aria-describedby={id} onClick={() => setAsked(true)}>
          {button}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.way}>
      <p role="status" className={styles.chosen}>
        {text.chosen(momentWords(chosen.start, now))}
      </p>
      <Link
        className={buttonClass({ size: 'large' })}
        to={bookAddress(vendorId, chosen.start)}
        state={{ from: pathname + search }}
      >
        {button}
      </Link>
    </div>
  );
}
