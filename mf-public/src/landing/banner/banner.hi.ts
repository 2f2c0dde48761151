import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './banner.text';

export const text: Translation<typeof english> = {
  title: 'ख़ास बातें',
  what: 'ख़ास बातें',
  subscribeNow: 'अभी सब्सक्राइब करें',
  subscribeTo: (title) => `अभी सब्सक्राइब करें: ${title}`,
  nothing: 'आज कुछ नया नहीं',
  nothingWhy: 'Nukkad की ख़बरें यहाँ दिखती हैं।',
  seeAll: (many) => `${many} देखें`,
  form: 'सब्सक्राइब करें',
  formName: 'सब्सक्रिप्शन फ़ॉर्म',
  lead: (title) =>
    `“${title}” के बारे में ईमेल पाएँ। पहले हम एक ईमेल भेजते हैं: आपकी पुष्टि से पहले और कुछ नहीं आता।`,
  email: 'ईमेल',
  subscribe: 'सब्सक्राइब करें',
  subscribing: 'सब्सक्राइब हो रहा है…',
  done: 'एक क़दम और',
  doneWhy: (email) => `हमने ${email} पर ईमेल भेजा है। सब्सक्रिप्शन की पुष्टि करने के लिए उसका लिंक खोलें।`,
  close: 'ठीक है',
};
