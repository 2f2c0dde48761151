import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './requests.text';

export const text: Translation<typeof english> = {
  title: 'अपॉइंटमेंट के अनुरोध',
  what: 'अनुरोध',
  viewAll: 'सभी देखें',
  viewAllOf: (title) => `सभी देखें: ${title}`,
  none: 'कोई अनुरोध जवाब के इंतज़ार में नहीं है।',
  showMore: 'और दिखाएँ',
  columns: {
    name: 'नाम',
    date: 'तारीख़',
    time: 'समय',
    status: 'स्थिति',
    details: 'जानकारी',
  },
  disease: { header: 'बीमारी' },
  burst: {
    network: 'एक ही नेटवर्क से कई अनुरोध',
    email: 'एक ही ईमेल पते से कई अनुरोध',
  },
  burstMeans: (count) =>
    `${count === 1 ? 'नीचे का एक अनुरोध' : `नीचे के ${count} अनुरोध`} उसी जगह से हुई दूसरी बुकिंग के थोड़ी ही देर बाद ${count === 1 ? 'आया' : 'आए'}। दूसरे लोग अब भी इनके समय बुक कर सकते हैं: अनुरोध का समय तभी भरता है जब आप उसे स्वीकार करते हैं।`,
  rejectBurst: 'सभी अस्वीकार करें',
  rejectingBurst: 'अनुरोधों को अस्वीकार करना',
  burstRejected: (count) =>
    count === 1 ? 'एक अनुरोध अस्वीकार हो गया।' : `${count} अनुरोध अस्वीकार हो गए।`,
  burstReason: 'एक साथ बहुत सारे अनुरोध आए। अपॉइंटमेंट के लिए कॉल करें।',
  noConcern: '–',
  details: 'जानकारी',
  detailsOf: (name) => `${name} के अनुरोध की जानकारी`,

  panel: 'अपॉइंटमेंट',
  panelWhat: 'अपॉइंटमेंट',
  date: 'तारीख़',
  visits: (count) => `${count} अपॉइंटमेंट`,
  noneOn: (day) => `${day} को कोई अपॉइंटमेंट नहीं है।`,
  lunch: 'लंच ब्रेक',
  earlier: 'पिछला हफ़्ता',
  later: 'अगला हफ़्ता',
  month: 'महीना',
  strip: 'दिन',
};
