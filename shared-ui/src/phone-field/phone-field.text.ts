export const text = {
  countryCode: '+91',
} as const;
