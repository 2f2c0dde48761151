import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './banner.text';

export const text: Translation<typeof english> = {
  what: 'स्लाइड',
  form: 'होम पेज का बैनर',
  intro:
    'जो लोग “सब्सक्राइब करें” दबाते हैं, उन्हें स्लाइड के विषय पर ईमेल मिलते हैं। जो विषय अब किसी स्लाइड पर नहीं है, उसे कोई सब्सक्राइब नहीं कर सकता; मौजूदा सब्सक्राइबरों को उसके ईमेल मिलते रहते हैं।',
  list: 'स्लाइड, अपने क्रम में',
  slide: (place) => `स्लाइड ${place}`,
  title: 'शीर्षक',
  text: 'टेक्स्ट',
  topic: 'ईमेल का विषय',
  topicHint: 'छोटे अंग्रेज़ी अक्षर और हाइफ़न, जैसे chartered-accountants',
  profession: 'कहाँ ले जाता है',
  picture: 'दृश्य',
  add: 'स्लाइड जोड़ें',
  saved: 'बैनर सेव हो गया है।',
  none: 'बैनर में कम से कम एक स्लाइड चाहिए।',
  choose: 'कोई एक चुनें।',
  needsTopic: 'विषय का नाम लिखें।',
  wrongTopic: 'छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न लिखें, जैसे doctors।',
};
