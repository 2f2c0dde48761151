export const label = 'Code';
export const resend = {
  resend: 'Resend OTP',
  resending: 'Sending a new code...',
  left: (clock: string) => `in ${clock}`,
  notYet: (seconds: number) =>
    `Another code can be sent in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
  ready: 'Another code can be sent now.',
};
export const refusals = {
  tooOften: 'Too many codes were asked for.',
  refused: 'No code was sent. Try again in a moment.',
};
export const unknown =
  'No code can be sent: nothing that was begun in this browser waits for one any more.';
