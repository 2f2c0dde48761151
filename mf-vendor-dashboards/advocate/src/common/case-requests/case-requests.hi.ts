import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './case-requests.text';

export const text: Translation<typeof english> = {
  title: 'केस के अनुरोध',
  matter: { header: 'मामला', shows: 'caseCategory' },
  hint: 'मामला: केस किस तरह का है।',
  isCase: 'यह अनुरोध अब एक केस है।',
  open: 'केस खोलें',
};
