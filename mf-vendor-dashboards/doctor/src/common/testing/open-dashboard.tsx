import { session } from '@nukkad/platform';
import {
  notificationsStream,
  type PracticeBooking,
  type PracticeBookingsAnswer,
  type PracticeCalendar,
} from '@nukkad/platform/contract';
import {
  aClient,
  aClientDetails,
  anOnboarding,
  aPracticeBooking,
  aToken,
  clientsPage,
  fakeWire,
  practiceSettings,
  practiceStats,
  renderScreen,
} from '@nukkad/platform/testing';
import { act } from '@testing-library/react';
import { Screen } from '../../dashboard';

type Handlers = Parameters<typeof fakeWire>[0];

/** A request for 9:00 AM on Tuesday 8 January 2030 in India. */
export function aRequest(values: Partial<PracticeBooking> = {}): PracticeBooking {
  return aPracticeBooking({
    _id: 'booking-7',
    name: 'Nila Rao',
    status: 'requested',
    about: 'Root canal',
    start: '2030-01-08T03:30:00.000Z',
    end: '2030-01-08T04:00:00.000Z',
    may: { answer: true, move: true, cancel: false, finish: false, review: false },
    ...values,
  });
}

export function bookingsPage(bookings: PracticeBooking[]): PracticeBookingsAnswer {
  return { bookings, page: 1, limit: 25, total: bookings.length, totalPages: 1 };
}

/** Days in India from 9 AM to 5 PM, with lunch at 1 PM. */
export function aCalendar(values: Partial<PracticeCalendar> = {}): PracticeCalendar {
  return {
    timeZone: 'Asia/Kolkata',
    slotMinutes: 30,
    bufferBefore: 0,
    bufferAfter: 0,
    days: ['2030-01-07', '2030-01-08'].map((date) => ({
      date,
      open: [
        { from: '09:00', to: '13:00' },
        { from: '14:00', to: '17:00' },
      ],
      lunch: { from: '13:00', to: '14:00' },
    })),
    bookings: [aPracticeBooking()],
    exceptions: [],
    ...values,
  };
}

/** Renders the dashboard of a signed-in doctor at a URL. */
export function openDashboard(at = '/doctor-dashboard', handlers: Handlers = {}) {
  const wire = fakeWire(
    {
      getNotifications: () => ({ notifications: [], unread: 0, next: null }),
      getPracticeSettings: () => practiceSettings(),
      getOnboarding: () => anOnboarding({ state: 'approved' }),
      getPracticeStats: () => practiceStats(),
      getPracticeCalendar: () => aCalendar(),
      getPracticeBookings: ({ query }) =>
        bookingsPage(query.shown === 'requests' ? [aRequest()] : [aPracticeBooking()]),
      getClients: () => clientsPage([aClient()]),
      getClientLinks: () => ({ requests: [], invitations: [] }),
      getClient: () => aClientDetails(),
      ...handlers,
    },
    { [notificationsStream]: () => new ReadableStream<Uint8Array>() },
  );
  act(() =>
    session.remember({
      otpVerified: 'true',
      jwtToken: aToken,
      userId: 'user-2',
      vendorType: 'type-doctor',
      vendorDetails: JSON.stringify({ fullName: 'Dr. Kavya Gowda', phoneNumber: '1' }),
    }),
  );
  return { wire, ...renderScreen(Screen, { at, pattern: '/doctor-dashboard/*', wire }) };
}
