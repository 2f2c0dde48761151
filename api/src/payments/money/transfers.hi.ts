import type * as english from './transfers.text';

export const notifications: typeof english.notifications = {
  notFound: () => ({
    title: 'आपका ट्रांसफ़र हमें नहीं मिला',
    text: 'वह हमारे बैंक के स्टेटमेंट में नहीं है, इसलिए भुगतान पूरा नहीं हुआ। अगर आपके बैंक से पैसे कट गए हैं, तो ट्रांसफ़र का नंबर लिखकर सहायता टीम से संपर्क करें।',
  }),
};
