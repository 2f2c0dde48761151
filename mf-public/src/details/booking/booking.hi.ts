import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './booking.text';

export const text: Translation<typeof english> = {
  part: 'बुकिंग पैनल',
  loading: 'ख़ाली समय लोड हो रहे हैं',
  chosen: (when) => `चुना गया: ${when}`,
  chooseFirst: 'पहले समय चुनें।',
  next: (when) => `अगला: ${when}`,
  noNext: 'अगले दो हफ़्तों में कोई समय ख़ाली नहीं',
  opening: 'खुल रहा है…',
  complain: 'शिकायत लिखें',
  complainWhy: (name) =>
    `${name} के दफ़्तर में कुछ ग़लत हुआ? बताएँ क्या हुआ: आपको एक नंबर मिलता है और आप देख सकते हैं कि आगे क्या होता है।`,
};
