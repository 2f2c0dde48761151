import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './assignments.text';

export const text: Translation<typeof english> = {
  title: 'असाइनमेंट',
  what: 'असाइनमेंट',
  back: 'मेरे अपॉइंटमेंट',
  none: 'कोई असाइनमेंट नहीं',
  noneWhy: 'आपके शिक्षकों के असाइनमेंट यहाँ आते हैं, जमा करने और अपने अंक देखने के लिए।',
  states: { set: 'जमा करना है', submitted: 'जमा हो गया', graded: 'अंक मिल गए' },
  by: (teacher) => `${teacher} ने दिया`,
  handedIn: (when) => `आपने ${when} को जमा किया`,
  handIn: 'जमा करें',
  change: 'फिर जमा करें',
  of: (action, title) => `${action}: ${title}`,
  answer: 'आपका जवाब',
  file: 'फ़ाइल',
  fileHint: 'लिखने के बजाय, या उसके साथ।',
  nothing: 'जवाब लिखें या फ़ाइल चुनें',
  notSentYet: 'फ़ाइल भेजे जाने तक रुकें, या उसे हटाएँ',
  sending: 'जमा हो रहा है…',
  sent: 'जमा हो गया।',
  sentWhy: (teacher) => `हमने ${teacher} को बता दिया है।`,
  downloading: 'फ़ाइल सेव करना',
  noConnection: 'कोई जवाब नहीं आया। अपना इंटरनेट कनेक्शन जाँचें, फिर कोशिश करें।',
  ourFault: 'यह सेव नहीं हुआ। थोड़ी देर में फिर कोशिश करें।',
};
