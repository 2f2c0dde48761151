import type { Translation } from '@nukkad/platform/words';
import type * as english from './common.text';

export const retry: Translation<typeof english.retry> = 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ';
export const choose: Translation<typeof english.choose> = 'ಆಯ್ಕೆ ಮಾಡಿ…';
export const close: Translation<typeof english.close> = 'ಮುಚ್ಚಿ';
export const remove: Translation<typeof english.remove> = (what) => `ತೆಗೆದುಹಾಕಿ: ${what}`;
export const required: Translation<typeof english.required> = 'ಕಡ್ಡಾಯ';
export const previousMonth: Translation<typeof english.previousMonth> = 'ಹಿಂದಿನ ತಿಂಗಳು';
export const nextMonth: Translation<typeof english.nextMonth> = 'ಮುಂದಿನ ತಿಂಗಳು';
export const today: Translation<typeof english.today> = 'ಇಂದು';
