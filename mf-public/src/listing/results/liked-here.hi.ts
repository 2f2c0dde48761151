import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './liked-here.text';

export const text: Translation<typeof english> = {
  title: 'आपके पसंदीदा सिर्फ़ इस डिवाइस पर रखे हैं',
  login: 'लॉग इन करें',
  why: 'ताकि दूसरी जगहों के पसंदीदा भी दिखें, और ये हर जगह रहें।',
};
