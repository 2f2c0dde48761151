import { CalendarRoom } from '@nukkad/vendor-kit';
import { places } from '../common/places';

export function Screen() {
  return <CalendarRoom places={places} />;
}
