import { session } from '@nukkad/platform';
import { notificationsStream } from '@nukkad/platform/contract';
import {
  aClient,
  aHandedIn,
  aToken,
  clientsPage,
  fakeWire,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { act, screen } from '@testing-library/react';
import { Screen } from '../dashboard';
import { text } from './students.text';

function open(handlers: Parameters<typeof fakeWire>[0] = {}) {
  const wire = fakeWire(
    {
      getNotifications: () => ({ notifications: [], unread: 0, next: null }),
      getClients: () => clientsPage([aClient({ lessonsBought: 10, lessonsLeft: 3 })]),
      getClientLinks: () => ({ requests: [], invitations: [] }),
      getAssignments: () => [aHandedIn()],
      ...handlers,
    },
    { [notificationsStream]: () => new ReadableStream<Uint8Array>() },
  );
  const at = '/teacher-dashboard/students';
  return { wire, ...renderScreen(Screen, { at, pattern: '/teacher-dashboard/*', wire }) };
}

beforeEach(() =>
  act(() =>
    session.remember({
      otpVerified: 'true',
      jwtToken: aToken,
      userId: 'user-7',
      vendorType: 'type-teacher',
    }),
  ),
);

test('a student stands with progress, credits and the way to the assignments', async () => {
  const { container } = open();
  expect(await screen.findByText(text.left(3, 10))).toBeVisible();
  expect(screen.getByText(text.lessons(3))).toBeVisible();
  expect(await screen.findByText(text.toMark(1))).toBeVisible();
  expect(screen.getByRole('link', { name: text.assignmentsOf('Meera Iyer') })).toHaveAttribute(
    'href',
    '/teacher-dashboard/assignments?client=client-1',
  );
  await expect(container).toBeAccessible();
});

test('without the assignments the rest of the progress still stands', async () => {
  open({ getAssignments: () => problem(404, 'not-found') });
  expect(await screen.findByText(text.lessons(3))).toBeVisible();
  expect(screen.queryByText(text.toMark(1))).not.toBeInTheDocument();
});
