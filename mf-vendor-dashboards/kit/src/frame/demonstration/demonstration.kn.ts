import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './demonstration.text';

export const text: Translation<typeof english> = {
  title: 'ಇದು ಮಾದರಿ ಮಾಹಿತಿ ಇರುವ ಡೆಮೊ',
  why: 'ಇಲ್ಲಿರುವ ಜನರು ಮತ್ತು ಬುಕಿಂಗ್‌ಗಳು ನಿಜವಲ್ಲ, ಇಲ್ಲಿ ನೀವು ಮಾಡುವ ಯಾವುದನ್ನೂ ಉಳಿಸುವುದಿಲ್ಲ.',
  join: 'ನಿಮ್ಮ ಲಿಸ್ಟಿಂಗ್ ಮಾಡಿ',
  heading: 'ಡೆಮೊ',
  part: 'ಡೆಮೊ',
};
