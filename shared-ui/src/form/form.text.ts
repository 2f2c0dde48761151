export const text = {
  answersToCorrect: 'Some answers need another look:',
  problemOf: (label: string, message: string) => `${label}: ${message}`,
  notSent: 'This could not be sent. Nothing you entered is lost: try again in a moment.',
  needsScript: 'This form needs JavaScript.',
  contactInstead: 'Call or write to us instead.',
} as const;
