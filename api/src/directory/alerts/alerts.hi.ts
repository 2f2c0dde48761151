import { nameIn } from '@nukkad/platform/names/in-languages';
import { named } from '../../core/email/strangers.model';
import type * as english from './alerts.text';

const subjectOf = ({ topic, city }: { topic: string; city: string }) =>
  `${named(nameIn('hi', topic))}, ${named(nameIn('hi', city))}`;

export const confirmAlertEmail: typeof english.confirmAlertEmail = ({
  to,
  confirm,
  end,
  days,
  ...about
}) => ({
  to,
  subject: 'पुष्टि करें कि हम आपको बता सकते हैं',
  text: `नमस्ते,

किसी ने हमसे कहा है कि “${subjectOf(about)}” के लिए कोई लिस्ट होते ही हम इस पते पर लिखें। अगर यह आपने किया, तो यह लिंक खोलें:

${confirm}

यह लिंक ${days} दिन तक काम करता है। अगर यह आपने नहीं किया, तो कुछ न करें: हम और कुछ नहीं भेजते।

बाद में इसे रोकने के लिए: ${end}
`,
});

export const keptAlertEmail: typeof english.keptAlertEmail = ({ to, end, ...about }) => ({
  to,
  subject: `हम आपको बताएँगे: ${subjectOf(about)}`,
  text: `नमस्ते,

आपने कहा था कि “${subjectOf(about)}” के लिए कोई लिस्ट होते ही हम आपको लिखें। हम लिखेंगे, एक बार; अगर एक साल तक कोई न मिले, तो यह अपने आप समाप्त हो जाएगा।

इसे रोकने के लिए: ${end}
`,
});

export const listedEmail: typeof english.listedEmail = ({ to, address, ...about }) => ({
  to,
  subject: `अब लिस्ट में: ${subjectOf(about)}`,
  text: `नमस्ते,

आपने हमसे बताने को कहा था: Nukkad पर “${subjectOf(about)}” के लिए अब कोई लिस्ट है।

देखें कौन: ${address}

इसके बारे में यही एक ईमेल था। आपका अनुरोध और उसका पता मिटा दिया गया है।
`,
});
