import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './faq.text';

export const text: Translation<typeof english> = {
  what: 'सवाल',
  choose: 'पेज',
  home: 'होम पेज',
  nameOf: (key, count) => `${key} (${count})`,
  form: (name) => `सवाल: ${name}`,
  intro:
    'जिस विशेषज्ञता के अपने सवाल नहीं हैं, उस पर उसके पेशे के सवाल दिखते हैं। विज़िटर को बदलाव दो सेकंड के अंदर दिखता है।',
  list: 'सवाल और जवाब, अपने क्रम में',
  faq: (place) => `सवाल ${place}`,
  question: 'सवाल',
  answer: 'जवाब',
  add: 'सवाल जोड़ें',
  saved: 'सवाल सेव हो गए हैं।',
};
