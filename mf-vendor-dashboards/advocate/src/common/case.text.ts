import type { CaseCategory, CaseOutcome } from '@nukkad/platform/contract';

export const categories: readonly CaseCategory[] = [
  'Family',
  'Divorce',
  'Criminal',
  'Civil',
  'Property',
  'Business',
];

export const outcomes: Readonly<Record<CaseOutcome, string>> = {
  won: 'Won',
  lost: 'Lost',
  settled: 'Settled',
  withdrawn: 'Withdrawn',
};

export const open = 'Open';
export const nothing = '–';
export const tooLong = (most: number) => `Use ${most} characters or fewer`;
