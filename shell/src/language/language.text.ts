export const text = {
  legend: 'Language',
} as const;
