import { limits } from '@nukkad/platform/contract';
import { named, oneLine } from '../../core/email/strangers.model';
import type * as english from './payout-notices.text';

const nextPayout = 'ಈ ಮೊತ್ತ ಇನ್ನೂ ನಿಮ್ಮದೇ, ಮುಂದಿನ ಪೇಔಟ್ ಜೊತೆಗೆ ಸಿಗುತ್ತದೆ. ಕಾರಣ ನೋಡಿ, ನಿಮ್ಮ ಖಾತೆ ಪರಿಶೀಲಿಸಿ.';

export const notifications: typeof english.notifications = {
  pay: (amount) => ({
    title: `${amount} ಪೇಔಟ್ ಆಗಿದೆ`,
    text: 'ಮೊತ್ತ ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿದೆ, ಅಥವಾ ಬ್ಯಾಂಕ್ ದಾಖಲಿಸಿದಂತೆ ಕೆಲವು ಗಂಟೆಗಳಲ್ಲಿ ಬರುತ್ತದೆ.',
  }),
  return: (amount) => ({ title: `${amount} ಪೇಔಟ್ ಆಗಲಿಲ್ಲ`, text: nextPayout }),
  reverse: (amount) => ({ title: `ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ${amount} ಹಿಂತಿರುಗಿಸಿದೆ`, text: nextPayout }),
  given: (mask) => ({ title: 'ಪೇಔಟ್‌ಗಳು ಬೇರೆ ಖಾತೆಗೆ ಹೋಗುತ್ತವೆ', text: givenText(mask) }),
  verified: (mask) => ({ title: 'ನಿಮ್ಮ ಖಾತೆಯನ್ನು ಪರಿಶೀಲಿಸಲಾಗಿದೆ', text: `ಪೇಔಟ್‌ಗಳು ${mask} ಗೆ ಹೋಗಬಹುದು.` }),
  refused: (mask) => ({
    title: 'ನಿಮ್ಮ ಖಾತೆಯನ್ನು ಪರಿಶೀಲಿಸಲು ಆಗಲಿಲ್ಲ',
    text: `${mask} ಗೆ ಯಾವ ಪೇಔಟ್ ಹೋಗುವುದಿಲ್ಲ. ಕಾರಣ ನೋಡಿ, ಖಾತೆಯನ್ನು ಮತ್ತೆ ನೀಡಿ.`,
  }),
};

export const givenEmail: typeof english.givenEmail = (to, name, mask, address) => ({
  to,
  subject: 'ಪೇಔಟ್‌ಗಳು ಬೇರೆ ಖಾತೆಗೆ ಹೋಗುತ್ತವೆ',
  text: `ನಮಸ್ಕಾರ ${named(name)},\n\n${oneLine(givenText(mask))}\n\n${address}\n`,
});

const givenText = (mask: string) =>
  `ನಿಮ್ಮ ಪೇಔಟ್‌ಗಳಿಗೆ ${mask} ನೀಡಲಾಗಿದೆ. ಪರಿಶೀಲಿಸಿದ ಮೇಲೆ ಇದು ${limits.payoutAccountHours} ಗಂಟೆಗಳ ನಂತರ ಬಳಕೆಗೆ ಬರುತ್ತದೆ. ಇದನ್ನು ನೀವು ಮಾಡಿರದಿದ್ದರೆ ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಯಿಸಿ, ಸರಿಯಾದ ಖಾತೆ ನೀಡಿ.`;
