import type { SignInProvider } from '@nukkad/platform/contract';

export const names: Record<SignInProvider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
};
export const or = 'or';
export const agreeing = 'With a new account you agree to the ';
export const group = 'Other ways to sign in';
export const continueWith = (name: string) => `Continue with ${name}`;
