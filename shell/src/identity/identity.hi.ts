import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './identity.text';

export const text: Translation<typeof english> = {
  title: 'पुष्टि करें कि यह आप ही हैं',
  why: 'यह आपके खाते का एक अहम बदलाव है, और आपको लॉग इन किए कुछ समय हो गया है। आगे बढ़ने के लिए अपना पासवर्ड डालें।',
  form: 'पुष्टि करें कि यह आप ही हैं',
  password: 'पासवर्ड',
  confirm: 'पुष्टि करें',
  confirming: 'पुष्टि हो रही है…',
  noPassword: 'क्या आपका लॉग इन बिना पासवर्ड के होता है? लॉग आउट करें, फिर लॉग इन करें और यही दोहराएँ।',
  tooMany: (seconds) => `कई बार ग़लत पासवर्ड डाला गया। ${seconds} सेकंड में फिर कोशिश करें।`,
  unreachable: 'Nukkad से संपर्क नहीं हो सका, इसलिए कोई पुष्टि नहीं हुई। फिर कोशिश करें।',
};
