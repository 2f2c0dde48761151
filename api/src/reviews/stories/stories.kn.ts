import type * as english from './stories.text';

export const notifications: typeof english.notifications = {
  published: (vendorName) => ({
    title: 'ನಿಮ್ಮ ವಿಮರ್ಶೆಯನ್ನು ಕಥೆಯಾಗಿ ಹಂಚಿಕೊಳ್ಳಲಾಗಿದೆ',
    text: `${vendorName} ಬಗ್ಗೆ ನೀವು ಬರೆದದ್ದು ಈಗ ನಮ್ಮ ಕಥೆಗಳಲ್ಲಿ ಒಂದು. ನೀವು ಅದನ್ನು ನಿಮ್ಮ ವಿಮರ್ಶೆಗಳಲ್ಲಿ ಹಿಂಪಡೆಯಬಹುದು.`,
  }),
  refused: (vendorName, reason) => ({
    title: 'ನಿಮ್ಮ ವಿಮರ್ಶೆಯನ್ನು ಕಥೆಯಾಗಿ ಹಂಚಿಕೊಂಡಿಲ್ಲ',
    text: `${vendorName} ಬಗ್ಗೆ ನೀವು ಬರೆದದ್ದು ವಿಮರ್ಶೆಯಾಗಿಯೇ ಉಳಿಯುತ್ತದೆ. ಕಾರಣ: ${reason}`,
  }),
  'taken-down': (vendorName, reason) => ({
    title: 'ನಿಮ್ಮ ಕಥೆ ತೆಗೆದುಹಾಕಲಾಗಿದೆ',
    text: `${vendorName} ಬಗ್ಗೆಯ ಕಥೆ ತೆಗೆದುಹಾಕಲಾಗಿದೆ; ನಿಮ್ಮ ವಿಮರ್ಶೆ ಉಳಿಯುತ್ತದೆ. ಕಾರಣ: ${reason}`,
  }),
  'about-you': (name) => ({
    title: 'ನಿಮ್ಮ ಬಗ್ಗೆ ಒಂದು ಕಥೆ',
    text: `${name} ನಿಮ್ಮ ಬಗ್ಗೆ ಬರೆದದ್ದು ಈಗ ನಮ್ಮ ಕಥೆಗಳಲ್ಲಿ ಒಂದು.`,
  }),
};
