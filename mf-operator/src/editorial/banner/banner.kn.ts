import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './banner.text';

export const text: Translation<typeof english> = {
  what: 'ಸ್ಲೈಡ್‌ಗಳು',
  form: 'ಮುಖಪುಟದ ಬ್ಯಾನರ್',
  intro:
    '“ಸಬ್‌ಸ್ಕ್ರೈಬ್ ಮಾಡಿ” ಒತ್ತುವವರಿಗೆ ಸ್ಲೈಡ್‌ನ ವಿಷಯದ ಇಮೇಲ್‌ಗಳು ಬರುತ್ತವೆ. ಯಾವ ಸ್ಲೈಡ್‌ನಲ್ಲೂ ಈಗ ಇಲ್ಲದ ವಿಷಯಕ್ಕೆ ಯಾರೂ ಸಬ್‌ಸ್ಕ್ರೈಬ್ ಮಾಡಲಾರರು; ಈಗಾಗಲೇ ಸಬ್‌ಸ್ಕ್ರೈಬ್ ಮಾಡಿದವರಿಗೆ ಅದರ ಇಮೇಲ್‌ಗಳು ಬರುತ್ತಲೇ ಇರುತ್ತವೆ.',
  list: 'ಸ್ಲೈಡ್‌ಗಳು, ಅವುಗಳ ಕ್ರಮದಲ್ಲಿ',
  slide: (place) => `ಸ್ಲೈಡ್ ${place}`,
  title: 'ಶೀರ್ಷಿಕೆ',
  text: 'ಪಠ್ಯ',
  topic: 'ಇಮೇಲ್‌ಗಳ ವಿಷಯ',
  topicHint: 'ಸಣ್ಣ ಇಂಗ್ಲಿಷ್ ಅಕ್ಷರಗಳು ಮತ್ತು ಹೈಫನ್‌ಗಳು, ಉದಾಹರಣೆಗೆ chartered-accountants',
  profession: 'ಎಲ್ಲಿಗೆ ಹೋಗುತ್ತದೆ',
  picture: 'ದೃಶ್ಯ',
  add: 'ಸ್ಲೈಡ್ ಸೇರಿಸಿ',
  saved: 'ಬ್ಯಾನರ್ ಅನ್ನು ಉಳಿಸಲಾಗಿದೆ.',
  none: 'ಬ್ಯಾನರ್‌ಗೆ ಕನಿಷ್ಠ ಒಂದು ಸ್ಲೈಡ್ ಬೇಕು.',
  choose: 'ಒಂದನ್ನು ಆಯ್ಕೆಮಾಡಿ.',
  needsTopic: 'ವಿಷಯದ ಹೆಸರು ಬರೆಯಿರಿ.',
  wrongTopic: 'ಸಣ್ಣ ಇಂಗ್ಲಿಷ್ ಅಕ್ಷರ, ಅಂಕಿ ಮತ್ತು ಹೈಫನ್ ಬಳಸಿ, ಉದಾಹರಣೆಗೆ doctors.',
};
