import { useSearchParams } from '@nukkad/platform';
import { dayIn } from '../common/moments.model';
import { useBookingStart } from './calendar.data';
import { dayAsked } from './week.model';

export type CalendarView = 'weekly' | 'monthly';

/** What the address says of a calendar, `?view=monthly&day=2026-11-20&booking=<id>`. */
export function useCalendarPlace(today: string, zone: string) {
  const [params, setParams] = useSearchParams();
  const booking = params.get('booking');
  const asked = dayAsked(params.get('day'));
  const start = useBookingStart(asked === null ? booking : null);
  const ofBooking = start === null ? null : dayIn(start, zone);
  const view: CalendarView = params.get('view') === 'monthly' ? 'monthly' : 'weekly';

  /** What is `null` goes from the address. */
  function go(change: Record<string, string | null>) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { preventScrollReset: true },
    );
  }
  return { view, day: asked ?? ofBooking ?? today, booking, go };
}
