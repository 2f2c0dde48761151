import type { Translation } from '@nukkad/platform/words';
import type * as english from './filters.text';

export const labels: Translation<typeof english.labels> = {
  sort: 'क्रम',
  level: 'स्तर',
  gender: 'लिंग',
  fee: 'क़ीमत',
  exp: 'अनुभव',
  state: 'राज्य',
  city: 'शहर',
  court: 'अदालत',
  lang: 'भाषाएँ',
  now: 'अभी उपलब्ध',
  avail: 'उपलब्ध',
  top: 'टॉप रेटिंग',
  popular: 'लोकप्रिय',
  rating: 'रेटिंग',
  r: 'दूरी',
  quick: 'जल्दी जवाब',
  liked: 'पसंदीदा',
};

export const sortLabels: Translation<typeof english.sortLabels> = {
  relevance: 'सबसे उपयुक्त',
  soonest: 'सबसे जल्दी',
  distance: 'दूरी',
  rating: 'रेटिंग',
  popular: 'लोकप्रिय',
  'fee-low': 'फ़ीस: कम से ज़्यादा',
  'fee-high': 'फ़ीस: ज़्यादा से कम',
  experience: 'अनुभव',
};

export const text: Translation<typeof english.text> = {
  filters: 'फ़िल्टर',
  filtersCount: (count) => (count === 0 ? 'फ़िल्टर' : `फ़िल्टर (${count})`),
  allFilters: 'सभी फ़िल्टर',
  sort: 'क्रम',
  part: 'फ़िल्टर',
  loading: 'लोड हो रहा है…',
  noChoice: (label) => `यहाँ “${label}” में चुनने के लिए कुछ नहीं है।`,
  option: (label, count, isExact) => (isExact ? `${label} (${count})` : `${label} (लगभग ${count})`),
  anyDistance: 'कोई भी दूरी',
  within: (km) => `${km} किमी के भीतर`,
  whyPosition: (place) =>
    `आप जहाँ हैं वहाँ से दूरी नापने के लिए आपके डिवाइस से एक बार लोकेशन पूछी जाती है। वह मना करे, तो दूरी ${place} के बीच से नापी जाती है।`,
  askingPosition: 'आपके डिवाइस से लोकेशन पूछी जा रही है…',
  noPosition: (place) => `आपकी लोकेशन का पता नहीं चला, इसलिए दूरी ${place} के बीच से नापी जाती है।`,
  applied: 'लागू फ़िल्टर',
  apply: 'लागू करें',
  clearAll: 'सब हटाएँ',
  term: (term) => `“${term}”`,
  show: (count) => `${count} दिखाएँ`,
  showing: 'गिनती हो रही है…',
};
