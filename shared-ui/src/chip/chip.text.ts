export const text = {
  previous: 'Previous',
  next: 'Next',
} as const;
