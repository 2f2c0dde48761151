import type { Translation } from '@nukkad/platform/words';
import type * as english from './booking-status.text';

export const bookingStatusWords: Translation<typeof english.bookingStatusWords> = {
  held: 'आपके लिए रखा गया',
  requested: 'जवाब का इंतज़ार',
  confirmed: 'पुष्टि हो गई',
  completed: 'पूरा हुआ',
  'cancelled-by-client': 'आपने रद्द किया',
  'cancelled-by-vendor': 'प्रोफ़ेशनल ने रद्द किया',
  declined: 'अस्वीकार हुआ',
  expired: 'समय पर जवाब नहीं आया',
  'no-show': 'छूट गया',
};
