import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './message-language.text';

export const text: Translation<typeof english> = {
  what: 'आपकी भाषा',
  title: 'भाषा',
  label: 'हम आपको जो भेजते हैं उसकी भाषा',
  hint: 'ईमेल, सूचनाएँ, आपके फ़ोन पर संदेश और कैलेंडर फ़ाइलें।',
  saving: 'भाषा सेव करना',
  saved: 'सेव हो गया। अब से हम आपको जो भेजेंगे, वह इसी भाषा में होगा।',
};
