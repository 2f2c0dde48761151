import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './my-data.text';

export const text: Translation<typeof english> = {
  save: 'मेरा डेटा डाउनलोड करें',
  saving: 'आपका डेटा जुटाया जा रहा है…',
  saved: 'आपका डेटा फ़ाइल में सेव हो गया है।',
  action: 'आपका डेटा डाउनलोड करना',
};
