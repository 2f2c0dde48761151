import { shortTime } from '../phone-messages';
import type * as english from './coming.text';

export const notifications: typeof english.notifications = {
  coming: ({ client, start, timeZone }) => ({
    title: 'ಗ್ರಾಹಕರು ಬುಕಿಂಗ್ ದೃಢೀಕರಿಸಿದ್ದಾರೆ',
    text: `${client} ಬರುವುದಾಗಿ ದೃಢೀಕರಿಸಿದ್ದಾರೆ: ${shortTime(new Date(start), timeZone, 'kn')}.`,
  }),
};
