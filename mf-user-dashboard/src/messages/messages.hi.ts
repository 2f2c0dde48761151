import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './messages.text';

export const text: Translation<typeof english> = {
  words: {
    noneWhy: 'बुक करने से पहले कुछ पूछने के लिए प्रोफ़ेशनल के पास “चैट” दबाएँ।',
    begin: 'लिखें कि आपको क्या चाहिए। जवाब यहाँ आएगा, और हम आपको बताएँगे।',
    maskedWhy: (name) =>
      `जब तक ${name} के साथ आपकी बुकिंग नहीं होती, तब तक फ़ोन नंबर, ईमेल और वेब पते छिपे रहते हैं।`,
    goneWhy: 'हो सकता है यह किसी दूसरे खाते की हो, या प्रोफ़ेशनल की लिस्टिंग अब न हो।',
  },
  find: 'प्रोफ़ेशनल खोजें',
  book: (name) => `${name} को बुक करें`,
  opening: 'बातचीत खुल रही है',
};
