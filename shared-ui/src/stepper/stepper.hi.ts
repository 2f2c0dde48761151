import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './stepper.text';

export const text: Translation<typeof english> = {
  stepsCompleted: (done, total) => `${total} में से ${done} पूरे`,
  stepStates: {
    notStarted: 'शुरू नहीं हुआ',
    inProgress: 'जारी है',
    saved: 'सेव हो गया',
    notSaved: 'सेव नहीं हुआ',
    needsChange: 'बदलाव चाहिए',
  },
};
