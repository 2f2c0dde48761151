import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './alert-dialog.text';

export const text: Translation<typeof english> = {
  cancel: 'रद्द करें',
};
