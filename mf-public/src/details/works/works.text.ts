export const text = {
  part: 'portfolio',
  by: (name: string) => `Work by ${name}`,
  none: 'No work is shown here yet.',
} as const;
