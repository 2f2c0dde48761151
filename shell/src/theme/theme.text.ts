export const text = {
  legend: 'Appearance',
  names: { system: 'System', light: 'Light', dark: 'Dark' },
} as const;
