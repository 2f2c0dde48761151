import type { Translation } from '@nukkad/platform/words';
import { bookingStatusWords } from '../../common/booking-status.hi';
import type { text as english } from './booking.text';

const YOU = 'आप';

/** Who did it, before what they did. */
const doer = (by: string) => (by === YOU ? 'आपने' : `${by} ने`);

export const text: Translation<typeof english> = {
  reference: 'संदर्भ',
  when: 'कब',
  until: (end) => ` से ${end} तक`,
  where: 'कहाँ',
  whereHire: 'वे यहाँ आएँगे',
  directions: 'रास्ता देखें',
  about: 'किसलिए',
  price: 'क़ीमत',
  agreed: 'विज़िट पर तय',
  history: 'इतिहास',
  cause: 'वजह',
  series: (position, of) => `${of} में से क्लास ${position}`,
  answerBy: (name, when) =>
    `हमने ${name} से पूछा है। अगर ${when} तक जवाब नहीं आया, तो अनुरोध ख़त्म हो जाएगा।`,
  reviewed: (stars) => `आपने 5 में से ${stars} स्टार दिए।`,
  joinFrom: (when) => `वीडियो से: ${when} से जुड़ें।`,
  joinNow: 'वीडियो से: आप अभी जुड़ सकते हैं।',
  moveUntil: (when) => `${when} तक समय बदला जा सकता है।`,
  moveTooLate: (when) => `समय बदलने में देर हो चुकी है: ${when} तक बदला जा सकता था।`,
  freeUntil: (when) => `${when} तक रद्द करना मुफ़्त है।`,
  notFreeAgain:
    'आपने इस बुकिंग का समय तब बदला जब मुफ़्त में रद्द करने का समय निकल चुका था, इसलिए रद्द करने पर आपका किया भुगतान रिफ़ंड नहीं होगा।',
  notFree: (hours) =>
    `शुरू होने में ${hours} घंटे से कम बचे हैं, इसलिए रद्द करने पर आपका किया भुगतान रिफ़ंड नहीं होगा।`,
  status: bookingStatusWords,
  payment: {
    free: 'मुफ़्त',
    credit: 'आपके पैकेज की एक क्लास से भुगतान हुआ',
    atVisit: (amount) => `${amount}, विज़िट पर देना है`,
    due: (amount) => `${amount}, अभी भुगतान नहीं हुआ`,
    waiting: (amount) => `${amount}, भुगतान हो रहा है`,
    paid: (amount) => `${amount}, भुगतान हो गया`,
    refunding: (amount) => `${amount}, आपको वापस भेजा जा रहा है`,
    refunded: (amount) => `${amount}, रिफ़ंड हो गया`,
    partRefunded: (refunded, amount) => `${amount} में से ${refunded} रिफ़ंड हुए`,
    failed: (amount) => `${amount}, भुगतान नहीं हो सका`,
    notCharged: (amount) => `${amount}, नहीं लिए गए`,
  },
  event: {
    asked: 'आपने यह समय माँगा',
    booked: 'बुक हुआ',
    moved: (when, by) => `${doer(by)} समय बदला: ${when}`,
    confirmed: (by) => `${doer(by)} पुष्टि की`,
    confirmedItself: 'पुष्टि हो गई',
    completed: 'हो चुका',
    cancelled: (by) => `${doer(by)} रद्द किया`,
    declined: (by) => `${doer(by)} अस्वीकार किया`,
    expired: 'बिना जवाब के अनुरोध ख़त्म हो गया',
    missed: 'आपका आना नहीं हुआ',
    held: 'समय आपके लिए रखा गया था',
  },
  by: { client: YOU, operator: 'Nukkad', system: 'Nukkad' },
};
