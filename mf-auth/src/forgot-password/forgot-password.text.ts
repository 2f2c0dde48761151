import { limits } from '@nukkad/platform/contract';

export const heading = 'Forgot Password?';
export const lead = 'Tell us your email: a link comes to it, with which you choose a new password.';
export const form = 'Forgot Password?';
export const submit = 'Send a link';
export const submitting = 'Sending a link...';
export const failed = 'No link was sent this time.';
export const sentHeading = 'Look into your email';
export const sentTo = (email: string) =>
  `If there is an account with ${email}, a link has been sent to it. It is good once, for ${limits.resetLinkMinutes} minutes, on any device.`;
export const resend = {
  resend: 'Send another link',
  resending: 'Sending another link...',
  left: (clock: string) => `in ${clock}`,
  notYet: (seconds: number) =>
    `Another link can be sent in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
  ready: 'Another link can be sent now.',
};
export const refusals = {
  tooOften: 'Too many links were asked for.',
  refused: 'No link was sent. Try again in a moment.',
};
export const another = 'Use another email';
export const remembered = 'Do you remember it after all?';
export const login = 'Login';
