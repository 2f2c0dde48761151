import { CalendarRoom } from '@nukkad/vendor-kit';
import { text } from '../common/case-requests/case-requests.text';
import { places } from '../common/places';

export function Screen() {
  return <CalendarRoom text={{ requests: text.title }} places={places} />;
}
