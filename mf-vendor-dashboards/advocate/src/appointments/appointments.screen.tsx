import { CalendarRoom } from '@nukkad/vendor-kit';
import { text } from '../common/case-requests/case-requests.text';
import { places } from '../common/places';

/** Monday to Sunday, 09:00 to 17:00, beside the case requests. */
export function Screen() {
  return <CalendarRoom text={{ requests: text.title }} places={places} />;
}
