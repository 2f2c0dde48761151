import { limits } from '@nukkad/platform/contract';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './errors.text';

export const text: Translation<typeof english> = {
  title: 'क्लाइंट एरर',
  why: `ब्राउज़रों ने क्या रिपोर्ट किया, सबसे नए ${limits.clientErrorsShown}। रिपोर्ट 30 दिन रहती हैं।`,
  what: 'क्लाइंट एरर',
  only: (part) => `सिर्फ़ ${part} के एरर दिख रहे हैं।`,
  caption: 'क्लाइंट एरर, नए सबसे पहले',
  none: 'किसी ब्राउज़र ने एरर रिपोर्ट नहीं किया',
  noneWhy: 'जो एरर कोई पेज रिपोर्ट करता है, वह यहाँ रहता है।',
  columns: { error: 'एरर', where: 'कहाँ', when: 'कब', trace: 'ट्रेस' },
  where: (part, version) => (version === null ? part : `${part} ${version}`),
  noStack: 'स्टैक नहीं है',
  show: 'ट्रेस दिखाएँ',
  showOf: (code, message) => `ट्रेस दिखाएँ: ${code} ${message}`,

  all: 'सभी एरर',
  trace: 'ट्रेस',
  traceWhat: 'ट्रेस',
  traceTitle: 'क्लाइंट एरर का ट्रेस',
  traceWhy:
    'सबसे भीतरी कॉल पहले आती है। ज़िम्मेदार वह पहली कॉल है जो किसी रिमोट के कोड में है: शेल और साझा कोड सिर्फ़ वही आगे देते हैं जो रिमोट ने उन्हें दिया। जहाँ ट्रेस में कोई रिमोट नहीं है, वहाँ किसी का नाम नहीं आता।',
  framesCaption: 'कॉल, सबसे भीतरी पहले',
  frameColumns: { part: 'पार्ट', place: 'कहाँ', call: 'फ़ंक्शन', owner: 'टीम' },
  blame: 'ज़िम्मेदार',
  blamed: (part, owner) =>
    owner === null ? `ज़िम्मेदार: ${part}।` : `ज़िम्मेदार: ${part}, टीम ${owner}।`,
  nobody: 'इस ट्रेस में कोई रिमोट नहीं है।',
  place: (file, line) => `${file}:${line}`,
  column: (column) => `कॉलम ${column}`,
  unmapped: 'मैप नहीं हुआ: मैप में इसकी जगह नहीं है।',
  gone: 'मैप नहीं हुआ: रिलीज़ में इस फ़ाइल का मैप नहीं है।',
  elsewhere: 'रिलीज़ के बाहर: ब्राउज़र, कोई एक्सटेंशन या दूसरी साइट',
  nothing: '–',
};
