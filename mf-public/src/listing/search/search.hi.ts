import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './search.text';

export const text: Translation<typeof english> = {
  heading: (term, place) => `${place} में “${term}” के नतीजे`,
  trail: 'खोज',
  field: 'सभी पेशों में खोजें',
  one: 'प्रोफ़ेशनल',
  many: 'प्रोफ़ेशनल',
  corrected: (term) => `“${term}” के नतीजे दिखाए जा रहे हैं`,
  correctedWhy: 'इसकी जगह यह खोजें:',
  didYouMean: ['क्या आपका मतलब ', ' था?'],
  understoodAs: 'सबसे सही श्रेणी',
  filters: 'आपके शब्दों से',
  removeFilter: (label) => `इसके बिना खोजें: ${label}`,
  others: 'आपका मतलब यह भी हो सकता है',
  professions: 'पेशे',
  all: (count) => `सभी (${count})`,
  profession: (label, count) => `${label} (${count})`,
  everywhere: 'सभी पेशों में देखें',
  categories: 'श्रेणी चुनें',
  description: (term, place) =>
    `${place} में “${term}” के लिए सत्यापित प्रोफ़ेशनल, रेटिंग, फ़ीस, दूरी और अगले ख़ाली समय के साथ।`,
};
