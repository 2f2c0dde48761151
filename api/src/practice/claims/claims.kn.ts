import type * as english from './claims.text';

export const claimNotifications: typeof english.claimNotifications = {
  approved: (value) => ({
    title: 'ನಿಮ್ಮ ಪುಟದ ಒಂದು ಸಾಲು ಪರಿಶೀಲಿಸಲಾಗಿದೆ',
    text: `“${value}” ಈಗ ನಿಮ್ಮ ಪುಟದಲ್ಲಿದೆ, ಪರಿಶೀಲಿಸಲಾದ ಬ್ಯಾಡ್ಜ್ ಅದನ್ನೂ ಒಳಗೊಂಡಿದೆ.`,
  }),
  rejected: (value, reason) => ({
    title: 'ನಿಮ್ಮ ಪುಟದ ಒಂದು ಸಾಲಿಗೆ ಒಪ್ಪಿಗೆ ಸಿಕ್ಕಿಲ್ಲ',
    text: `“${value}” ಕಾಣುವುದಿಲ್ಲ: ${reason}`,
  }),
};
