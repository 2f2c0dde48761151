import type { CaseCategory } from '@nukkad/platform/contract';
import type { Translation } from '@nukkad/platform/words';
import type * as english from './case.text';

/** Sent to the API as they are. */
export const categories: readonly CaseCategory[] = [
  'Family',
  'Divorce',
  'Criminal',
  'Civil',
  'Property',
  'Business',
];

export const outcomes: Translation<typeof english.outcomes> = {
  won: 'ಗೆಲುವು',
  lost: 'ಸೋಲು',
  settled: 'ರಾಜಿ',
  withdrawn: 'ಹಿಂಪಡೆಯಲಾಗಿದೆ',
};

export const open = 'ನಡೆಯುತ್ತಿದೆ';
export const nothing = '–';
export const tooLong: Translation<typeof english.tooLong> = (most) => `ಹೆಚ್ಚೆಂದರೆ ${most} ಅಕ್ಷರ ಬರೆಯಿರಿ`;
