export const text = {
  cancelTitle: 'Cancel this appointment?',
  cancelWith: (name: string, when: string) => `With ${name}, ${when}.`,
  reason: 'Reason for the professional',
  scope: 'Which lessons?',
  scopes: [
    { value: 'this', label: 'Only this one' },
    { value: 'following', label: 'This and all that follow' },
  ],
  cancel: 'Cancel appointment',
  keep: 'Keep it',
  cancelling: 'Cancelling…',
  cancelled: 'The appointment is cancelled.',
  reviewTitle: (name: string) => `Your review of ${name}`,
  send: 'Send review',
  sending: 'Sending…',
  reviewed: 'Thank you: your review is saved.',
} as const;
