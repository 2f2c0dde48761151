export const text = {
  notifications: 'Notifications',
  undo: 'Undo',
} as const;
