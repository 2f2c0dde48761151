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
export const asking = (name: string) => `Checking whether ${name} works here…`;
export const notSetUp = (name: string) => `${name} is not set up on this site.`;
export const notAsked = (name: string) => `We could not check whether ${name} works here.`;
export const noneSetUp = (names: readonly string[]) =>
  `Not set up on this site: ${names.join(', ')}.`;
export const notAskedNote =
  'We could not check whether these work here. Use your email and a password.';
