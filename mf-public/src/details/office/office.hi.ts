import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './office.text';

export const text: Translation<typeof english> = {
  all: 'सरकारी दफ़्तर',
  back: 'सभी सरकारी दफ़्तर',
  choose: 'सरकारी दफ़्तर चुनें',
  chooseWhy: 'हर दफ़्तर में उसके विभाग हैं, उनके अधिकारी, समय, सेवाएँ और दस्तावेज़ भी।',
  loading: 'दफ़्तर की जानकारी लोड हो रही है',
  loadingAll: 'सरकारी दफ़्तर लोड हो रहे हैं',
  what: 'सरकारी दफ़्तर',
  whatAll: 'सरकारी दफ़्तर',
  none: 'अभी किसी सरकारी दफ़्तर की लिस्टिंग नहीं है।',
  noneWhy: 'आप फिर भी शिकायतें लेने वाले अधिकारियों को देख सकते हैं।',
  officers: 'सभी अधिकारी देखें',
  unknown: 'हमें यह सरकारी दफ़्तर नहीं मिला',
  unknownWhy: 'शायद लिंक पुराना है, या दफ़्तर का नाम बदल गया है।',
  seeAll: 'सभी सरकारी दफ़्तर देखें',
  departments: 'विभाग',
  people: 'अधिकारी',
  noPeople: 'यहाँ अभी किसी अधिकारी की लिस्टिंग नहीं है।',
  hours: 'काम का समय',
  contact: 'पता और टेलीफ़ोन',
  services: 'सेवाएँ',
  serviceColumns: { name: 'सेवा', days: 'कितने दिन', fee: 'फ़ीस' },
  days: (days) => (days === 0 ? 'उसी दिन' : `${days} दिन`),
  free: 'मुफ़्त',
  noServices: 'अभी कोई सेवा दर्ज नहीं है।',
  documents: 'साथ लाने के दस्तावेज़',
  noDocuments: 'आपको कुछ लाने की ज़रूरत नहीं है।',
  complain: 'शिकायत लिखें',
  complainWhy: (department) =>
    `${department} में कुछ ग़लत हुआ? आपको एक नंबर मिलता है और आप देख सकते हैं कि आगे क्या होता है।`,
  servesHere: 'क्या आप यहाँ काम करते हैं?',
  keepPage: 'यह पेज सँभालें और शिकायतों का जवाब दें',
  description: (heading, departments) =>
    `${heading}: ${departments} के अधिकारी, समय, सेवाएँ और उनकी फ़ीस, और दस्तावेज़।`,
};
