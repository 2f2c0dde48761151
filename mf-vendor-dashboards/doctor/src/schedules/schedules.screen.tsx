import { AppointmentsPanel, RoomPage } from '@nukkad/vendor-kit';
import { places } from '../common/places';
import { text } from './schedules.text';

/** The older dashboard's list: a strip of a week that begins on Sunday, the month over it. */
export function Screen() {
  return (
    <RoomPage title={text.title}>
      <AppointmentsPanel title={text.list} picker="strip" weekStart="sunday" places={places} />
    </RoomPage>
  );
}
