import { CalendarRoom } from '@nukkad/vendor-kit';
import { text } from './schedules.text';

const places = { clients: 'students', messages: 'messages' };

export function Screen() {
  return <CalendarRoom text={text} places={places} />;
}
