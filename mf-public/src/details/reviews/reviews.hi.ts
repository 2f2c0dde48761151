import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './reviews.text';

const reviews = (count: string) => (count === '1' ? '1 समीक्षा' : `${count} समीक्षाएँ`);

export const text: Translation<typeof english> = {
  part: 'समीक्षाएँ',
  heading: 'समीक्षाएँ',
  loading: 'समीक्षाएँ लोड हो रही हैं',
  what: 'समीक्षाएँ',
  histogram: 'कितने लोगों ने कितने स्टार दिए',
  row: (stars, count) => `${stars} स्टार: ${reviews(count)}`,
  total: reviews,
  few: (needed) =>
    `यहाँ नए हैं: हम ${needed} समीक्षाओं के बाद औसत दिखाते हैं, ताकि किसी एक राय से फ़ैसला न हो।`,
  sort: 'क्रम',
  sorts: { recent: 'नई पहले', high: 'अच्छी पहले', low: 'ख़राब पहले' },
  viewAll: 'सभी देखें',
  more: 'और समीक्षाएँ',
  none: 'अभी कोई समीक्षा नहीं।',
  noneWhy: (name) => `समीक्षाएँ वे लोग लिखते हैं जिन्होंने ${name} को बुक किया है।`,
  stars: (stars) => `5 में से ${stars} स्टार`,
  visitedFor: (what) => `मिलने की वजह: ${what}`,
  recommends: 'सिफ़ारिश करते हैं',
  replyOf: (name) => `${name} का जवाब`,
  feedback: 'अपनी राय दें',
  feedbackWhy: (name) => `${name} से मिले हैं? अगले व्यक्ति को बताएँ कि कैसा रहा।`,
  write: 'समीक्षा लिखें',
  notYet: 'मिलने के बाद आप समीक्षा लिख सकते हैं',
  notYetWhy: (name) =>
    `सिर्फ़ वही लोग समीक्षा लिख सकते हैं जिनकी ${name} के साथ बुकिंग पूरी हो चुकी है, ताकि हर समीक्षा सच्ची हो। ` +
    'मिलने के बाद आपके अपॉइंटमेंट में उसके पास “समीक्षा लिखें” दिखेगा।',
  appointments: 'मेरे अपॉइंटमेंट',
};
