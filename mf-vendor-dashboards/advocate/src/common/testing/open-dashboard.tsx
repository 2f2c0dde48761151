import { session } from '@nukkad/platform';
import { notificationsStream } from '@nukkad/platform/contract';
import { aToken, fakeWire, practiceStats, renderScreen } from '@nukkad/platform/testing';
import { act } from '@testing-library/react';
import { Screen } from '../../dashboard';
import { caseDetails } from './case-builders';
import { quietCalendar } from './quiet-calendar';

type Handlers = Parameters<typeof fakeWire>[0];
type Files = Parameters<typeof fakeWire>[1];

/** Renders the dashboard of a signed-in advocate without pending requests. */
export function openDashboard(
  at = '/advocate-dashboard',
  handlers: Handlers = {},
  files: Files = {},
) {
  const wire = fakeWire(
    {
      getNotifications: () => ({ notifications: [], unread: 0, next: null }),
      getPracticeStats: () => practiceStats(),
      getPracticeCalendar: () => quietCalendar(),
      getPracticeBookings: () => ({ bookings: [], page: 1, limit: 25, total: 0, totalPages: 1 }),
      getHearings: () => [],
      getCase: () => caseDetails(),
      ...handlers,
    },
    { [notificationsStream]: () => new ReadableStream<Uint8Array>(), ...files },
  );
  act(() =>
    session.remember({
      otpVerified: 'true',
      jwtToken: aToken,
      userId: 'user-4',
      vendorType: 'type-advocate',
      vendorDetails: JSON.stringify({ fullName: 'Adv. Leela Menon', phoneNumber: '1' }),
    }),
  );
  return { wire, ...renderScreen(Screen, { at, pattern: '/advocate-dashboard/*', wire }) };
}
