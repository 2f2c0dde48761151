import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './panels.text';

export const text: Translation<typeof english> = {
  panel: 'सुझाव',
  recent: 'हाल की खोज',
  trending: 'ट्रेंडिंग खोज',
  clearAll: 'सब हटाएँ',
  clearRecent: 'सब हटाएँ: हाल की खोज',
  groups: {
    speciality: 'विशेषज्ञता',
    profession: 'पेशे',
    person: 'लोग',
    place: 'इलाक़े',
  },
  notCleared:
    'यहाँ से हटा दी गईं, पर आपके खाते तक पहुँच नहीं हो सकी: आपकी खोज फिर से दिख सकती हैं। तब उन्हें दोबारा हटाएँ।',
  searching: 'खोजा जा रहा है…',
  found: (count) => `${count} सुझाव`,
  corrected: (word) => `“${word}” के लिए सुझाव`,
  nothing: (term) => `“${term}” के लिए कोई सुझाव नहीं। इसे खोजने के लिए Enter दबाएँ।`,
  failed: 'अभी सुझाव नहीं दिखाए जा सकते। आपने जो लिखा उसे खोजने के लिए Enter दबाएँ।',
  trendingFailed: 'दूसरे लोग क्या खोजते हैं, यह लोड नहीं हो सका।',
  retry: 'फिर कोशिश करें',
  useMine: 'मेरी लोकेशन लें',
  locating: 'आपकी लोकेशन ढूँढी जा रही है…',
  recentPlaces: 'हाल की जगहें',
  places: 'इलाक़े',
  typePlace: 'इलाक़ा, शहर या पिन कोड लिखें।',
  noPlace: (term) => `“${term}” के लिए कोई जगह नहीं मिली। स्पेलिंग जाँचें, या शहर या पिन कोड लिखकर देखें।`,
  placesFailed: 'अभी जगहें नहीं खोजी जा सकतीं। आपने जो लिखा वही इस्तेमाल होता है।',
  nobodyYet: 'अभी कोई लिस्टिंग नहीं',
};
