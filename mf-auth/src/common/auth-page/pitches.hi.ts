import type { Translation } from '@nukkad/platform/words';
import type * as english from './pitches.text';

export const people: Translation<typeof english.people> = {
  claim: 'शहर का आपका नुक्कड़, थोड़ा और क़रीब',
  points: [
    'हर बैज बताता है कि क्या जाँचा गया, और कब।',
    'फ़ीस और ख़ाली समय हर प्रोफ़ाइल पर हैं।',
    'डॉक्टर, शिक्षक, वकील और बाक़ी सबके लिए एक ही खाता।',
  ],
};

export const professionals: Translation<typeof english.professionals> = {
  claim: 'आसपास के लोग आपको खोज रहे हैं',
  points: [
    'लिस्टिंग मुफ़्त है, और मुफ़्त ही रहेगी।',
    'आपका अपना पेज: सेवाएँ, फ़ीस, काम का समय और क्या-क्या सत्यापित हुआ।',
    'लोग आपको आपके काम और आपकी जगह से खोजते हैं।',
  ],
};

export const teachers: Translation<typeof english.teachers> = {
  claim: 'आपका अगला विद्यार्थी पास ही रहता है',
  points: [
    'आपके बैच, विद्यार्थी और क्लास आपके डैशबोर्ड पर हैं।',
    'आपके विषय, भाषाएँ और फ़ीस आपके अपने पेज पर हैं।',
    'अपनी लिस्टिंग वहीं से जारी रखें जहाँ छोड़ी थी।',
  ],
};
