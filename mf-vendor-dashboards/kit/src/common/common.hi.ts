import type { Translation } from '@nukkad/platform/words';
import type * as english from './common.text';

export const retry = 'फिर कोशिश करें';
export const save = 'सेव करें';
export const saving = 'सेव हो रहा है…';
export const saveAgain = 'सेव नहीं हुआ – फिर कोशिश करें';
export const discard = 'बदलाव छोड़ें';
export const leaveWhy =
  'आपका लिखा हुआ तब तक रहता है जब तक आप उसे सेव न करें, लॉग आउट न करें या यह टैब बंद न करें।';
export const cancel = 'रद्द करें';
export const undo = 'पहले जैसा करें';
export const loading: Translation<typeof english.loading> = (what) => `लोड हो रहा है: ${what}`;
export const notStored =
  'यह सेव नहीं हुआ, क्योंकि Nukkad से कोई जवाब नहीं आया। जो आपने लिखा वह यहीं है: अपना इंटरनेट कनेक्शन जाँचें, फिर दोबारा कोशिश करें।';
export const notStoredOurFault = 'यह सेव नहीं हुआ। जो आपने लिखा वह यहीं है: थोड़ी देर में फिर कोशिश करें।';
export const demonstrated = 'यह नमूने के डेटा वाला डेमो है: कुछ भी सेव नहीं होता।';
export const tooOften = 'आपने यह बहुत बार आज़माया है।';
export const tryAgainIn: Translation<typeof english.tryAgainIn> = (minutes) =>
  minutes <= 1 ? 'एक मिनट में फिर कोशिश करें।' : `${minutes} मिनट में फिर कोशिश करें।`;
export const kept = 'आपने जो लिखना शुरू किया था वह यहीं है।';
export const notDone: Translation<typeof english.notDone> = (what) =>
  `${what} नहीं हो पाया। फिर कोशिश करें।`;
export const tooLong: Translation<typeof english.tooLong> = (most) =>
  `ज़्यादा से ज़्यादा ${most} अक्षर लिखें`;
