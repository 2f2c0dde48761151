import type { Translation } from '../words/catalogue';
import type { text as english } from './favourites.text';

export const text: Translation<typeof english> = {
  notReached:
    'आपके खाते के पसंदीदा तक पहुँचा नहीं जा सका, इसलिए अभी पसंद इसी डिवाइस पर रहेंगी। फिर कोशिश करने के लिए पेज दोबारा लोड करें।',
  notSaved: 'यह सेव नहीं हो पाया, इसलिए आपके पसंदीदा पहले जैसे हैं। फिर कोशिश करें।',
};
