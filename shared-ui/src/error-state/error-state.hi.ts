import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './error-state.text';

export const text: Translation<typeof english> = {
  code: 'कोड',
  requestId: 'अनुरोध',
};
