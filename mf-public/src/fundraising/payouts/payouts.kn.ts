import { limits } from '@nukkad/platform/contract';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './payouts.text';

const hours = limits.payoutAccountHours;

export const text: Translation<typeof english> = {
  what: 'ಪೇಔಟ್‌ಗಳು',
  title: 'ದೇಣಿಗೆಯ ಪೇಔಟ್',
  none: 'ದೇಣಿಗೆಯ ಹಣ ಹೋಗಬೇಕಾದ ಖಾತೆ ಕೊಡಿ. ಮೊದಲು ಅದನ್ನು ಪರಿಶೀಲಿಸಲಾಗುತ್ತದೆ, ಅಭಿಯಾನ ಮುಗಿದ ಮೇಲೆ ಹಣ ಪೇಔಟ್ ಆಗುತ್ತದೆ.',
  give: 'ಖಾತೆ ಕೊಡಿ',
  change: 'ಖಾತೆ ಬದಲಾಯಿಸಿ',
  checking: 'ಬ್ಯಾಂಕ್ ಪರಿಶೀಲಿಸುತ್ತಿದೆ',
  review: 'ನಾವು ಪರಿಶೀಲಿಸುತ್ತಿದ್ದೇವೆ',
  refused: 'ಪರಿಶೀಲನೆ ಆಗಲಿಲ್ಲ',
  refusedWhy: (problem) => `ಅಲ್ಲಿಗೆ ಯಾವ ಪೇಔಟ್ ಹೋಗುವುದಿಲ್ಲ: ${problem} ಖಾತೆಯನ್ನು ಮತ್ತೆ ಕೊಡಿ.`,
  usable: 'ಪರಿಶೀಲಿಸಲಾಗಿದೆ',
  cooling: (when) => `ಪರಿಶೀಲಿಸಲಾಗಿದೆ. ${when} ರಿಂದ ಬಳಸಲಾಗುತ್ತದೆ`,
  runs: (least) => `ಅಭಿಯಾನ ಮುಗಿದ ಒಂದು ದಿನದೊಳಗೆ ಪೂರ್ತಿ ಹಣ ಪೇಔಟ್ ಆಗುತ್ತದೆ, ಅದು ${least} ಅಥವಾ ಹೆಚ್ಚು ಇದ್ದರೆ.`,
  byHand: (least) =>
    `ಇಲ್ಲಿ ಪೇಔಟ್ ಸೇವೆ ಹೊಂದಿಸಿಲ್ಲ: ಅಭಿಯಾನ ಮುಗಿದ ಮೇಲೆ ನಾವೇ ಖಾತೆ ಪರಿಶೀಲಿಸಿ ಹಣ ಕಳುಹಿಸುತ್ತೇವೆ, ಅದು ${least} ಅಥವಾ ಹೆಚ್ಚು ಇದ್ದರೆ.`,
  test: 'ಇಲ್ಲಿ ನಿಜವಾದ ಹಣ ವರ್ಗಾವಣೆಯಾಗುವುದಿಲ್ಲ: ಪೇಔಟ್‌ಗಳು ಪರೀಕ್ಷೆ ಮಾತ್ರ.',
  dialogWhy: `ಖಾತೆ ಕೊಟ್ಟು ${hours} ಗಂಟೆಗಳ ನಂತರ, ಅದು ಪರಿಶೀಲನೆಯಾದ ಮೇಲೆ ಪೇಔಟ್‌ಗಳು ಅಲ್ಲಿಗೆ ಹೋಗುತ್ತವೆ. ನಾವು ಇಮೇಲ್ ಮೂಲಕ ತಿಳಿಸುತ್ತೇವೆ.`,
  form: 'ಪೇಔಟ್ ಖಾತೆ',
  kind: 'ಎಲ್ಲಿಗೆ ಪೇಔಟ್ ಮಾಡಬೇಕು',
  kinds: { bank: 'ಬ್ಯಾಂಕ್ ಖಾತೆ', vpa: 'UPI ವಿಳಾಸ' },
  holder: 'ಖಾತೆದಾರರ ಹೆಸರು',
  holderHint: 'ಬ್ಯಾಂಕ್‌ನಲ್ಲಿ ಇರುವಂತೆ.',
  number: 'ಖಾತೆ ಸಂಖ್ಯೆ',
  ifsc: 'IFSC',
  ifscHint: 'ನಿಮ್ಮ ಚೆಕ್ ಪುಸ್ತಕದಲ್ಲಿರುವ ಹನ್ನೊಂದು ಅಕ್ಷರಗಳು, ಉದಾ. HDFC0000123.',
  vpa: 'UPI ವಿಳಾಸ',
  vpaHint: 'ಉದಾ. name@bank.',
  rules: {
    missing: 'ಇದನ್ನು ತುಂಬಿ',
    number: 'ಖಾತೆ ಸಂಖ್ಯೆಯಲ್ಲಿ 9 ರಿಂದ 18 ಅಂಕಿಗಳಿರುತ್ತವೆ',
    ifsc: 'IFSC ಯಲ್ಲಿ ಹನ್ನೊಂದು ಅಕ್ಷರಗಳಿರುತ್ತವೆ, ಉದಾ. HDFC0000123',
    vpa: 'ವಿಳಾಸ name@bank ಎಂಬಂತೆ ಇರುತ್ತದೆ',
  },
  save: 'ಖಾತೆ ಉಳಿಸಿ',
  saving: 'ಉಳಿಸಲಾಗುತ್ತಿದೆ…',
  saved: 'ಖಾತೆ ಉಳಿಸಲಾಗಿದೆ, ಪರಿಶೀಲಿಸಲಾಗುತ್ತಿದೆ.',
  states: {
    waiting: 'ನಡೆಯುತ್ತಿದೆ',
    sent: 'ಬ್ಯಾಂಕ್‌ನಲ್ಲಿದೆ',
    paid: 'ಪಾವತಿಯಾಗಿದೆ',
    returned: 'ಹಿಂದಿರುಗಿದೆ',
  },
  cameBack: (reason) => `ಹಿಂದಿರುಗಿದೆ: ${reason}`,
};
