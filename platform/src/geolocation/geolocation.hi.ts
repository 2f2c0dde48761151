import { formatCount } from '../format';
import type { Translation } from '../words';
import type { text as english } from './geolocation.text';

export const text: Translation<typeof english> = {
  far: (place, km) =>
    `हमारी जानकारी में सबसे पास का इलाक़ा ${place} है, ${formatCount(Math.round(km))} किमी दूर। इसके बजाय अपना शहर लिखें।`,
  problems: {
    unsupported: 'यह ब्राउज़र नहीं बता सकता कि आप कहाँ हैं। इसके बजाय अपना इलाक़ा लिखें।',
    denied: 'आपका ब्राउज़र इस साइट को आपकी लोकेशन नहीं बताता। साइट सेटिंग में अनुमति दें, या अपना इलाक़ा लिखें।',
    unavailable: 'आपकी लोकेशन नहीं मिल सकी। देखें कि इस डिवाइस पर लोकेशन चालू है, या अपना इलाक़ा लिखें।',
    timeout: 'आपकी लोकेशन खोजने में बहुत समय लग गया। फिर कोशिश करें, या अपना इलाक़ा लिखें।',
    failed: 'हम पता नहीं कर सके कि आपके आसपास क्या है। फिर कोशिश करें, या अपना इलाक़ा लिखें।',
  },
};
