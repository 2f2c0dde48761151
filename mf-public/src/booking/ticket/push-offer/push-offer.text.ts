export const text = {
  title: 'Hear of changes on this device',
  allow: 'Show notifications',
  busy: 'One moment…',
  notNow: 'Not now',
  allowed: 'This device shows notifications now. You can end that in your profile.',
  refused: 'This browser was told not to show notifications. You can change that in its settings.',
  failed: 'Notifications could not be set up on this device. Please try again.',
} as const;
