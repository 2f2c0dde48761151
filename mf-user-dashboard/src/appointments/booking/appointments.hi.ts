import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './appointments.text';

export const text: Translation<typeof english> = {
  title: 'मेरे अपॉइंटमेंट',
  what: 'अपॉइंटमेंट',
  tabs: 'अपॉइंटमेंट',
  shown: { upcoming: 'आने वाले', past: 'पिछले', cancelled: 'रद्द' },
  withCount: (name, count) => (count === null ? name : `${name} (${count})`),
  all: 'मेरे सभी अपॉइंटमेंट',
  find: 'प्रोफ़ेशनल खोजें',
  none: {
    upcoming: 'कोई आने वाला अपॉइंटमेंट नहीं',
    past: 'अभी कोई पिछला अपॉइंटमेंट नहीं',
    cancelled: 'कोई रद्द अपॉइंटमेंट नहीं',
  },
  noneWhy: {
    upcoming: 'किसी को बुक करें, और अपॉइंटमेंट आपको यहाँ मिलेगा।',
    past: 'पिछले अपॉइंटमेंट यहाँ आते हैं, समीक्षा या फिर से बुक करने के लिए।',
    cancelled: 'जो अपॉइंटमेंट नहीं हुए, वे यहाँ आते हैं।',
  },
  notKept: 'इस डिवाइस पर सिर्फ़ आपके आज और कल के अपॉइंटमेंट हैं। इसके ईमेल में लिखा है कि कब और कहाँ।',
  gone: 'हमें यह अपॉइंटमेंट नहीं मिला',
  goneWhy: 'हो सकता है यह किसी दूसरे खाते का हो। जिससे बुक किया था, उससे लॉग इन करें।',
  join: 'वीडियो से जुड़ें',
  joinOf: (name, when) => `वीडियो से जुड़ें: ${name}, ${when} (नए टैब में खुलता है)`,
  calendar: 'कैलेंडर में जोड़ें',
  calendarAction: 'आपके कैलेंडर में जोड़ना',
  invoice: 'इनवॉइस (PDF)',
  invoiceAction: 'इनवॉइस सेव करना',
  creditNote: 'क्रेडिट नोट (PDF)',
  creditNoteAction: 'क्रेडिट नोट सेव करना',
  rebook: 'फिर बुक करें',
  review: 'समीक्षा लिखें',
  move: 'समय बदलें',
  cancel: 'अपॉइंटमेंट रद्द करें',
  of: (what, name, when) => `${what}: ${name}, ${when}`,
};
