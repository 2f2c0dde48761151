import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './sessions.text';

export const text: Translation<typeof english> = {
  title: 'आपका लॉग इन कहाँ-कहाँ है',
  why: 'अगर इनमें से किसी को आप नहीं पहचानते, तो उसे लॉग आउट करें और अपना पासवर्ड बदलें।',
  what: 'लॉग इन की सूची',
  unknownDevice: 'ऐसा डिवाइस जो अपनी पहचान नहीं बताता',
  current: 'यह डिवाइस',
  since: (moment) => `लॉग इन: ${moment}`,
  lastSeen: (moment) => `आख़िरी इस्तेमाल: ${moment}`,
  neverSeen: 'अभी इस्तेमाल नहीं हुआ',
  end: 'लॉग आउट करें',
  endOf: (device, moment) => `लॉग आउट करें: ${device}, लॉग इन ${moment}`,
  ended: (device) => `लॉग आउट हो गया: ${device}।`,
  ending: (device) => `लॉग आउट करना: ${device}`,
  endOthers: 'बाक़ी सब जगह लॉग आउट करें',
  endOthersTitle: 'बाक़ी सब जगह लॉग आउट करें?',
  endOthersWhy:
    'इस डिवाइस को छोड़कर बाक़ी सबका लॉग आउट एक साथ हो जाएगा। वहाँ जो लिखा गया और सेव नहीं हुआ, वह खो सकता है।',
  endingOthers: 'लॉग आउट हो रहा है…',
  othersEnded: 'यहाँ को छोड़कर सब जगह आपका लॉग आउट हो गया है।',
  othersEnding: 'बाक़ी सब जगह लॉग आउट करना',
};
