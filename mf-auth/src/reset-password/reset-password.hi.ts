import type { Translation } from '@nukkad/platform/words';
import type * as english from './reset-password.text';

export const heading: Translation<typeof english.heading> = 'नया पासवर्ड चुनें';
export const lead: Translation<typeof english.lead> = 'यह आपके पुराने पासवर्ड की जगह लेगा।';
export const incomplete: Translation<typeof english.incomplete> =
  'इसके लिए आपके ईमेल का पूरा लिंक चाहिए। उसे फिर खोलें, या दूसरा लिंक माँगें।';
export const submit: Translation<typeof english.submit> = 'पासवर्ड बदलें';
export const noLink: Translation<typeof english.noLink> =
  'क्या लिंक पुराना हो गया है, या इस्तेमाल हो चुका है?';
export const askAgain: Translation<typeof english.askAgain> = 'दूसरा लिंक माँगें';
