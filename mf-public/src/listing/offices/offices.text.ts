export const text = {
  offices: 'government offices',
  none: 'No government offices here yet',
  noneWhy: 'This part of the directory has not opened.',
  description:
    'Government offices by department: officers, working hours, services with their fees and days, and the documents they ask for.',
} as const;
