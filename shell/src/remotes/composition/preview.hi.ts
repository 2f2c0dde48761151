import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './preview.text';

export const text: Translation<typeof english> = {
  unknown: 'यह लिंक यहाँ मौजूद नहीं है, या वापस ले लिया गया है।',
  unanswered: 'इसे मँगाया नहीं जा सका।',
  unreadable: 'इसे पढ़ा नहीं जा सकता।',
  unsigned: 'इस पर इस साइट के हस्ताक्षर नहीं हैं।',
  unable: 'यह ब्राउज़र इसे सत्यापित नहीं कर सकता।',
  expired: 'इसकी अवधि ख़त्म हो गई है।',
  foreign: 'यह किसी और साइट के लिए बनाया गया था।',
  release: 'यह जिस वर्ज़न के बारे में है, वह नहीं मिल सका।',
};
