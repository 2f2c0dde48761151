import { limits } from '@nukkad/platform/contract';
import type { Translation } from '@nukkad/platform/words';
import type * as english from './forgot-password.text';

export const heading: Translation<typeof english.heading> = 'पासवर्ड भूल गए?';
export const lead: Translation<typeof english.lead> =
  'अपना ईमेल लिखें। नया पासवर्ड चुनने के लिए हम आपको एक लिंक भेजेंगे।';
export const form: Translation<typeof english.form> = 'पासवर्ड भूल गए?';
export const submit: Translation<typeof english.submit> = 'लिंक भेजें';
export const submitting: Translation<typeof english.submitting> = 'लिंक भेजा जा रहा है...';
export const failed: Translation<typeof english.failed> = 'इस बार लिंक नहीं भेजा गया।';
export const sentHeading: Translation<typeof english.sentHeading> = 'अपना ईमेल देखें';
export const sentTo: Translation<typeof english.sentTo> = (email) =>
  `अगर ${email} का खाता है, तो हमने उस पर एक लिंक भेजा है। लिंक ${limits.resetLinkMinutes} मिनट तक, किसी भी डिवाइस पर, एक बार काम करता है।`;
export const resend: Translation<typeof english.resend> = {
  resend: 'एक और लिंक भेजें',
  resending: 'एक और लिंक भेजा जा रहा है...',
  left: (clock) => `${clock} में`,
  notYet: (seconds) => `एक और लिंक ${seconds} सेकंड में भेजा जा सकता है।`,
  ready: 'अब एक और लिंक भेजा जा सकता है।',
};
export const sendErrors: Translation<typeof english.sendErrors> = {
  tooOften: 'आपने बहुत ज़्यादा लिंक माँगे हैं।',
  refused: 'हम लिंक नहीं भेज सके। थोड़ी देर में फिर कोशिश करें।',
};
export const another: Translation<typeof english.another> = 'दूसरा ईमेल इस्तेमाल करें';
export const remembered: Translation<typeof english.remembered> = 'पासवर्ड याद आ गया?';
export const login: Translation<typeof english.login> = 'लॉग इन करें';
