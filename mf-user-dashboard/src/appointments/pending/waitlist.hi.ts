import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './waitlist.text';

export const text: Translation<typeof english> = {
  title: 'ख़ाली समय का इंतज़ार',
  what: 'प्रतीक्षा सूची',
  waiting: (day) => `${day} को कोई समय ख़ाली होने पर हम आपको बताएँगे।`,
  offered: (when, until) => `${when} का समय ${until} तक आपके लिए रखा गया है।`,
  missed: (day) =>
    `${day} का एक समय आपके लिए रखा गया था और अब अगले व्यक्ति को मिल गया है। आप अब सूची में नहीं हैं।`,
  again: 'फिर इंतज़ार करें',
  againOf: (name) => `फिर इंतज़ार करें: ${name}`,
  joined: 'समय ख़ाली होने पर हम आपको बताएँगे।',
  joining: 'फिर इंतज़ार करना',
  forget: 'हटाएँ',
  forgetOf: (name) => `हटाएँ: ${name}`,
  take: 'यह समय लें',
  takeOf: (name) => `यह समय लें: ${name}`,
  leave: 'इंतज़ार छोड़ें',
  leaveOf: (name) => `इंतज़ार छोड़ें: ${name}`,
  left: 'आप अब प्रतीक्षा सूची में नहीं हैं।',
  leaving: 'प्रतीक्षा सूची छोड़ना',
  credits: 'क्लास जिनका भुगतान आप कर चुके हैं',
  lessons: (lessons, minutes) => `${minutes} मिनट की ${lessons} क्लास बाक़ी`,
  worth: (amount) => `मूल्य ${amount}`,
  book: 'क्लास बुक करें',
  bookOf: (name) => `क्लास बुक करें: ${name}`,
  creditsWhat: 'क्लास',
};
