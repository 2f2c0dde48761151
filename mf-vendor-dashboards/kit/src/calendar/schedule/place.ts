import { keepFocus, useSearchParams } from '@nukkad/platform';
import { dayIn } from '@nukkad/platform/calendar';
import { useState } from 'react';
import { useEventCallback } from '../../common/use-event-callback';
import { dayAsked } from '../../common/week.model';
import { useBookingStart } from './calendar.queries';

export type CalendarView = 'weekly' | 'monthly';

/** Changes query parameters; null removes one. */
export type Go = (change: Record<string, string | null>) => void;

/**
 * Calendar state in the URL, `?view=monthly&day=2026-11-20&booking=<id>`. A press shows at once;
 * the URL, and every part of the page that reads it, follows.
 */
export function useCalendarPlace(today: string, zone: string) {
  const [address, setAddress] = useSearchParams();
  const [ahead, setAhead] = useState({ of: address, params: address });
  const params = ahead.of === address ? ahead.params : address;
  const booking = params.get('booking');
  const asked = dayAsked(params.get('day'));
  const start = useBookingStart(asked === null ? booking : null);
  const ofBooking = start === null ? null : dayIn(start, zone);
  const view: CalendarView = params.get('view') === 'monthly' ? 'monthly' : 'weekly';

  const go = useEventCallback<Parameters<Go>, void>((change) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setAhead({ of: address, params: next });
    setAddress(next, { state: keepFocus, preventScrollReset: true });
  });
  return { view, day: asked ?? ofBooking ?? today, booking, go };
}
