import { limits } from '@nukkad/platform/contract';

export const heading = 'Verify Code';
export const form = 'Verify Code';
export const submit = 'Verify';
export const submitting = 'Verifying...';
export const sentTo = (email: string) =>
  `We have sent a ${limits.otpDigits}-digit code to ${email}. It works for ${limits.otpMinutes} minutes.`;
export const look = 'No email? Check your spam folder, or send another code.';
export const wrongEmail = 'Not your email?';
export const again = 'Start again';
export const signUpAgain = 'Sign up again';
export const nobody = 'Which account do you want to verify?';
export const nobodyWhy =
  'We do not know which email to verify. Sign up, or log in to an account that is not verified yet: we will send a new code.';
export const register = 'SignUp Now';
export const login = 'Login';
