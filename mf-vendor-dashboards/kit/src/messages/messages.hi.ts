import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './messages.text';

export const text: Translation<typeof english> = {
  title: 'संदेश',
  what: 'बातचीत',
  threadWhat: 'बातचीत',
  none: 'अभी कोई बातचीत नहीं',
  home: 'वापस डैशबोर्ड पर',
  me: (words) => `आप: ${words}`,
  empty: 'अभी कुछ नहीं लिखा गया',
  unread: (count) => (count === 1 ? '1 नया' : `${count} नए`),
  all: 'सभी बातचीत',
  talk: (name) => `${name} के साथ बातचीत`,
  earlierTalk: 'पिछले संदेश',
  earlier: 'पिछले संदेश दिखाएँ',
  write: (name) => `${name} के लिए आपका संदेश`,
  masked: 'संपर्क की जानकारी छिपी है',
  gone: 'हमें यह बातचीत नहीं मिली',
  typedIsKept: 'आपने जो लिखना शुरू किया था, वह इस टैब में रखा है और बातचीत के साथ फिर यहाँ होगा।',
  ofVendors: {
    noneWhy: 'क्लाइंट के संदेश यहाँ दिखते हैं, और आप यहीं जवाब दे सकते हैं।',
    begin: 'पहला संदेश लिखें। हम उन्हें बता देंगे।',
    maskedWhy: (name) => `जब तक ${name} की आपके साथ बुकिंग न हो, फ़ोन नंबर, ईमेल और वेब पते छिपे रहते हैं।`,
    goneWhy: 'हो सकता है यह किसी और खाते की हो।',
  },
};
