export const text = {
  answersToCorrect: 'Some answers need another look:',
  notSent: 'This could not be sent. Nothing you entered is lost: try again in a moment.',
} as const;
