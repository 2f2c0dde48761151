import type { Translation } from '@nukkad/platform/words';
import type * as english from './documents.text';

export const titles: Translation<typeof english.titles> = {
  terms: 'नियम और शर्तें',
  privacy: 'निजता सूचना',
};
export const document: Translation<typeof english.document> = 'दस्तावेज़';
export const stale: Translation<typeof english.stale> = 'पहले लोड हुई जानकारी दिख रही है';
export const staleWhy: Translation<typeof english.staleWhy> =
  'इस दस्तावेज़ का नया वर्ज़न लोड नहीं हो सका।';
export const version: Translation<typeof english.version> = (version) => `वर्ज़न ${version}`;
export const since: Translation<typeof english.since> = (day) => `${day} से लागू`;
export const translated: Translation<typeof english.translated> = 'यह एक अनुवाद है';
export const translatedWhy: Translation<typeof english.translatedWhy> =
  'आप अंग्रेज़ी टेक्स्ट पर सहमति देते हैं, और केवल वही बाध्यकारी है। उसे पढ़ने के लिए पेज के नीचे English चुनें।';
