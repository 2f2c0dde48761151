import type { BookingKind } from '@nukkad/platform/contract';
import { named } from '../../core/email/strangers.model';
import type { BookingNotification } from './booking-notification.model';
import type { text as english, Words } from './notifications.text';
import type { BookingInWords } from './notified-booking.model';

type Say = (booking: BookingInWords) => Words;

const nouns: Record<BookingKind, string> = {
  appointment: 'अपॉइंटमेंट',
  consultation: 'परामर्श',
  trial: 'ट्रायल क्लास',
  lesson: 'क्लास',
  hire: 'बुकिंग',
};

/** Before a postposition, with the gender of the noun. */
const yours: Record<BookingKind, string> = {
  appointment: 'आपके अपॉइंटमेंट',
  consultation: 'आपके परामर्श',
  trial: 'आपकी ट्रायल क्लास',
  lesson: 'आपकी क्लास',
  hire: 'आपकी बुकिंग',
};

const withVendor = ({ kind, vendor }: BookingInWords) => `${vendor.name} के साथ ${yours[kind]}`;
const withClient = ({ kind, client }: BookingInWords) => `${client.name} के साथ ${yours[kind]}`;
const withSafeNames = (it: BookingInWords): BookingInWords => ({
  ...it,
  client: { name: named(it.client.name) },
  vendor: { name: named(it.vendor.name) },
});
const isAsked = ({ status }: BookingInWords) => status === 'requested';

const toClient: Record<BookingNotification, Say> = {
  asked: (it) => ({
    title: 'अनुरोध भेजा गया',
    sentence: `हमने ${it.vendor.name} से ${nouns[it.kind]} के लिए पूछा है और जवाब मिलते ही आपको बताएँगे।`,
  }),
  confirmed: (it) => ({
    title: 'बुकिंग की पुष्टि हो गई',
    sentence: `${withVendor(it)} की पुष्टि हो गई है।`,
  }),
  moved: (it) => ({
    title: 'बुकिंग का समय बदला',
    sentence: isAsked(it)
      ? `${withVendor(it)} का नया समय है। हमने पूछा है कि क्या वह समय उनके लिए ठीक है।`
      : `${withVendor(it)} का नया समय है।`,
  }),
  declined: (it) => ({
    title: 'अनुरोध अस्वीकार हुआ',
    sentence: `${it.vendor.name} ${nouns[it.kind]} के लिए आपका अनुरोध स्वीकार नहीं कर सकते।`,
  }),
  cancelled: (it) => ({
    title: 'बुकिंग रद्द हुई',
    sentence:
      it.status === 'cancelled-by-client'
        ? `आपके कहने पर ${withVendor(it)} को रद्द कर दिया गया है।`
        : `${withVendor(it)} को रद्द करना पड़ा।`,
  }),
  expired: (it) => ({
    title: 'अनुरोध का जवाब नहीं मिला',
    sentence: `${it.vendor.name} ने समय पर आपके अनुरोध का जवाब नहीं दिया, इसलिए वह समाप्त हो गया है।`,
  }),
  over: (it) => ({
    title: 'कैसा रहा?',
    sentence: `${withVendor(it)} का समय पूरा हुआ। दूसरों को बताएँ कि कैसा रहा।`,
  }),
  missed: (it) => ({
    title: 'ग़ैरहाज़िर दर्ज किया गया',
    sentence: `${it.vendor.name} का कहना है कि आप ${yours[it.kind]} में नहीं आए। अगर यह ग़लत है, तो हमारी सहायता को लिखें।`,
  }),
};

const toVendor: Partial<Record<BookingNotification, Say>> = {
  asked: (it) => ({
    title: 'नया अनुरोध',
    sentence: `${it.client.name} ने ${nouns[it.kind]} के लिए अनुरोध किया है। अपने डैशबोर्ड पर उसे स्वीकार या अस्वीकार करें।`,
  }),
  confirmed: (it) => ({
    title: 'बुकिंग की पुष्टि हो गई',
    sentence: `${withClient(it)} की पुष्टि हो गई है।`,
  }),
  moved: (it) => ({
    title: 'बुकिंग का समय बदला',
    sentence: isAsked(it)
      ? `${withClient(it)} का नया समय है। अपने डैशबोर्ड पर बताएँ कि क्या वह समय आपके लिए ठीक है।`
      : `${withClient(it)} का नया समय है।`,
  }),
  cancelled: (it) => ({
    title: 'बुकिंग रद्द हुई',
    sentence: `${withClient(it)} को रद्द कर दिया गया है।`,
  }),
  expired: (it) => ({
    title: 'अनुरोध का जवाब नहीं दिया गया',
    sentence: `${it.client.name} का अनुरोध बिना जवाब के समाप्त हो गया है।`,
  }),
};

export const text: typeof english = {
  notification: (notification, side, it) =>
    (side === 'client' ? toClient : toVendor)[notification]?.(withSafeNames(it)),
  reminder: (hours, side, it) => ({
    title: 'रिमाइंडर',
    sentence: `${(side === 'client' ? withVendor : withClient)(withSafeNames(it))} का समय ${hours} घंटे से भी कम में है।`,
  }),
  onScreen: ({ sentence }, when) => `${sentence} ${when}`,
  subject: ({ title }, other) => `${title}: ${other}`,
  greeting: (name) => `नमस्ते ${name},`,
  facts: {
    when: 'कब',
    before: 'पहले',
    what: 'क्या',
    where: 'कहाँ',
    join: 'वीडियो से जुड़ें',
    note: 'नोट',
    reference: 'बुकिंग नंबर',
  },
  link: { client: 'इसे देखें, इसका समय बदलें या इसे रद्द करें', vendor: 'आपका डैशबोर्ड' },
  linkOfEnded: 'बुकिंग देखें',
  review: 'समीक्षा लिखें',
  calendarSummary: (it, other) =>
    `${isAsked(it) ? 'अनुरोध: ' : ''}${nouns[it.kind]}, ${other} के साथ`,
  calendarDescription: ({ what, joinUrl, reference }) =>
    [what, joinUrl && `वीडियो से जुड़ें: ${joinUrl}`, `Nukkad बुकिंग ${reference}`]
      .filter((line) => line !== null)
      .join('\n'),
};
