import { limits } from '@nukkad/platform/contract';
import { named, oneLine } from '../../core/email/strangers.model';
import type * as english from './payout-notices.text';

const nextPayout = 'यह रक़म अब भी आपकी है और अगले पेआउट के साथ मिलेगी। वजह देखें, और अपना खाता जाँचें।';

export const notifications: typeof english.notifications = {
  pay: (amount) => ({
    title: `${amount} का पेआउट हुआ`,
    text: 'रक़म आपके खाते में है, या बैंक के दर्ज करते ही कुछ घंटों में होगी।',
  }),
  return: (amount) => ({ title: `${amount} का पेआउट नहीं हो सका`, text: nextPayout }),
  reverse: (amount) => ({ title: `आपके बैंक ने ${amount} लौटा दिए`, text: nextPayout }),
  given: (mask) => ({ title: 'पेआउट अब दूसरे खाते में जाएँगे', text: givenText(mask) }),
  verified: (mask) => ({ title: 'आपका खाता सत्यापित हो गया', text: `पेआउट अब ${mask} में जा सकते हैं।` }),
  refused: (mask) => ({
    title: 'आपका खाता सत्यापित नहीं हो सका',
    text: `${mask} में कोई पेआउट नहीं जाएगा। वजह देखें, और खाता फिर से दें।`,
  }),
};

export const givenEmail: typeof english.givenEmail = (to, name, mask, address) => ({
  to,
  subject: 'पेआउट अब दूसरे खाते में जाएँगे',
  text: `नमस्ते ${named(name)},\n\n${oneLine(givenText(mask))}\n\n${address}\n`,
});

const givenText = (mask: string) =>
  `आपके पेआउट के लिए ${mask} दिया गया है। सत्यापित होने पर यह ${limits.payoutAccountHours} घंटे बाद काम में आएगा। अगर यह आपने नहीं किया, तो अपना पासवर्ड बदलें और सही खाता दें।`;
