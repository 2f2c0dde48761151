import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './editorial.text';

export const text: Translation<typeof english> = {
  room: 'संपादकीय',
  parts: {
    articles: 'लेख',
    faq: 'सवाल',
    banner: 'बैनर',
    offices: 'सरकारी दफ़्तर',
    paid: 'पेड जगहें',
    translations: 'अनुवाद',
  },
};
