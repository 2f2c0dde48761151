import { CalendarRoom } from '@nukkad/vendor-kit';
import { useProfession } from '../common/use-profession';

const places = { clients: 'clients', messages: 'messages' };

export function Screen() {
  const { bookings, requests } = useProfession().words;
  return <CalendarRoom text={{ title: bookings, requests }} places={places} />;
}
