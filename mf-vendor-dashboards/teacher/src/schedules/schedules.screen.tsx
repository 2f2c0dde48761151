import { CalendarRoom } from '@nukkad/vendor-kit';
import { text } from './schedules.text';

const places = { clients: 'students', messages: 'messages' };

/** The week and the month of lessons, on this week unless the address says another. */
export function Screen() {
  return <CalendarRoom text={text} places={places} />;
}
