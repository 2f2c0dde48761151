import { limits } from '@nukkad/platform/contract';
import type * as english from './gst-question.text';

export const notifications: typeof english.notifications = {
  asked: () => ({
    title: 'क्या आप GST लेते हैं?',
    text: `एक क्लाइंट को इनवॉइस चाहिए। भुगतान में “GST की जानकारी” में यह बताएँ: उससे पहले क्लाइंट को इनवॉइस नहीं मिलते। ${limits.gstAnswerDays} दिन बाद उन्हें बिना GST की रसीद मिलेगी।`,
  }),
};
