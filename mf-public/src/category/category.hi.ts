import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './category.text';

export const text: Translation<typeof english> = {
  loading: (name) => `लोड हो रहा है: ${name}`,
  what: 'श्रेणी',
  description: (name) =>
    `${name}: Nukkad पर हर प्रकार, और आपके पास सबसे अच्छी रेटिंग वाले, फ़ीस, दूरी और अगले ख़ाली समय के साथ।`,
  first: (many) => `${many}: सबसे अच्छी रेटिंग`,
  seeAll: (count, many) => `सभी ${count} ${many} देखें`,
  nobody: (many) => `यहाँ अभी कोई ${many} नहीं`,
  nobodyWhy: 'इस श्रेणी में अभी तक किसी की लिस्टिंग नहीं है।',
  home: 'होम पेज पर जाएँ',
};
