import { session } from '@nukkad/platform';
import { aToken, aUserRecord, fakeWire, renderScreen } from '@nukkad/platform/testing';
import { act, screen } from '@testing-library/react';
import { Screen } from './dashboard';

const wire = () =>
  fakeWire({
    getUserById: () => aUserRecord(),
    getPasskeys: () => [],
    getSessions: () => [],
    getMyBookings: () => ({ bookings: [], total: 0, next: null }),
    getMyWaitlist: () => [],
    getMyCredits: () => [],
    getMyPurchases: () => [],
    getAddresses: () => [],
    getMyReviews: () => ({ reviews: [], total: 0 }),
    getFavourites: () => ({ favourites: [], lists: [] }),
    getMyTickets: () => [],
    getFaq: () => [],
    getThreads: () => [],
    getMyAssignments: () => [],
    getMyClientLinks: () => [],
  });

beforeEach(() =>
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' })),
);

test.each([
  ['/profile', 'Personal Information'],
  ['/profile?section=appointments', 'My Appointments'],
  ['/profile?section=manageAddresses', 'Manage Addresses'],
  ['/profile?section=reviews', 'My Reviews (0)'],
  ['/profile?section=favourites', 'Favourites (0)'],
  ['/profile?section=support', 'Customer Support'],
  ['/profile?section=messages', 'Messages'],
  ['/profile?section=assignments', 'Assignments'],
  ['/profile?section=records', 'Records with professionals'],
])('%s is “%s”', async (at, heading) => {
  renderScreen(Screen, { at, wire: wire() });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});
