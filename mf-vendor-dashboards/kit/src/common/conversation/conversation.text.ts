/** Texts of `Talk` and `WriteForm`. */
export const text = {
  me: 'You',
  send: 'Send',
  sending: 'Sending…',
} as const;
