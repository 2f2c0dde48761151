export const text = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const;
