import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './complaints.text';

export const text: Translation<typeof english> = {
  part: 'ದೂರುಗಳು',
  heading: 'ದೂರುಗಳು',
  intro: 'ದೂರು ಪ್ರಕಟಿಸುವ ಮೊದಲು ಹೆಸರುಗಳು ಮತ್ತು ಖಾಸಗಿ ವಿವರಗಳನ್ನು ತೆಗೆಯಲಾಗುತ್ತದೆ.',
  loading: 'ದೂರುಗಳು ಲೋಡ್ ಆಗುತ್ತಿವೆ',
  what: 'ದೂರುಗಳು',
  total: (count) => (count === '1' ? '1 ದೂರು' : `${count} ದೂರುಗಳು`),
  none: 'ಯಾವುದೇ ದೂರು ಪ್ರಕಟವಾಗಿಲ್ಲ.',
  more: 'ಇನ್ನಷ್ಟು ದೂರುಗಳು',
  write: 'ದೂರು ಬರೆಯಿರಿ',
};
