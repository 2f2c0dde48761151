export const label = 'Code';
export const resend = {
  resend: 'Resend OTP',
  resending: 'Sending a new code...',
  left: (clock: string) => `in ${clock}`,
  notYet: (seconds: number) =>
    `Another code can be sent in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
  ready: 'Another code can be sent now.',
};
export const sendErrors = {
  tooOften: 'You have asked for too many codes.',
  refused: 'We could not send a code. Try again in a moment.',
};
export const unknown =
  'We cannot send a code: nothing you started in this browser is waiting for one.';
