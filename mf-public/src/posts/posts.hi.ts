import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './posts.text';

export const text: Translation<typeof english> = {
  title: 'ब्लॉग',
  titleOf: (topic) => `ब्लॉग: ${topic}`,
  intro: 'चुनने से पहले पढ़ने लायक छोटे लेख: क्या पूछें, कितना ख़र्च होगा, क्या साथ लाएँ।',
  what: 'लेख',
  article: 'लेख',
  nothing: 'अभी कोई लेख नहीं है',
  nothingWhy: 'पहला लेख लिखा जा रहा है।',
  nothingOfTopic: 'इस विषय पर कोई लेख नहीं है',
  nothingOfTopicWhy: 'फ़िलहाल एक भी नहीं है।',
  home: 'होम पेज पर जाएँ',
  minutes: (minutes) => `${minutes} मिनट का लेख`,
  more: 'सभी लेख',
  untranslated: 'यह लेख अभी हिंदी में नहीं है। नीचे वह वैसा ही है जैसा लिखा गया।',
  feed: 'Nukkad: ब्लॉग',
};
