import type { Translation } from '@nukkad/platform/words';
import type * as english from './login.text';

export const form: Translation<typeof english.form> = 'लॉग इन करें';
export const submit: Translation<typeof english.submit> = 'लॉग इन करें';
export const submitting: Translation<typeof english.submitting> = 'लॉग इन हो रहा है...';
export const forgot: Translation<typeof english.forgot> = 'पासवर्ड भूल गए?';
export const enterCode: Translation<typeof english.enterCode> = 'कोड डालें';
export const enterCodeWhy: Translation<typeof english.enterCodeWhy> =
  'आपका ईमेल अभी सत्यापित नहीं है: उस पर नया कोड भेजा जा रहा है।';
