import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './decisions.text';

export const text: Translation<typeof english> = {
  accept: (name) => `${name} का अनुरोध स्वीकार करें`,
  reject: (name) => `${name} का अनुरोध अस्वीकार करें`,
  accepted: 'स्वीकार किया',
  rejected: 'अस्वीकार किया',
  undo: (name) => `पहले जैसा करें: ${name}`,
  rejectTitle: (name) => `${name} का अनुरोध अस्वीकार करें?`,
  rejectWhy: 'हम उन्हें आपके कारण के साथ बता देंगे।',
  reason: 'कारण',
  reasonSend: 'अस्वीकार करें',
  notSent: (name, { status, code, message }) => {
    if (status === null) {
      return `${name} का अनुरोध नहीं बदला है: Nukkad से कोई जवाब नहीं आया। अपना इंटरनेट कनेक्शन जाँचें, फिर दोबारा फ़ैसला करें।`;
    }
    if (code === 'slot-taken') return `${name} का अनुरोध पहले जैसा ही है। ${message}`;
    if (code === 'booking-state' || status === 409) {
      return `इस बीच ${name} के अनुरोध का जवाब दे दिया गया, या वह वापस ले लिया गया। अब वह जैसा है, वैसा ही दिख रहा है।`;
    }
    return status < 500
      ? `${name} का अनुरोध नहीं बदला है। ${message}`
      : `${name} का अनुरोध नहीं बदला है: हमारी ओर से कुछ गड़बड़ हुई। थोड़ी देर में दोबारा फ़ैसला करें।`;
  },
};
