import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './notification-list.text';

/** Badge text, limited to the space on the bell. */
const badge = (unread: number) => (unread > 99 ? '99+' : String(unread));

export const text: Translation<typeof english> = {
  bell: (unread) => (unread === 0 ? 'सूचनाएँ' : `सूचनाएँ, ${badge(unread)} बिना पढ़ी`),
  badge,
  arrived: (title) => `नई सूचना: ${title}।`,
  title: 'सूचनाएँ',
  readAll: 'सबको पढ़ा हुआ मानें',
  reading: 'मार्क हो रहा है…',
  readFailed: 'इन्हें पढ़ा हुआ मार्क नहीं किया जा सका।',
  loading: 'सूचनाएँ लोड हो रही हैं…',
  failed: 'आपकी सूचनाएँ लोड नहीं हो सकीं।',
  older: 'पुरानी दिखाएँ',
  none: 'कुछ नया नहीं। आपकी बुकिंग, संदेशों और समीक्षाओं की ख़बर यहाँ आती है।',
  unread: 'बिना पढ़ी',
  retry: 'फिर कोशिश करें',
};
