import { CalendarRoom } from '@nukkad/vendor-kit';
import { places } from '../common/places';

/** Monday to Sunday, 09:00 to 17:00, beside the appointment requests. */
export function Screen() {
  return <CalendarRoom places={places} />;
}
