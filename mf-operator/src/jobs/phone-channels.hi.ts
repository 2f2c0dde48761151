import type { Translation } from '@nukkad/platform/words';
import type { phoneText as english } from './phone-channels.text';

const channels: Readonly<Record<string, string>> = {
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  none: 'कोई चैनल नहीं',
};

const outcomes: Readonly<Record<string, string>> = {
  waiting: 'बाक़ी',
  sent: 'भेजा गया',
  delivered: 'पहुँच गया',
  read: 'पढ़ा गया',
  failed: 'फ़ेल',
  dropped: 'नहीं भेजा गया',
};

export const phoneText: Translation<typeof english> = {
  title: 'फ़ोन पर संदेश',
  what: 'फ़ोन पर संदेश',
  caption: 'चैनल',
  columns: { channel: 'चैनल', state: 'स्थिति', count: 'संदेश' },
  channel: (channel) => channels[channel] ?? channel,
  on: (provider) => `चालू, ${provider} से`,
  off: (missing) => `सेट अप नहीं: ${missing} सेट नहीं है`,
  trial: (missing) => `आज़माइश में, /dev/phone पर दिखता है: ${missing} सेट नहीं है`,
  unregistered: (texts) =>
    `बिना रजिस्ट्रेशन वाले टेक्स्ट, जो अंग्रेज़ी में भेजे जाते हैं या भेजे ही नहीं जाते: ${texts}।`,
  spent: (spent, cap) => `आज: ${cap} में से ${spent}।`,
  outcomesCaption: 'पिछले 24 घंटों के संदेश',
  outcome: (state) => outcomes[state] ?? state,
  noneSent: 'पिछले 24 घंटों में कोई नहीं।',
};
