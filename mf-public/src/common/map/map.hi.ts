import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './map.text';

export const text: Translation<typeof english> = {
  part: 'नक़्शा',
  loading: 'नक़्शा लोड हो रहा है',
  closer: 'पास से देखें',
  farther: 'दूर से देखें',
  km: (km) => `${km} किमी`,
  north: 'उ',
  markers: (count) => `नक़्शे पर ${count} जगहें। तीर वाली कुंजियों से एक से दूसरी पर जाएँ।`,
  person: (name, title) => `${name}, ${title}`,
  group: (count) => `यहाँ ${count} प्रोफ़ेशनल`,
  about: (count) => `यहाँ लगभग ${count} प्रोफ़ेशनल`,
  shown: (count, km, place) => `${place} से ${km} किमी के भीतर ${count}। सूची में सभी हैं।`,
  shownHere: (count) => `दिख रहे हिस्से में ${count}। सूची में सभी हैं।`,
  schematic:
    'यह सड़कों का नक़्शा नहीं, एक रेखाचित्र है: दूरी और दिशा सही हैं, सड़कें नहीं बनी हैं। जगहें सिर्फ़ इलाक़े तक पता हैं।',
  blurred: 'जगहें सिर्फ़ इलाक़े तक पता हैं, घर तक नहीं।',
  notDrawn: 'इस डिवाइस पर सड़कों का नक़्शा नहीं बन सकता, इसलिए यह रेखाचित्र है।',
  notRead: 'सड़कों का नक़्शा लोड नहीं हो सका, इसलिए यह रेखाचित्र है।',
  drawing: 'सड़कों का नक़्शा लोड हो रहा है',
  chosen: 'नक़्शे पर चुना गया',
  cards: 'इस जगह के प्रोफ़ेशनल',
  many: 'यहाँ नाम दिखाने के लिए बहुत ज़्यादा हैं। पास से देखें, या सूची में देखें।',
  inList: 'इन्हें सूची में दिखाएँ',
  nobody: 'नक़्शे के इस हिस्से में कोई नहीं है। दूर से देखें, या सूची देखें।',
};
