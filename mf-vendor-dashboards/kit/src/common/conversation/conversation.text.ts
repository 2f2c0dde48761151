export const text = {
  me: 'You',
  send: 'Send',
  sending: 'Sending…',
} as const;
