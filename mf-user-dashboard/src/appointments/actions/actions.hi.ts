import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './actions.text';

export const text: Translation<typeof english> = {
  cancelTitle: 'यह अपॉइंटमेंट रद्द करें?',
  cancelWith: (name, when) => `${name} के साथ, ${when}।`,
  reason: 'प्रोफ़ेशनल के लिए वजह',
  scope: 'कौन-सी क्लास?',
  scopes: [
    { value: 'this', label: 'सिर्फ़ यही' },
    { value: 'following', label: 'यह और इसके बाद की सभी' },
  ],
  cancel: 'अपॉइंटमेंट रद्द करें',
  keep: 'रहने दें',
  cancelling: 'रद्द हो रहा है…',
  cancelled: 'अपॉइंटमेंट रद्द हो गया है।',
  reviewTitle: (name) => `${name} की आपकी समीक्षा`,
  send: 'समीक्षा भेजें',
  sending: 'भेजी जा रही है…',
  reviewed: 'धन्यवाद: आपकी समीक्षा सेव हो गई है।',
};
