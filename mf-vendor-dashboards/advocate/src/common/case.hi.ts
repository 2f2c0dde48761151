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
  won: 'जीत',
  lost: 'हार',
  settled: 'समझौता',
  withdrawn: 'वापस लिया गया',
};

export const open = 'चालू';
export const nothing = '–';
export const tooLong: Translation<typeof english.tooLong> = (most) =>
  `ज़्यादा से ज़्यादा ${most} अक्षर लिखें`;
