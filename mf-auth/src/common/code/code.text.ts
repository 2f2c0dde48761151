export const label = 'Code';
export const resend = 'Resend OTP';
export const resending = 'Sending a new code...';
export const left = (clock: string) => `in ${clock}`;
export const notYet = (seconds: number) =>
  `Another code can be sent in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`;
export const ready = 'Another code can be sent now.';
export const tooOften = 'Too many codes were asked for.';
export const refused = 'No code was sent. Try again in a moment.';
export const unknown =
  'No code can be sent: nothing that was begun in this browser waits for one any more.';
