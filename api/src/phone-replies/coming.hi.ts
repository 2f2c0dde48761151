import { shortTime } from '../phone-messages';
import type * as english from './coming.text';

export const notifications: typeof english.notifications = {
  coming: ({ client, start, timeZone }) => ({
    title: 'क्लाइंट ने बुकिंग की पुष्टि की',
    text: `${client} ने आने की पुष्टि की है: ${shortTime(new Date(start), timeZone, 'hi')}।`,
  }),
};
