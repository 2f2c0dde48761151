import { AppointmentsPanel, RoomPage } from '@nukkad/vendor-kit';
import { CaseRequests } from '../common/case-requests/case-requests.screen';

const places = { clients: 'clients', messages: 'messages' } as const;

/** Appointments. */
export function Screen() {
  return (
    <RoomPage title="Appointments">
      <AppointmentsPanel picker="strip" places={places} />
      <CaseRequests />
    </RoomPage>
  );
}
