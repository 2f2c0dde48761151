import type { Translation } from '@nukkad/platform/words';
import type * as english from './common.text';

export const email: Translation<typeof english.email> = 'ईमेल';
export const fullName: Translation<typeof english.fullName> = 'पूरा नाम';
export const password: Translation<typeof english.password> = 'पासवर्ड';
export const newPassword: Translation<typeof english.newPassword> = 'नया पासवर्ड';
export const passwordHint: Translation<typeof english.passwordHint> = (least) =>
  `कम से कम ${least} अक्षर।`;
export const retry: Translation<typeof english.retry> = 'फिर कोशिश करें';
export const unreachable: Translation<typeof english.unreachable> =
  'Nukkad से अभी संपर्क नहीं हो रहा। जो आपने लिखा वह यहीं है: अपना इंटरनेट कनेक्शन जाँचें, फिर कोशिश करें।';
export const waitSeconds: Translation<typeof english.waitSeconds> = (seconds) =>
  `आप ${seconds} सेकंड में फिर कोशिश कर सकते हैं।`;
export const waitMinutes: Translation<typeof english.waitMinutes> = (minutes) =>
  `आप ${minutes} मिनट में फिर कोशिश कर सकते हैं।`;
export const waitHours: Translation<typeof english.waitHours> = (hours) =>
  hours === 1 ? 'आप एक घंटे में फिर कोशिश कर सकते हैं।' : `आप ${hours} घंटों में फिर कोशिश कर सकते हैं।`;
export const loading: Translation<typeof english.loading> = (what) => `लोड हो रहा है: ${what}`;
export const terms: Translation<typeof english.terms> = 'नियम और शर्तें';
export const privacy: Translation<typeof english.privacy> = 'निजता सूचना';
export const newTab: Translation<typeof english.newTab> = ' (नए टैब में खुलता है)';
