import { addDays, dayIn, monthSpan, WEEK, weekSpan } from '@nukkad/platform/calendar';
import type { PracticeBookingsSort } from '@nukkad/platform/contract';
import { useState } from 'react';
import { usePracticeZone } from '../common/booking/booking.queries';
import type { BookingPlaces } from '../common/booking/drawer/booking-drawer.container';
import type { DecisionCalls } from '../common/decisions/decisions';
import { AsyncView } from '../common/page/async-view';
import { RoomPage } from '../common/page/room-page';
import { useNow } from '../common/relative-time';
import { RequestsCards } from '../common/requests/requests-cards.container';
import { runWithToast } from '../common/saving/run-with-toast';
import { useEventCallback } from '../common/use-event-callback';
import { CalendarHead } from './calendar-head';
import { MonthView } from './month-view';
import styles from './schedule/calendar.module.css';
import { saveCalendar, useCalendar } from './schedule/calendar.queries';
import { text as words } from './schedule/calendar.text';
import { type CalendarConfig, mondayCalendar } from './schedule/config';
import { type CalendarView, useCalendarPlace } from './schedule/place';
import { WeekDeck } from './week/week-deck.container';

export interface CalendarRoomProps {
  /** Default: Monday to Sunday, 09:00 to 17:00 by the hour. */
  config?: CalendarConfig;
  /** Headings: `title` of the page, "Schedules"; `requests` of the list beside the week. */
  text?: { title?: string; requests?: string };
  /** Pages a booking links to; keep the object's identity across renders. */
  places?: BookingPlaces;
  /** API calls for decisions in the list; keep the object's identity across renders. */
  calls?: DecisionCalls;
}

type Sort = Extract<PracticeBookingsSort, 'time' | 'name' | 'status'>;

/**
 * The professional's calendar by week and month, with the requests beside it. The URL holds view,
 * day and open booking: `?view=monthly&day=2026-11-20&booking=<id>`.
 *
 * @example export const Screen = () => <CalendarRoom places={{ clients: 'patients' }} />;
 */
export function CalendarRoom({
  config = mondayCalendar,
  text,
  places = nowhere,
  calls,
}: CalendarRoomProps) {
  const zone = usePracticeZone();
  const today = dayIn(useNow(), zone);
  const { view, day, booking, go } = useCalendarPlace(today, zone);
  const [sort, setSort] = useState<Sort>('time');
  const span = view === 'weekly' ? weekSpan(day, config.weekStart) : monthSpan(day.slice(0, 7));
  const loaded = useCalendar(span);
  const isFresh = loaded.state === 'ready' && !loaded.isRefreshing && !loaded.staleFailure;
  const turn = (step: 1 | -1) => go({ day: addDays(day, step * WEEK), booking: null });
  const refresh = () => {
    go({ day: today, booking: null });
    if (loaded.state !== 'loading') loaded.retry();
  };
  const show = useEventCallback((next: CalendarView) => go({ view: next, booking: null }));
  const save = useEventCallback((format: 'csv' | 'ics') => {
    void runWithToast(words.saving, () => saveCalendar(format, span));
  });
  return (
    <RoomPage title={text?.title ?? words.title}>
      <div className={styles.room}>
        <CalendarHead
          {...span}
          {...{ view, isFresh, sort }}
          hasSort={view === 'weekly'}
          onTurn={turn}
          onToday={refresh}
          onView={show}
          onSort={setSort}
          onSave={save}
        />
        <div className={view === 'weekly' ? styles.beside : styles.stack}>
          {view === 'weekly' ? (
            <WeekDeck {...{ config, day, today, booking, places, go }} />
          ) : (
            <AsyncView what={words.what} loaded={loaded} lines={12}>
              {(calendar) => (
                <MonthView {...{ calendar, day, today, go }} weekStart={config.weekStart} />
              )}
            </AsyncView>
          )}
          {view === 'weekly' && (
            <div className={styles.aside}>
              <RequestsCards
                sort={sort}
                places={places}
                {...(text?.requests !== undefined && { title: text.requests })}
                {...(calls && { calls })}
              />
            </div>
          )}
        </div>
      </div>
    </RoomPage>
  );
}

const nowhere: BookingPlaces = {};
