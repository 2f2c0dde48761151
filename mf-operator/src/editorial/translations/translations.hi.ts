import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './translations.text';

export const text: Translation<typeof english> = {
  what: 'अनुवाद',
  intro:
    'लेख, सवाल, बैनर, फ़ुटर और क़ानूनी दस्तावेज़ अंग्रेज़ी में लिखे जाते हैं। यहाँ वे दूसरी भाषाओं में भी लिखे जाते हैं; जो बाक़ी है वह अंग्रेज़ी में दिखता है।',
  language: 'भाषा',
  languages: { hi: 'हिंदी', kn: 'कन्नड़' },
  kind: 'किस तरह का टेक्स्ट',
  kinds: {
    post: 'लेख',
    faq: 'सवाल',
    slide: 'बैनर',
    site: 'साइट',
    footer: 'फ़ुटर',
    document: 'क़ानूनी दस्तावेज़',
  },
  counted: (missing, outdated, all) => `${all} में से ${missing} बाक़ी, ${outdated} पुराने।`,
  list: 'टेक्स्ट',
  title: 'अंग्रेज़ी टेक्स्ट',
  state: 'स्थिति',
  states: { missing: 'बाक़ी', outdated: 'पुराना', current: 'अनुवाद हो गया' },
  outdatedWhy: 'कुछ शब्द बाक़ी हैं, या अनुवाद के बाद अंग्रेज़ी टेक्स्ट बदल गया है।',
  none: 'इस तरह का अभी कुछ नहीं है',
  noneWhy: 'पहले इसे अंग्रेज़ी में लिखें।',
  back: 'सभी टेक्स्ट',
  form: (title, language) => `${title}: ${language}`,
  english: (words) => `अंग्रेज़ी में: ${words}`,
  fields: {
    title: 'शीर्षक',
    summary: 'सारांश',
    body: 'टेक्स्ट',
    question: 'सवाल',
    answer: 'जवाब',
    text: 'टेक्स्ट',
    name: 'नाम',
    address: 'पता',
    copyright: 'कॉपीराइट',
  },
  saved: 'अनुवाद सेव हो गया।',
};
