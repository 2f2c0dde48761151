import type { Translation } from '@nukkad/platform/words';
import type { phoneText as english } from './phone-channels.text';

const channels: Readonly<Record<string, string>> = {
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  none: 'ಯಾವುದೇ ಚಾನೆಲ್ ಇಲ್ಲ',
};

const outcomes: Readonly<Record<string, string>> = {
  waiting: 'ಬಾಕಿ',
  sent: 'ಕಳುಹಿಸಲಾಗಿದೆ',
  delivered: 'ತಲುಪಿದೆ',
  read: 'ಓದಲಾಗಿದೆ',
  failed: 'ವಿಫಲ',
  dropped: 'ಕಳುಹಿಸಿಲ್ಲ',
};

export const phoneText: Translation<typeof english> = {
  title: 'ಫೋನ್‌ಗೆ ಸಂದೇಶಗಳು',
  what: 'ಫೋನ್‌ಗೆ ಸಂದೇಶಗಳು',
  caption: 'ಚಾನೆಲ್‌ಗಳು',
  columns: { channel: 'ಚಾನೆಲ್', state: 'ಸ್ಥಿತಿ', count: 'ಸಂದೇಶಗಳು' },
  channel: (channel) => channels[channel] ?? channel,
  on: (provider) => `ಆನ್ ಆಗಿದೆ, ${provider} ಮೂಲಕ`,
  off: (missing) => `ಸೆಟಪ್ ಆಗಿಲ್ಲ: ${missing} ಸೆಟ್ ಆಗಿಲ್ಲ`,
  trial: (missing) => `ಪ್ರಯೋಗದಲ್ಲಿದೆ, /dev/phone ನಲ್ಲಿ ಕಾಣಿಸುತ್ತದೆ: ${missing} ಸೆಟ್ ಆಗಿಲ್ಲ`,
  unregistered: (texts) => `ನೋಂದಣಿ ಇಲ್ಲದ ಪಠ್ಯಗಳು, ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ ಹೋಗುತ್ತವೆ ಅಥವಾ ಹೋಗುವುದೇ ಇಲ್ಲ: ${texts}.`,
  spent: (spent, cap) => `ಇಂದು: ${cap} ಪೈಕಿ ${spent}.`,
  outcomesCaption: 'ಕಳೆದ 24 ಗಂಟೆಗಳ ಸಂದೇಶಗಳು',
  outcome: (state) => outcomes[state] ?? state,
  noneSent: 'ಕಳೆದ 24 ಗಂಟೆಗಳಲ್ಲಿ ಯಾವುದೂ ಇಲ್ಲ.',
};
