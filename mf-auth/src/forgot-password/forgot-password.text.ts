import { limits } from '@nukkad/platform/contract';

export const heading = 'Forgot Password?';
export const lead = 'Enter your email. We will send you a link to choose a new password.';
export const form = 'Forgot Password?';
export const submit = 'Send a link';
export const submitting = 'Sending a link...';
export const failed = 'No link was sent this time.';
export const sentHeading = 'Check your email';
export const sentTo = (email: string) =>
  `If ${email} has an account, we have sent a link to it. The link works once, for ${limits.resetLinkMinutes} minutes, on any device.`;
export const resend = {
  resend: 'Send another link',
  resending: 'Sending another link...',
  left: (clock: string) => `in ${clock}`,
  notYet: (seconds: number) =>
    `Another link can be sent in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
  ready: 'Another link can be sent now.',
};
export const sendErrors = {
  tooOften: 'You have asked for too many links.',
  refused: 'We could not send a link. Try again in a moment.',
};
export const another = 'Use another email';
export const remembered = 'Remembered your password?';
export const login = 'Login';
