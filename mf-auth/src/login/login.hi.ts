import type { Translation } from '@nukkad/platform/words';
import type * as english from './login.text';

const named = (names: readonly string[]) => names.join(', ');

export const heading: Translation<typeof english.heading> = 'अपने खाते में लॉग इन करें';
export const title: Translation<typeof english.title> = 'लॉग इन करें';
export const isNew: Translation<typeof english.isNew> = 'Nukkad पर नए हैं?';
export const register: Translation<typeof english.register> = 'अभी खाता बनाएँ';
export const finishing: Translation<typeof english.finishing> = (provider) =>
  `${provider} से लॉग इन हो रहा है…`;
export const failedWith: Translation<typeof english.failedWith> = (provider) =>
  `${provider} से लॉग इन नहीं हुआ`;
export const failedWhy: Translation<typeof english.failedWhy> =
  'कुछ नहीं बदला है। फिर कोशिश करें, या अपना ईमेल और पासवर्ड डालें।';
export const unreachable: Translation<typeof english.unreachable> = (provider) =>
  `${provider} से लॉग इन अभी पूरा नहीं हुआ`;
export const unreachableNext: Translation<typeof english.unreachableNext> =
  'Nukkad से कोई जवाब नहीं आया। अपना इंटरनेट कनेक्शन जाँचें, फिर कोशिश करें।';
export const useEmail: Translation<typeof english.useEmail> = 'ईमेल और पासवर्ड डालें';

export const passkeysRemoved: Translation<typeof english.passkeysRemoved> = (names) =>
  `ये पासकी अब आपका खाता नहीं खोलतीं: ${named(names)}। “निजी जानकारी” में अपने डिवाइस फिर जोड़ें।`;
export const passkeysKept: Translation<typeof english.passkeysKept> = (names) =>
  `ये पासकी अब भी आपका खाता खोलती हैं: ${named(names)}। जो आपकी न हों, उन्हें “निजी जानकारी” में हटाएँ।`;
export const reasons: Translation<typeof english.reasons> = {
  '/messages': 'चैट के लिए लॉग इन करें',
};
export const reasonWhy: Translation<typeof english.reasonWhy> =
  'आप वहीं वापस पहुँचेंगे जहाँ आप थे, और वहाँ लिखा हुआ कुछ नहीं खोएगा।';
