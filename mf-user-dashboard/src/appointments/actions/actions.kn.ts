import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './actions.text';

export const text: Translation<typeof english> = {
  cancelTitle: 'ಈ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ರದ್ದುಮಾಡುವುದೇ?',
  cancelWith: (name, when) => `${name} ಅವರೊಂದಿಗೆ, ${when}.`,
  reason: 'ವೃತ್ತಿಪರರಿಗೆ ಕಾರಣ',
  scope: 'ಯಾವ ತರಗತಿಗಳು?',
  scopes: [
    { value: 'this', label: 'ಇದೊಂದೇ' },
    { value: 'following', label: 'ಇದು ಮತ್ತು ಮುಂದಿನ ಎಲ್ಲವೂ' },
  ],
  cancel: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ರದ್ದುಮಾಡಿ',
  keep: 'ಹಾಗೇ ಇರಲಿ',
  cancelling: 'ರದ್ದುಮಾಡಲಾಗುತ್ತಿದೆ…',
  cancelled: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ರದ್ದಾಗಿದೆ.',
  reviewTitle: (name) => `${name} ಅವರ ಬಗ್ಗೆ ನಿಮ್ಮ ವಿಮರ್ಶೆ`,
  send: 'ವಿಮರ್ಶೆ ಕಳುಹಿಸಿ',
  sending: 'ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ…',
  reviewed: 'ಧನ್ಯವಾದ: ನಿಮ್ಮ ವಿಮರ್ಶೆ ಉಳಿಸಲಾಗಿದೆ.',
};
