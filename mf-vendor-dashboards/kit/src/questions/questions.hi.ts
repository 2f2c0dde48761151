import { localName } from '@nukkad/platform/names';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './questions.text';

export const text: Translation<typeof english> = {
  title: 'सवाल',
  what: 'सवाल',
  lead: 'लोग ये सवाल बिना नाम बताए पूछते हैं। आपका जवाब सबको दिखता है, आपके नाम और आपके पेज के लिंक के साथ।',
  notYet: 'सत्यापित होने और लिस्टिंग में आने के बाद आप जवाब दे सकते हैं',
  notYetWhy: 'तब तक आप पढ़ सकते हैं कि क्या पूछा जा रहा है।',
  none: 'अभी किसी ने कुछ नहीं पूछा',
  noneWhy: 'आपके पेशे के सवाल, हमारे पढ़ते ही, यहाँ दिखेंगे।',
  spec: (slug) => localName(slug.replaceAll('-', ' ')),
  answers: (count) => `${count} जवाब`,
  noAnswers: 'अभी कोई जवाब नहीं',
  answer: 'जवाब दें',
  answerTo: (question) => `जवाब दें: ${question}`,
  yours: 'आपका जवाब',
  yourAnswer: 'आपका जवाब',
  edit: 'बदलें',
  editOf: (question) => `अपना जवाब बदलें: ${question}`,
  editUntil: (when) => `${when} तक बदला जा सकता है।`,
  publish: 'जवाब प्रकाशित करें',
  publishing: 'प्रकाशित हो रहा है…',
  published: 'आपका जवाब अब सबको दिखता है।',
  hint: 'बताएँ कि आम तौर पर क्या सही है, और कब किसी को आपसे मिलना चाहिए। फ़ोन नंबर न लिखें।',
};
