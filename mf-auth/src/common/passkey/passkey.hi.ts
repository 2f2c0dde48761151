import type { Translation } from '@nukkad/platform/words';
import type * as english from './passkey.text';

export const submit: Translation<typeof english.submit> = 'पासकी से लॉग इन करें';
export const submitting: Translation<typeof english.submitting> = 'आपकी पासकी का इंतज़ार है…';
export const tooMany: Translation<typeof english.tooMany> =
  'आपके नेटवर्क से पासकी की बहुत ज़्यादा कोशिशें हुई हैं।';
export const obstacles: Translation<typeof english.obstacles> = {
  unsupported:
    'यह ब्राउज़र पासकी इस्तेमाल नहीं कर सकता, इसलिए कोई हस्ताक्षर नहीं हुआ। यहाँ अपना ईमेल और पासवर्ड डालें, या दूसरा ब्राउज़र इस्तेमाल करें।',
  cancelled: 'कोई पासकी नहीं चुनी गई, इसलिए लॉग इन नहीं हुआ। फिर कोशिश करें, या अपना ईमेल और पासवर्ड डालें।',
  known: 'आपके डिवाइस ने हस्ताक्षर नहीं किया। फिर कोशिश करें, या अपना ईमेल और पासवर्ड डालें।',
  'wrong-address':
    'पासकी सिर्फ़ साइट के अपने पते पर काम करती हैं, और यह पेज दूसरे पते पर है। यहाँ अपना ईमेल और पासवर्ड डालें।',
  superseded: 'अनुरोध रोक दिया गया, इसलिए लॉग इन नहीं हुआ। फिर कोशिश करें।',
  failed: 'आपका डिवाइस हस्ताक्षर नहीं कर सका। फिर कोशिश करें, या अपना ईमेल और पासवर्ड डालें।',
};
