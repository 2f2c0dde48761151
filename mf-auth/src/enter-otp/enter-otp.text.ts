import { limits } from '@nukkad/platform/contract';

export const heading = 'Verify Code';
export const form = 'Verify Code';
export const submit = 'Verify';
export const submitting = 'Verifying...';
export const sentTo = (email: string) =>
  `A code of ${limits.otpDigits} digits has been sent to ${email}. It is good for ${limits.otpMinutes} minutes.`;
export const look = 'Nothing there? Look among the unwanted mail, or have another one sent.';
export const wrongEmail = 'Not your email?';
export const again = 'Start again';
export const signUpAgain = 'Sign up again';
export const nobody = 'Which account shall be verified?';
export const nobodyWhy =
  'This page was opened without an email, and none is remembered on this device. Sign up, or log in with an account that is not verified yet: either sends a new code.';
export const register = 'SignUp Now';
export const login = 'Login';
