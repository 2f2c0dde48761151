import { toast, useEndpoint } from '@nukkad/platform';
import { type Booking, limits } from '@nukkad/platform/contract';
import { formatLongDateTime, formatNearTime } from '@nukkad/platform/format';
import { Button, ErrorState, Loading, Skeleton } from '@nukkad/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useNow } from '../../../common/clock/use-now';
import { TimePicker } from '../../../common/times/time-picker.container';
import type { ChosenSlot } from '../../../common/times/times.model';
import { text as times } from '../../../common/times/times.text';
import { wantedOf } from '../ticket.model';
import styles from '../ticket.module.css';
import { type Changed, moveBooking } from '../ticket.queries';
import { text } from '../ticket.text';

interface Props {
  booking: Booking;
  bookingKey: string | null;
  onMoved: (booking: Booking) => void;
  onStay: () => void;
}

/** Moves a booking: the old time stays until the move succeeds. */
export function Move({ booking, bookingKey, onMoved, onStay }: Props) {
  const { vendor, policy } = booking;
  const details = useEndpoint('getVendor', { params: { id: vendor._id } });
  const [chosen, setChosen] = useState<ChosenSlot | null>(null);
  const [refused, setRefused] = useState<Exclude<Changed, { booking: Booking }> | null>(null);
  const [isMoving, setMoving] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const move = async (start: string) => {
    setMoving(true);
    setRefused(null);
    const answer = await moveBooking(booking._id, bookingKey, { start });
    setMoving(false);
    if ('refused' in answer) return setRefused(answer);
    toast({ text: text.moved(formatLongDateTime(answer.booking.start)) });
    onMoved(answer.booking);
  };
  return (
    <div className={styles.move}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {text.moveTitle}
      </h2>
      <p className={styles.muted}>{text.movePolicy(policy.moveHours)}</p>
      {refused !== null && <Refused {...refused} onChoose={move} />}
      {details.state === 'loading' ? (
        <Loading label={times.loading} slowAfterMs={limits.stillWorkingAfter}>
          <Skeleton shape="text" lines={6} />
        </Loading>
      ) : (
        <TimePicker
          vendorId={vendor._id}
          wanted={wantedOf(booking, details.state === 'ready' ? details.value.services : [])}
          chosen={chosen}
          onChoose={setChosen}
        >
          <MoveTo chosen={chosen} isMoving={isMoving} onMove={move} />
        </TimePicker>
      )}
      <Button tone="ghost" onClick={onStay}>
        {text.stay}
      </Button>
    </div>
  );
}

interface MoveToProps {
  chosen: ChosenSlot | null;
  isMoving: boolean;
  onMove: (start: string) => void;
}

function MoveTo({ chosen, isMoving, onMove }: MoveToProps) {
  const now = useNow();
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={styles.way}>
      <p role="status" className={styles.told}>
        {chosen !== null && text.chosen(formatNearTime(chosen.start, now))}
        {chosen === null && isAsked && text.chooseFirst}
      </p>
      <Button
        busyText={isMoving ? text.moving : undefined}
        onClick={() => (chosen === null ? setAsked(true) : onMove(chosen.start))}
      >
        {text.moveTo}
      </Button>
    </div>
  );
}

interface RefusedProps extends Exclude<Changed, { booking: Booking }> {
  onChoose: (start: string) => void;
}

/** Why it could not be moved, with free alternatives. */
function Refused({ refused, alternatives, onChoose }: RefusedProps) {
  const now = useNow();
  const title = typeof refused === 'string' ? refused : Object.values(refused ?? {}).join(' ');
  return (
    <ErrorState
      level={3}
      title={title}
      next={alternatives.length > 0 ? `${text.taken} ${text.nearest}` : text.taken}
    >
      {alternatives.map((start) => (
        <Button key={start} tone="secondary" onClick={() => onChoose(start)}>
          {formatNearTime(start, now)}
        </Button>
      ))}
    </ErrorState>
  );
}
