import { limits } from '@nukkad/platform/contract';
import type { Translation } from '@nukkad/platform/words';
import type * as english from './enter-otp.text';

export const heading: Translation<typeof english.heading> = 'कोड सत्यापित करें';
export const form: Translation<typeof english.form> = 'कोड सत्यापित करें';
export const submit: Translation<typeof english.submit> = 'सत्यापित करें';
export const submitting: Translation<typeof english.submitting> = 'सत्यापन हो रहा है...';
export const sentTo: Translation<typeof english.sentTo> = (email) =>
  `हमने ${email} पर ${limits.otpDigits} अंकों का कोड भेजा है। यह ${limits.otpMinutes} मिनट तक काम करता है।`;
export const look: Translation<typeof english.look> =
  'ईमेल नहीं आया? अपना स्पैम फ़ोल्डर देखें, या दूसरा कोड भेजें।';
export const wrongEmail: Translation<typeof english.wrongEmail> = 'यह आपका ईमेल नहीं है?';
export const again: Translation<typeof english.again> = 'फिर से शुरू करें';
export const signUpAgain: Translation<typeof english.signUpAgain> = 'फिर से खाता बनाएँ';
export const nobody: Translation<typeof english.nobody> = 'आप किस खाते का सत्यापन चाहते हैं?';
export const nobodyWhy: Translation<typeof english.nobodyWhy> =
  'हमें नहीं पता कि किस ईमेल का सत्यापन करना है। खाता बनाएँ, या ऐसे खाते में लॉग इन करें जो अभी सत्यापित नहीं है: हम नया कोड भेजेंगे।';
export const register: Translation<typeof english.register> = 'अभी खाता बनाएँ';
export const login: Translation<typeof english.login> = 'लॉग इन करें';
