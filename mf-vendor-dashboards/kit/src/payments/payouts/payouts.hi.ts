import { limits } from '@nukkad/platform/contract';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './payouts.text';

const hours = limits.payoutAccountHours;

export const text: Translation<typeof english> = {
  what: 'पेआउट',
  title: 'पेआउट कहाँ जाते हैं',
  none: 'अभी कोई खाता नहीं है। अपना बैंक खाता या UPI पता दें: पैसा जाने से पहले उसे सत्यापित किया जाता है।',
  give: 'खाता दें',
  change: 'खाता बदलें',
  checking: 'बैंक सत्यापित कर रहा है',
  review: 'हम सत्यापित कर रहे हैं',
  refused: 'सत्यापित नहीं हुआ',
  refusedWhy: (problem) => `वहाँ कोई पेआउट नहीं जाता: ${problem} खाता फिर से दें।`,
  usable: 'सत्यापित',
  cooling: (when) => `सत्यापित। ${when} से इस्तेमाल होगा`,
  runs: (least) =>
    `आपकी बाक़ी रक़म ${least} या ज़्यादा होने पर हर दिन पेआउट की जाती है। आप ख़ुद भी अनुरोध कर सकते हैं।`,
  byHand: (least) =>
    `यहाँ पेआउट की कोई सेवा सेट नहीं है: आपकी बाक़ी रक़म ${least} या ज़्यादा होने पर हम ख़ुद खाता सत्यापित करके पैसा भेजते हैं।`,
  test: 'यहाँ असली पैसा कहीं नहीं जाता: पेआउट केवल टेस्ट हैं।',
  dialogWhy: `खाता देने के ${hours} घंटे बाद, और सत्यापित होने पर, पेआउट वहाँ जाते हैं। हम आपको ईमेल से बताते हैं।`,
  form: 'पेआउट का खाता',
  kind: 'पेआउट कहाँ हो',
  kinds: { bank: 'बैंक खाता', vpa: 'UPI पता' },
  holder: 'खाताधारक का नाम',
  holderHint: 'जैसा बैंक में है।',
  number: 'खाता संख्या',
  ifsc: 'IFSC',
  ifscHint: 'आपकी चेकबुक पर ग्यारह अक्षर, जैसे HDFC0000123.',
  vpa: 'UPI पता',
  vpaHint: 'जैसे name@bank.',
  rules: {
    missing: 'इसे भरें',
    number: 'खाता संख्या में 9 से 18 अंक होते हैं',
    ifsc: 'IFSC में ग्यारह अक्षर होते हैं, जैसे HDFC0000123',
    vpa: 'पता name@bank की तरह लिखा जाता है',
  },
  save: 'खाता सेव करें',
  saving: 'सेव हो रहा है…',
  saved: 'खाता सेव हो गया और सत्यापित किया जा रहा है।',
  list: 'पेआउट',
  noPayouts: 'अभी कोई पेआउट नहीं हुआ।',
  columns: { at: 'तारीख़', state: 'स्थिति', to: 'कहाँ', reference: 'संदर्भ', amount: 'रक़म' },
  states: {
    waiting: 'जारी है',
    sent: 'बैंक के पास',
    paid: 'भुगतान हुआ',
    returned: 'वापस आया',
  },
  cameBack: (reason) => `वापस आया: ${reason}`,
  nowhere: '–',
};
