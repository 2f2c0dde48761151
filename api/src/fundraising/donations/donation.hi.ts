import { formatMoney, formatPhone } from '@nukkad/platform/format';
import { named, oneLine } from '../../core/email/strangers.model';
import { referenceOf } from '../../core/http/reference';
import type * as english from './donation.text';

const testWords = (isTest: boolean) =>
  isTest ? '\nयह एक टेस्ट भुगतान था: असली पैसे नहीं लिए गए हैं।\n' : '';

export const notifications: typeof english.notifications = {
  given: ({ name, title, ...money }) => ({
    title: `आपके अभियान के लिए ${formatMoney(money)}`,
    text: `“${title}” के लिए दान देने वाले: ${name ?? 'गुमनाम'}।`,
  }),
  refunded: ({ title, reason, ...money }) => ({
    title: 'आपका दान लौटाया जा रहा है',
    text: `“${title}” के लिए दिए गए ${formatMoney(money)} आपको लौटाए जा रहे हैं। ${reason}`,
  }),
  interested: (name, title) => ({
    title: 'कोई निवेश करने में रुचि रखता है',
    text: `“${title}” में रुचि रखने वाले: ${name}।`,
  }),
};

export const receiptEmail: typeof english.receiptEmail = (to, it, address) => ({
  to,
  subject: oneLine(`रसीद ${referenceOf('D', it.number)}: ${named(it.title)}`),
  text: `नमस्ते ${named(it.name)},

धन्यवाद। आपने ${named(it.organiser)} के “${named(it.title)}” के लिए ${formatMoney(it)} दिए हैं।

रसीद: ${referenceOf('D', it.number)}
${testWords(it.isTest)}
आपकी रसीद, प्रिंट या सेव करने के लिए:
${address}
`,
});

export const refundEmail: typeof english.refundEmail = (to, it, reason, address) => ({
  to,
  subject: oneLine(`आपका दान लौटाया जा रहा है: ${named(it.title)}`),
  text: `नमस्ते ${named(it.name)},

“${named(it.title)}” के लिए दिए गए आपके पूरे ${formatMoney(it)} आपको लौटाए जा रहे हैं।
आपको कुछ करने की ज़रूरत नहीं है।

कारण: ${oneLine(reason)}
रसीद: ${referenceOf('D', it.number)}
${testWords(it.isTest)}
अपना दान देखें:
${address}
`,
});

export const interestEmail: typeof english.interestEmail = (to, { name, title, who, address }) => ({
  to,
  subject: `कोई निवेश करने में रुचि रखता है: ${named(title)}`,
  text: `नमस्ते ${named(name)},

${named(who.name)} “${named(title)}” में रुचि रखते हैं और चाहते हैं कि आप उन्हें लिखें या कॉल करें।

ईमेल: ${oneLine(who.email)}
फ़ोन: ${formatPhone(oneLine(who.phone))}

उनका संदेश अपने अभियान के साथ पढ़ें:
${address}
`,
});
