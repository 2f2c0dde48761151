import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './push-offer.text';

export const text: Translation<typeof english> = {
  title: 'बदलाव की ख़बर इस डिवाइस पर पाएँ',
  allow: 'सूचनाएँ दिखाएँ',
  busy: 'एक पल…',
  notNow: 'अभी नहीं',
  allowed: 'अब यह डिवाइस सूचनाएँ दिखाएगा। इसे आप अपनी प्रोफ़ाइल में बंद कर सकते हैं।',
  refused: 'इस ब्राउज़र को सूचनाएँ न दिखाने को कहा गया है। इसे आप ब्राउज़र की सेटिंग्स में बदल सकते हैं।',
  failed: 'इस डिवाइस पर सूचनाएँ सेट नहीं हो पाईं। फिर कोशिश करें।',
};
