import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './file-link.text';

export const text: Translation<typeof english> = {
  open: (name) => `${name} खोलें (नया टैब)`,
  linking: 'फ़ाइल का लिंक लाया जा रहा है…',
  notLinked: 'फ़ाइल का लिंक नहीं बन सका।',
  retry: 'फिर कोशिश करें',
};
