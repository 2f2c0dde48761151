import { keepFocus, useSearchParams } from '@nukkad/platform';
import { dayIn, type WeekStart } from '@nukkad/platform/calendar';
import type { PracticeBooking, PracticeCalendar } from '@nukkad/platform/contract';
import { formatClock, formatLongDay } from '@nukkad/platform/format';
import { DatePicker } from '@nukkad/shared-ui';
import { useState } from 'react';
import { usePracticeZone } from '../../booking/booking.queries';
import { statuses } from '../../booking/booking.text';
import { BookingDrawer, type BookingPlaces } from '../../booking/drawer/booking-drawer.container';
import { useDecisions } from '../../decisions/decisions';
import { RejectDialog } from '../../decisions/reject-dialog';
import { AsyncView } from '../../page/async-view';
import { useNow } from '../../relative-time';
import { dayAsked } from '../../week.model';
import { type DayItem, itemsOf } from '../requests.model';
import styles from '../requests.module.css';
import { useDay } from '../requests.queries';
import { text } from '../requests.text';
import { MonthPanel } from './month-panel.container';
import { WeekStrip } from './week-strip';

export interface AppointmentsPanelProps {
  /** Default "Appointments". */
  title?: string;
  /** Day picker: a date picker, a month that is always open, or a week strip that opens a month. */
  picker?: 'date' | 'month' | 'strip';
  /** First weekday of the strip. Default Monday. */
  weekStart?: WeekStart;
  places?: BookingPlaces;
}

/**
 * Appointments of one day, `?date=2026-11-20`, with the lunch break at its time.
 *
 * @example <AppointmentsPanel picker="strip" places={{ clients: 'patients' }} />
 */
export function AppointmentsPanel(props: AppointmentsPanelProps) {
  const { title = text.panel, picker = 'date', weekStart = 'monday', places = {} } = props;
  const zone = usePracticeZone();
  const today = dayIn(useNow(), zone);
  const [params, setParams] = useSearchParams();
  const day = dayAsked(params.get('date')) ?? today;
  const onDay = (date: string | null) => {
    if (date === null) return;
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), date }), {
      replace: true,
      state: keepFocus,
      preventScrollReset: true,
    });
  };
  return (
    <section className={styles.stack} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {picker === 'date' && (
        <DatePicker label={text.date} value={day} onChange={onDay} today={today} />
      )}
      {picker === 'month' && <MonthPanel {...{ day, today, onDay }} />}
      {picker === 'strip' && <WeekStrip {...{ day, today, weekStart, onDay }} />}
      <AsyncView what={text.panelWhat} loaded={useDay(day)}>
        {(calendar) => <DayList {...{ calendar, day, places }} />}
      </AsyncView>
    </section>
  );
}

interface DayListProps {
  calendar: PracticeCalendar;
  day: string;
  places: BookingPlaces;
}

function DayList({ calendar, day, places }: DayListProps) {
  const decisions = useDecisions();
  const [opened, setOpened] = useState<string | null>(null);
  const items = itemsOf(calendar, day);
  const hasVisits = items.some(({ kind }) => kind === 'booking');
  const booking = calendar.bookings.find(({ _id }) => _id === opened);
  return (
    <>
      {!hasVisits && <p className={styles.muted}>{text.noneOn(formatLongDay(day))}</p>}
      {items.length > 0 && (
        <ul className={styles.day}>
          {items.map((item) => (
            <li key={item.kind === 'lunch' ? 'lunch' : item.booking._id} className={styles.item}>
              <time className={styles.time}>{formatClock(item.start)}</time>
              <Item item={item} onOpen={({ _id }) => setOpened(_id)} />
            </li>
          ))}
        </ul>
      )}
      {booking && (
        <BookingDrawer
          timeZone={calendar.timeZone}
          {...{ booking, places, decisions }}
          onClose={() => setOpened(null)}
        />
      )}
      <RejectDialog decisions={decisions} />
    </>
  );
}

interface ItemProps {
  item: DayItem;
  onOpen: (booking: PracticeBooking) => void;
}

function Item({ item, onOpen }: ItemProps) {
  if (item.kind === 'lunch') {
    return (
      <span className={styles.lunch}>
        {text.lunch}
        <span className={styles.time}>
          {formatClock(item.start)} – {formatClock(item.end)}
        </span>
      </span>
    );
  }
  const { name, about, status } = item.booking;
  return (
    <button type="button" className={styles.visit} onClick={() => onOpen(item.booking)}>
      <span className={styles.name}>{name}</span>
      <span className={styles.time}>
        {[about, `${formatClock(item.start)} – ${formatClock(item.end)}`, statuses[status]]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </button>
  );
}
