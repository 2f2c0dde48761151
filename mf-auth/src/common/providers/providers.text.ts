import type { SignInProvider } from '@nukkad/platform/contract';

export const names: Record<SignInProvider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
};
export const or = 'or';
/** Around the links to the terms and to the privacy notice. */
export const agreeing = ['With a new account you agree to the ', ' and the ', '.'] as const;
export const group = 'Other ways to sign in';
export const continueWith = (name: string) => `Continue with ${name}`;
