import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './audit.text';

export const text: Translation<typeof english> = {
  title: 'ऑडिट लॉग',
  why: 'ऑपरेटरों ने क्या किया। इसे कोई नहीं बदल सकता।',
  what: 'ऑडिट लॉग',
  search: 'खोजें',
  placeholder: 'नाम, कार्रवाई, शब्द या आईडी',
  caption: 'ऑपरेटरों ने क्या किया, नया सबसे पहले',
  columns: { what: 'क्या', of: 'किस पर', by: 'किसने', when: 'कब', reason: 'वजह' },
  noReason: '–',
  none: 'अब तक कुछ नहीं किया गया है',
  noneWhy: 'ऑपरेटर का हर फ़ैसला यहाँ दिखता है।',
  nothingFound: 'कुछ मेल नहीं खाता',
  nothingFoundWhy: 'दूसरे शब्द या उनका कोई हिस्सा आज़माएँ।',
  showAll: 'सब दिखाएँ',
  pageGone: 'ऐसा कोई पेज नहीं है',
  pageGoneWhy: 'शायद लिंक पुराना है।',
  firstPage: 'पहले पेज पर जाएँ',
};
