import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './stepper.text';

export const text: Translation<typeof english> = {
  stepsCompleted: (done, total) => `${total}ರಲ್ಲಿ ${done} ಪೂರ್ಣ`,
  stepStates: {
    notStarted: 'ಆರಂಭಿಸಿಲ್ಲ',
    inProgress: 'ನಡೆಯುತ್ತಿದೆ',
    saved: 'ಉಳಿಸಲಾಗಿದೆ',
    notSaved: 'ಉಳಿಸಿಲ್ಲ',
    needsChange: 'ಬದಲಾವಣೆ ಬೇಕು',
  },
};
