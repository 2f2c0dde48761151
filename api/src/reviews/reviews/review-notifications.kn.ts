import type * as english from './review-notifications.text';

export const notifications: typeof english.notifications = {
  published: (name, stars) => ({
    title: 'ನಿಮ್ಮ ಬಗ್ಗೆ ಒಂದು ಹೊಸ ವಿಮರ್ಶೆ',
    text: `${name} ನಿಮಗೆ ${stars} ಸ್ಟಾರ್ ನೀಡಿದ್ದಾರೆ.`,
  }),
  replied: (vendorName) => ({
    title: 'ನಿಮ್ಮ ವಿಮರ್ಶೆಗೆ ಉತ್ತರ ಬಂದಿದೆ',
    text: `ನೀವು ಬರೆದುದಕ್ಕೆ ${vendorName} ಉತ್ತರಿಸಿದ್ದಾರೆ.`,
  }),
};
