export const heading = 'Login to your Account';
export const title = 'Login';
export const isNew = 'New to Nukkad?';
export const register = 'SignUp Now';
export const finishing = (provider: string) => `Signing you in with ${provider}…`;
export const failedWith = (provider: string) => `${provider} did not sign you in`;
export const failedWhy = 'Nothing has changed. Try again, or use your email and password.';
export const unreachable = (provider: string) => `Signing in with ${provider} is not finished yet`;
export const unreachableNext = 'No answer came from Nukkad. Check your connection, then try again.';
export const useEmail = 'Use email and password';

const named = (names: readonly string[]) => names.join(', ');
export const passkeysRemoved = (names: readonly string[]) =>
  `These passkeys no longer open your account: ${named(names)}. Add your devices again under Personal Information.`;
export const passkeysKept = (names: readonly string[]) =>
  `These passkeys still open your account: ${named(names)}. Remove any that are not yours under Personal Information.`;
/** Reason for the redirect to this page, by the path of the page. */
export const reasons: Readonly<Record<string, string>> = {
  '/messages': 'Log in to chat',
};
export const reasonWhy =
  'We bring you back to where you were, and nothing you typed there is lost.';
