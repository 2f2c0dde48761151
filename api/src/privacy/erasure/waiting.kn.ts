import type * as english from './waiting.text';

export const notifications: typeof english.notifications = {
  ended: (vendorName) => ({
    title: 'ಕಾಯುವ ಪಟ್ಟಿಯಲ್ಲಿ ನಿಮ್ಮ ಸ್ಥಾನ ಕೊನೆಗೊಂಡಿದೆ',
    text: `${vendorName} ಇನ್ನು ಪಟ್ಟಿಯಲ್ಲಿಲ್ಲ, ಆದ್ದರಿಂದ ಯಾವ ಸಮಯವೂ ಖಾಲಿಯಾಗುವುದಿಲ್ಲ. ಇತರರ ಬಳಿ ಇರಬಹುದು.`,
  }),
};
