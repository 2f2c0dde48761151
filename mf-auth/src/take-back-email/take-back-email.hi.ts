import type { Translation } from '@nukkad/platform/words';
import type * as english from './take-back-email.text';

export const heading: Translation<typeof english.heading> = 'अपना खाता वापस लें';
export const lead: Translation<typeof english.lead> =
  'आपका पहले वाला ईमेल फिर से आपके खाते का ईमेल बन जाएगा। नया पासवर्ड चुनें; पासकी और जुड़े हुए लॉग इन हटा दिए जाएँगे, और आप उन्हें फिर जोड़ सकते हैं।';
export const incomplete: Translation<typeof english.incomplete> =
  'इसके लिए आपके ईमेल का पूरा लिंक चाहिए। उसे फिर खोलें। कुछ नहीं बदला गया।';
export const submit: Translation<typeof english.submit> = 'मेरा खाता वापस लें';
export const noLink: Translation<typeof english.noLink> =
  'क्या लिंक पुराना हो गया है, या इस्तेमाल हो चुका है?';
export const help: Translation<typeof english.help> = 'हमें लिखें';
