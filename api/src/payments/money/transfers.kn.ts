import type * as english from './transfers.text';

export const notifications: typeof english.notifications = {
  notFound: () => ({
    title: 'ನಿಮ್ಮ ವರ್ಗಾವಣೆ ನಮಗೆ ಸಿಗಲಿಲ್ಲ',
    text: 'ಅದು ನಮ್ಮ ಬ್ಯಾಂಕ್ ಸ್ಟೇಟ್‌ಮೆಂಟ್‌ನಲ್ಲಿ ಇಲ್ಲ, ಆದ್ದರಿಂದ ಪಾವತಿ ಪೂರ್ಣವಾಗಿಲ್ಲ. ನಿಮ್ಮ ಬ್ಯಾಂಕ್‌ನಿಂದ ಹಣ ಕಡಿತವಾಗಿದ್ದರೆ, ವರ್ಗಾವಣೆಯ ಸಂಖ್ಯೆಯೊಂದಿಗೆ ಸಹಾಯ ತಂಡಕ್ಕೆ ಬರೆಯಿರಿ.',
  }),
};
