import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './remotes.text';

export const text: Translation<typeof english> = {
  stillWorking: 'काम जारी है…',
  trying: {
    first: '',
    again: 'फिर कोशिश हो रही है…',
    retry: 'यह हिस्सा लोड नहीं हुआ। फिर कोशिश हो रही है…',
    origin: 'यह हिस्सा लोड नहीं हुआ। दूसरे सर्वर से कोशिश हो रही है…',
    previous: 'यह हिस्सा लोड नहीं हुआ। पुराने वर्ज़न से कोशिश हो रही है…',
  },
  earlier: 'इस हिस्से का पुराना वर्ज़न दिख रहा है।',
  tryCurrent: 'मौजूदा वर्ज़न आज़माएँ',
  soWhat: 'बाक़ी पेज पहले की तरह काम कर रहा है।',
  whatNext: 'फिर कोशिश करें, या होम पर जाएँ।',
  whatNextReload: 'दोबारा कोशिश से काम नहीं बना। पेज फिर से लोड करें, या होम पर जाएँ।',
  whatNextEarlier: 'दोबारा कोशिश से काम नहीं बना। पुराना वर्ज़न देखें, पेज फिर से लोड करें, या होम पर जाएँ।',
  showEarlier: 'पुराना वर्ज़न देखें',
  reload: 'पेज फिर से लोड करें',
  home: 'होम पर जाएँ',
  crashed: (what) => `इसमें कुछ चलना बंद हो गया: ${what}`,
};
