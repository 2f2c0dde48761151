import { session } from '@nukkad/platform';
import { notificationsStream } from '@nukkad/platform/contract';
import { aToken, fakeWire, renderScreen } from '@nukkad/platform/testing';
import { CaseIcon, DashboardIcon } from '@nukkad/shared-ui';
import { DashboardFrame, type DashboardRoom } from '@nukkad/vendor-kit';
import { act } from '@testing-library/react';
import { quietCalendar } from './quiet-calendar';

type Handlers = Parameters<typeof fakeWire>[0];
type Files = NonNullable<Parameters<typeof fakeWire>[1]>;

/** A room in the frame of a signed-in advocate, beside the room of cases. */
export function openRoom(
  load: DashboardRoom['load'],
  { at = '/advocate-dashboard', handlers = {} as Handlers, files = {} as Files } = {},
) {
  const rooms: DashboardRoom[] = [
    { id: 'dashboard', label: 'Dashboard', icon: DashboardIcon, load },
    { id: 'cases', label: 'My Cases', icon: CaseIcon, load },
  ];
  const wire = fakeWire(
    {
      getNotifications: () => ({ notifications: [], unread: 0, next: null }),
      getPracticeCalendar: () => quietCalendar(),
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
  const path = '/advocate-dashboard/*';
  const page = renderScreen(() => <DashboardFrame path={path} rooms={rooms} search={{}} />, {
    at,
    pattern: path,
    wire,
  });
  return { wire, ...page };
}
