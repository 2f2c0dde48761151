import { AppointmentsPanel, RequestsCards, RoomPage } from '@nukkad/vendor-kit';
import { places } from '../common/places';

/** Appointments. */
export function Screen() {
  return (
    <RoomPage title="Appointments">
      <AppointmentsPanel picker="strip" places={places} />
      <RequestsCards places={places} />
    </RoomPage>
  );
}
