import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './business.text';

export const text: Translation<typeof english> = {
  gstin: 'आपके व्यवसाय का GSTIN (ज़रूरी नहीं)',
  gstinHint: 'तब इनवॉइस आपके व्यवसाय के नाम बनता है।',
  gstinWrong: 'GSTIN में 15 अक्षर और अंक होते हैं',
};
