import type { Translation } from '@nukkad/platform/words';
import type * as english from './register.text';

export const title: Translation<typeof english.title> = 'खाता बनाएँ';
export const heading: Translation<typeof english.heading> = 'Nukkad में आपका स्वागत है';
export const form: Translation<typeof english.form> = 'खाता बनाएँ';
export const submit: Translation<typeof english.submit> = 'खाता बनाएँ';
export const submitting: Translation<typeof english.submitting> = 'आपका खाता बन रहा है...';
export const join: Translation<typeof english.join> = (customers) =>
  `${customers}+ ख़ुश ग्राहकों के साथ जुड़ें`;
export const hasAccount: Translation<typeof english.hasAccount> = 'पहले से खाता है?';
export const login: Translation<typeof english.login> = 'लॉग इन करें';
export const agreeing: Translation<typeof english.agreeing> = [
  'खाता बनाकर आप ',
  ' और ',
  ' से सहमत होते हैं।',
];
export const isProfessional: Translation<typeof english.isProfessional> = 'क्या आप प्रोफ़ेशनल हैं?';
export const listYourself: Translation<typeof english.listYourself> = 'मुफ़्त में अपनी लिस्टिंग बनाएँ';
