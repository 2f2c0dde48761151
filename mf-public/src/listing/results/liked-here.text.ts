export const text = {
  title: 'Those you like are kept on this device only',
  login: 'Log in',
  why: 'to see the ones you liked elsewhere, and to keep these everywhere.',
} as const;
