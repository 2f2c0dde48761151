import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './posts.text';

export const text: Translation<typeof english> = {
  title: 'ಬ್ಲಾಗ್‌ಗಳು',
  titleOf: (topic) => `ಬ್ಲಾಗ್‌ಗಳು: ${topic}`,
  intro: 'ಆಯ್ಕೆ ಮಾಡುವ ಮೊದಲು ಓದಲು ಚಿಕ್ಕ ಲೇಖನಗಳು: ಏನು ಕೇಳಬೇಕು, ಎಷ್ಟು ಖರ್ಚಾಗುತ್ತದೆ, ಏನು ತರಬೇಕು.',
  what: 'ಲೇಖನಗಳು',
  article: 'ಲೇಖನ',
  nothing: 'ಇನ್ನೂ ಲೇಖನಗಳಿಲ್ಲ',
  nothingWhy: 'ಮೊದಲನೆಯದನ್ನು ಬರೆಯಲಾಗುತ್ತಿದೆ.',
  nothingOfTopic: 'ಈ ವಿಷಯದ ಬಗ್ಗೆ ಲೇಖನಗಳಿಲ್ಲ',
  nothingOfTopicWhy: 'ಸದ್ಯಕ್ಕೆ ಒಂದೂ ಇಲ್ಲ.',
  home: 'ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ',
  minutes: (minutes) => `${minutes} ನಿಮಿಷದ ಓದು`,
  more: 'ಎಲ್ಲ ಲೇಖನಗಳು',
  untranslated: 'ಈ ಲೇಖನ ಇನ್ನೂ ಕನ್ನಡದಲ್ಲಿ ಇಲ್ಲ. ಬರೆದಂತೆಯೇ ಕೆಳಗೆ ಇದೆ.',
  feed: 'Nukkad: ಬ್ಲಾಗ್‌ಗಳು',
};
