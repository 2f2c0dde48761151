import { formatCount } from '@nukkad/platform/format';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './offices-map.text';

export const text: Translation<typeof english> = {
  label: 'सरकारी दफ़्तरों का नक़्शा',
  group: (count) => `यहाँ ${count} विभाग`,
  shown: (count, km, place) => `${place} से ${km} किमी के भीतर ${count} विभाग। सूची में सभी दफ़्तर हैं।`,
  shownHere: (count) => `दिख रहे हिस्से में ${count} विभाग। सूची में सभी दफ़्तर हैं।`,
  nobody: 'नक़्शे के इस हिस्से में कोई विभाग नहीं है। दूर से देखें, या सूची देखें।',
  unplaced: (count) =>
    count === 1
      ? '1 विभाग के पते में कोई ऐसा पिन कोड नहीं है जो हमें पता हो: वह सिर्फ़ सूची में है।'
      : `${formatCount(count)} विभागों के पते में कोई ऐसा पिन कोड नहीं है जो हमें पता हो: वे सिर्फ़ सूची में हैं।`,
  none: 'किसी विभाग के पते में ऐसा पिन कोड नहीं है जो हमें पता हो, इसलिए नक़्शा नहीं है। सूची में सभी दफ़्तर हैं।',
  many: 'यहाँ नाम दिखाने के लिए बहुत ज़्यादा हैं। पास से देखें, या सूची देखें।',
};
