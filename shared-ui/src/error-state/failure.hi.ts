import type { Translation } from '@nukkad/platform/words';
import type * as english from './failure.text';

export const failureWords: Translation<typeof english.failureWords> = {
  couldNotLoad: (what) => `लोड नहीं हो सका: ${what}`,
  noConnection: 'Nukkad से कोई जवाब नहीं आया। अपना इंटरनेट कनेक्शन जाँचें, फिर कोशिश करें।',
  ourFault: 'हमारी ओर से कुछ गड़बड़ हुई। थोड़ी देर में फिर कोशिश करें।',
  stale: 'पहले लोड हुई जानकारी दिख रही है',
  staleWhy: (what) => `सबसे नई जानकारी लोड नहीं हो सकी: ${what}।`,
  partFailed: (what) => `यह हिस्सा लोड नहीं हुआ: ${what}`,
  partFailedNext: 'बाक़ी पेज काम कर रहा है। अपना इंटरनेट कनेक्शन जाँचें, फिर कोशिश करें।',
};
