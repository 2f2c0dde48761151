import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './frame.text';

export const text: Translation<typeof english> = {
  product: 'Nukkad',
  skip: 'सीधे सामग्री पर जाएँ',
  home: 'होम',
  copyright: 'कॉपीराइट 2008-24। सभी अधिकार सुरक्षित।',
  menu: 'डैशबोर्ड',
  bar: 'डैशबोर्ड, सबसे नीचे',
  more: 'और',
  waiting: (count) => `, ${count} इंतज़ार में`,
  narrow: 'मेन्यू छोटा करें',
  wide: 'मेन्यू चौड़ा करें',
  signedIn: (name) => `${name} के नाम से लॉग इन`,
  logout: 'लॉग आउट करें',
  logoutNext: 'वापस आने के लिए आपका ईमेल और पासवर्ड चाहिए होगा।',
  loggingOut: 'लॉग आउट हो रहा है…',
  loggedOut: 'आप लॉग आउट हो गए हैं।',
  unknownRoom: 'आपके डैशबोर्ड में ऐसा कोई पेज नहीं है',
  unknownRoomNext: (room) => `उसकी जगह यह पेज दिख रहा है: ${room}। सभी पेज मेन्यू में हैं।`,
};
