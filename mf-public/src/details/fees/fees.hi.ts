import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './fees.text';

export const text: Translation<typeof english> = {
  table: 'फ़ीस',
  columns: {
    service: 'सेवा',
    rate: 'दर/घंटा',
    hours: 'घंटे',
    charges: 'अन्य शुल्क',
    total: 'कुल',
  },
  none: 'अभी कोई फ़ीस दर्ज नहीं है।',
  dash: '–',
  sum: 'कुल = दर × घंटे + अन्य शुल्क।',
  lessons: 'फ़ीस का ब्योरा',
  perLesson: (price, minutes) => `${minutes} मिनट की हर क्लास के ${price}`,
  minutes: (minutes) => `${minutes} मिनट`,
  perHour: (price) => `${price}/घंटा`,
  instead: (price) => `पहले ${price}`,
  buy: (lessons) => `${lessons} क्लास ख़रीदें`,
  buyPart: 'ख़रीद',
  buyFrom: (lessons, name) => `${name} के साथ ${lessons} क्लास ख़रीदें`,
  buyWhy: (lessons, minutes, price) =>
    `${price} में ${minutes} मिनट की ${lessons} क्लास। हर क्लास जब चाहें बुक करें: उसका भुगतान पहले ही हो चुका होगा।`,
  login: 'क्लास ख़रीदने के लिए लॉग इन करें: वे आपके खाते में रहती हैं।',
  loginWay: 'लॉग इन करें',
  goOn: 'भुगतान पर जाएँ',
  goingOn: 'एक पल…',
  bought: (lessons) => `${lessons} क्लास अब आपकी ${lessons === 1 ? 'है' : 'हैं'}।`,
  boughtWhy: 'समय चुनें, और ख़रीदी हुई क्लास से भुगतान करें।',
  book: 'क्लास बुक करें',
  refused: 'क्लास ख़रीदी नहीं जा सकीं। थोड़ी देर में फिर कोशिश करें।',
};
