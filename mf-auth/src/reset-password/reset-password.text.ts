import { limits } from '@nukkad/platform/contract';

export const heading = 'Choose a new password';
export const sentTo = (email: string) =>
  `If there is an account with ${email}, a code of ${limits.otpDigits} digits has been sent to it. It is good for ${limits.otpMinutes} minutes.`;
export const emailUnknown = 'Enter your email and the code that was sent to it in this browser.';
export const consequence = 'You will be signed out on every device.';
export const form = 'Choose a new password';
export const submit = 'Change the password';
export const submitting = 'Changing the password...';
export const noCode = 'No code yet?';
export const askAgain = 'Ask for one';
