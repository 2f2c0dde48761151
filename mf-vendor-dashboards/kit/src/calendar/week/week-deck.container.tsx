import { weekSpan } from '@nukkad/platform/calendar';
import type { PracticeBooking } from '@nukkad/platform/contract';
import { type SyntheticEvent, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import {
  BookingDrawer,
  type BookingPlaces,
} from '../../common/booking/drawer/booking-drawer.container';
import { useDecisions } from '../../common/decisions/decisions';
import { RejectDialog } from '../../common/decisions/reject-dialog';
import { AsyncView } from '../../common/page/async-view';
import { useNow } from '../../common/relative-time';
import { weeksAround } from '../../common/week.model';
import styles from '../schedule/calendar.module.css';
import { useWeekCalendar } from '../schedule/calendar.queries';
import { text } from '../schedule/calendar.text';
import type { CalendarConfig } from '../schedule/config';
import type { Go } from '../schedule/place';
import { WeekView } from './week-view';

interface Props {
  config: CalendarConfig;
  day: string;
  today: string;
  /** Id of the open booking. */
  booking: string | null;
  /** Keep the object's identity across renders. */
  places: BookingPlaces;
  /** Keep the function's identity across renders. */
  go: Go;
}

/**
 * The shown week and its two neighbours, which are pre-rendered hidden when the browser is idle,
 * each on its own layer: changing weeks then only toggles opacity.
 */
export function WeekDeck({ day, ...props }: Props) {
  const { weekStart } = props.config;
  const settled = useDeferredValue<string | null>(day, null);
  const [hasAllHours, onAllHours] = useState(false);
  const now = useNow();
  const shown = weekSpan(day, weekStart).from;
  // Toggling `inert` costs more than showing a layer, so it is deferred; `guard` blocks input
  // meanwhile.
  const heard = useDeferredValue(shown);
  const isTurning = heard !== shown;
  const deck = useFocusThatFollows(heard);
  const guard = (event: SyntheticEvent) => isTurning && event.stopPropagation();
  return (
    <div
      ref={deck}
      className={styles.deck}
      onClickCapture={guard}
      onPointerDownCapture={guard}
      onKeyDownCapture={guard}
    >
      {weeksAround(day, settled, weekStart).map((selected) => {
        const { from, to } = weekSpan(selected, weekStart);
        const hasToday = from <= props.today && props.today <= to;
        return (
          <div
            key={from}
            className={styles.week}
            data-week={from === shown ? 'shown' : 'aside'}
            aria-hidden={from === shown ? undefined : true}
            inert={from !== heard}
          >
            <Week
              {...props}
              {...{ hasAllHours, onAllHours }}
              day={selected}
              isShown={from === shown}
              now={hasToday ? now : null}
            />
          </div>
        );
      })}
    </div>
  );
}

interface WeekProps extends Props {
  isShown: boolean;
  /** Null in a week without today, so that the clock does not render it again. */
  now: Date | null;
  hasAllHours: boolean;
  onAllHours: (hasAllHours: boolean) => void;
}

function Week({ isShown, booking, places, ...week }: WeekProps) {
  const { config, day, go } = week;
  const loaded = useWeekCalendar(weekSpan(day, config.weekStart), isShown);
  const read = loaded.state === 'ready' ? loaded.value : null;
  // Defer rendering data of hidden weeks to idle time.
  const unhurried = useDeferredValue(read, null);
  const calendar = isShown ? read : unhurried;
  return (
    <>
      {isShown && (
        <AsyncView what={text.what} loaded={loaded} lines={12}>
          {nothing}
        </AsyncView>
      )}
      {calendar && <WeekView {...week} calendar={calendar} />}
      {isShown && calendar && (
        <OpenBooking
          booking={calendar.bookings.find(({ _id }) => _id === booking)}
          timeZone={calendar.timeZone}
          places={places}
          onClose={() => go({ booking: null, day })}
        />
      )}
    </>
  );
}

const nothing = () => null;

interface OpenProps {
  booking: PracticeBooking | undefined;
  timeZone: string;
  places: BookingPlaces;
  onClose: () => void;
}

function OpenBooking({ booking, ...props }: OpenProps) {
  const decisions = useDecisions();
  return (
    <>
      {booking && <BookingDrawer {...{ booking, decisions }} {...props} />}
      <RejectDialog decisions={decisions} />
    </>
  );
}

/** After a keyboard change of week, moves focus to the same time of the new week. */
function useFocusThatFollows(heard: string) {
  const deck = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the interactive week changes
  useLayoutEffect(() => {
    const stood = deck.current?.querySelector<HTMLElement>('[data-week="aside"] :focus');
    if (!stood) return;
    const within = (spot: string) =>
      deck.current?.querySelector<HTMLElement>(`[data-week="shown"] ${spot}`);
    const same = within(`[data-spot="${stood.dataset.spot}"]`);
    (same ?? within('[data-spot][tabindex="0"]'))?.focus({ preventScroll: true });
  }, [heard]);
  return deck;
}
