import { formatsIn } from '../../core/language/formats';
import type * as english from './warning.text';

export const notifications: typeof english.notifications = {
  unread: ({ host, keptUntil, timeZone, isGivenUp }) => ({
    title: 'ಜೋಡಿಸಿದ ಒಂದು ಕ್ಯಾಲೆಂಡರ್ ಓದಲಾಗುತ್ತಿಲ್ಲ',
    text: [
      `${host} ನಲ್ಲಿರುವ ನಿಮ್ಮ ಕ್ಯಾಲೆಂಡರ್ ಅನ್ನು ಒಂದು ದಿನದಿಂದ ಓದಲಾಗಿಲ್ಲ.`,
      keptUntil === null
        ? 'ಅದರ ಬಿಡುವಿಲ್ಲದ ಸಮಯಗಳು ಇನ್ನು ಬುಕಿಂಗ್‌ಗಳನ್ನು ತಡೆಯುವುದಿಲ್ಲ.'
        : `ಅದರ ಬಿಡುವಿಲ್ಲದ ಸಮಯಗಳು ${formatsIn.kn.formatZonedDateTime(keptUntil, timeZone)} ವರೆಗೆ ಬುಕಿಂಗ್‌ಗಳನ್ನು ತಡೆಯುತ್ತವೆ.`,
      isGivenUp
        ? 'ಇನ್ನು ಪ್ರಯತ್ನಿಸುವುದಿಲ್ಲ: ಅದನ್ನು ಹೊಸದಾಗಿ ಜೋಡಿಸಿ, ಅಥವಾ ತೆಗೆದುಹಾಕಿ.'
        : 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಲಾಗುತ್ತದೆ; ಅದನ್ನು ನಿಮ್ಮ ಸೆಟ್ಟಿಂಗ್‌ಗಳಲ್ಲಿ ನೋಡಿ.',
    ].join(' '),
  }),
};
