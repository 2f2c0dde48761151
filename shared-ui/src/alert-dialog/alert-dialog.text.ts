export const text = {
  cancel: 'Cancel',
} as const;
