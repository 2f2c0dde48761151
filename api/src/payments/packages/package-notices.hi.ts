import { formatMoney } from '@nukkad/platform/format';
import { named } from '../../core/email/strangers.model';
import type * as english from './package-notices.text';

export const notifications: typeof english.notifications = {
  sold: (lessons) => ({
    title: `आपकी ${lessons} क्लास बिकीं`,
    text: 'एक विद्यार्थी ने इनका भुगतान किया है। हर क्लास होने तक यह रक़म रोकी रहती है।',
  }),
};

export const boughtEmail: typeof english.boughtEmail = (sold) => ({
  to: sold.to,
  subject: `${named(sold.other)} के साथ ${sold.lessons} क्लास`,
  text: `नमस्ते ${named(sold.name)},

आपने ${formatMoney(sold.price)} का भुगतान किया: ${named(sold.other)} के साथ ${sold.minutes} मिनट की ${sold.lessons} क्लास। हर क्लास जब चाहें बुक करें: भुगतान हो चुका है।

संदर्भ: ${sold.reference}

क्लास बुक करें:
${sold.address}
`,
});

export const soldEmail: typeof english.soldEmail = (sold) => ({
  to: sold.to,
  subject: `आपकी ${sold.lessons} क्लास बिकीं: ${named(sold.other)}`,
  text: `नमस्ते ${named(sold.name)},

${named(sold.other)} ने ${formatMoney(sold.price)} का भुगतान किया: ${sold.minutes} मिनट की ${sold.lessons} क्लास। हर क्लास होने तक यह रक़म रोकी रहती है।

संदर्भ: ${sold.reference}

आपके भुगतान:
${sold.address}
`,
});
