import type * as english from './feed.text';

export const text: typeof english.text = {
  title: (site) => `${site}: ಬ್ಲಾಗ್‌ಗಳು`,
  description: 'ಆಯ್ಕೆ ಮಾಡುವ ಮೊದಲು ಓದಲು ಚಿಕ್ಕ ಲೇಖನಗಳು: ಏನು ಕೇಳಬೇಕು, ಎಷ್ಟು ಖರ್ಚಾಗುತ್ತದೆ, ಏನು ತರಬೇಕು.',
};
