import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './locality-picker.text';

export const text: Translation<typeof english> = {
  label: 'इलाक़ा, शहर या पिन कोड',
  hint: 'कम से कम 2 अक्षर लिखें।',
  recent: 'हाल के',
  suggestions: 'सुझाव',
  searching: 'खोज रहे हैं…',
  found: (count) => (count === 1 ? '1 जगह मिली।' : `${count} जगहें मिलीं।`),
  nothing: (term) => `“${term}” के लिए कोई जगह नहीं मिली। स्पेलिंग जाँचें, या शहर या पिन कोड से खोजें।`,
  searchFailed: 'जगहें खोजी नहीं जा सकीं।',
  retry: 'फिर कोशिश करें',
  nobodyYet: 'यहाँ अभी किसी की लिस्टिंग नहीं',
  useMine: 'मेरी लोकेशन लें',
  locating: 'आपकी लोकेशन खोज रहे हैं…',
};
