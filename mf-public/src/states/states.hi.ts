import { formatCount } from '@nukkad/platform/format';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './states.text';

export const text: Translation<typeof english> = {
  states: 'जगहें',
  title: (state) => `${state} के प्रोफ़ेशनल`,
  intro: (cities, vendors) => `${cities}, लिस्टिंग में ${vendors}।`,
  cities: (count) => `${formatCount(count)} शहर`,
  professionals: (count) => `${formatCount(count)} प्रोफ़ेशनल`,
  those: (many, count) => `${many} (${formatCount(count)})`,
  what: 'राज्य',
  list: 'शहर',
  nothing: 'यहाँ अभी कोई लिस्टिंग नहीं है',
  nothingWhy: 'पहले प्रोफ़ेशनल के साथ पहला शहर यहाँ दिखेगा।',
  listYourself: 'मुफ़्त में लिस्टिंग बनाएँ',
  description: (state, cities) =>
    `${state} (${cities}): डॉक्टर, शिक्षक, वकील, इंजीनियर और दूसरे प्रोफ़ेशनल।`,
};
