import { CalendarRoom } from '@nukkad/vendor-kit';
import { text } from './appointments.text';

const places = { clients: 'clients', messages: 'messages' };

/** The week and the month. */
export function Screen() {
  return <CalendarRoom text={text} places={places} />;
}
