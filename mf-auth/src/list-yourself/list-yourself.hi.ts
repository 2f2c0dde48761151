import type { Translation } from '@nukkad/platform/words';
import type * as english from './list-yourself.text';

export const heading: Translation<typeof english.heading> = 'Nukkad पर अपनी लिस्टिंग बनाएँ';
export const lead: Translation<typeof english.lead> =
  'प्रोफ़ेशनल लोगों के हमारे समुदाय से जुड़ें और ज़्यादा क्लाइंट तक पहुँचें। शुरू करने के लिए नीचे का फ़ॉर्म भरें।';
export const form: Translation<typeof english.form> = 'अपनी लिस्टिंग बनाएँ';
export const profession: Translation<typeof english.profession> = 'आपका पेशा';
export const officials: Translation<typeof english.officials> = (officer, govtOfficer) =>
  `${officer}: आप शिकायतों की जाँच करते हैं। ${govtOfficer}: आप किसी सरकारी विभाग में काम करते हैं और उसका पेज सँभालते हैं।`;
export const professions: Translation<typeof english.professions> = 'पेशे';
export const none: Translation<typeof english.none> = 'लिस्टिंग अभी बंद है';
export const noneNext: Translation<typeof english.noneNext> =
  'अभी किसी पेशे के लिए लिस्टिंग नहीं खुली है। बाद में आएँ।';
export const phoneNumber: Translation<typeof english.phoneNumber> = 'फ़ोन नंबर';
export const accept: Translation<typeof english.accept> = ['मुझे ', ' और ', ' स्वीकार हैं'];
export const passwordAgain: Translation<typeof english.passwordAgain> =
  'अगली कोशिश से पहले अपना पासवर्ड फिर डालें।';
export const submit: Translation<typeof english.submit> = 'शुरू करें';
export const submitting: Translation<typeof english.submitting> = 'आपका खाता बन रहा है...';
export const signedIn: Translation<typeof english.signedIn> = (who) =>
  who === null ? 'आपका लॉग इन पहले से है' : `आपका लॉग इन ${who} के नाम से है`;
export const signedInWhy: Translation<typeof english.signedInWhy> =
  'लिस्टिंग के लिए दूसरे ईमेल से अलग खाता चाहिए। वह बनते ही आपका लॉग इन उसी खाते में होगा।';
export const isListed: Translation<typeof english.isListed> = 'लिस्टिंग पहले से है?';
export const login: Translation<typeof english.login> = 'लॉग इन करें';
export const teacherLogin: Translation<typeof english.teacherLogin> = 'शिक्षकों के लिए लॉग इन';
