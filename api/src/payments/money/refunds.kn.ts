import type * as english from './refunds.text';

export const notifications: typeof english.notifications = {
  failed: () => ({
    title: 'ನಿಮ್ಮ ಮರುಪಾವತಿ ತಡವಾಗುತ್ತಿದೆ',
    text: 'ಬ್ಯಾಂಕ್ ಅದನ್ನು ಸ್ವೀಕರಿಸಲಿಲ್ಲ. ಹಣ ಈಗಲೂ ನಿಮ್ಮದೇ: ಅದನ್ನು ಬೇರೆ ರೀತಿಯಲ್ಲಿ ಕಳುಹಿಸುತ್ತೇವೆ, ನೀವು ಏನೂ ಮಾಡಬೇಕಾಗಿಲ್ಲ.',
  }),
};
