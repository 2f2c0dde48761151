import type { SignInProvider } from '@nukkad/platform/contract';
import type { Email } from '../../core/email/emails';

export const providerNames: Record<SignInProvider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
};

/** To the owner of an existing account, so that they can object. */
export const linkedEmail = (to: string, provider: SignInProvider): Email => ({
  to,
  subject: `You can now log in to Nukkad with ${providerNames[provider]}`,
  text: `Hello,

Someone just logged in to your Nukkad account with ${providerNames[provider]}, which confirms
that this email is theirs. From now on that works as well as your password.

If it was not you, change the password of your ${providerNames[provider]} account and of your
email, then tell us through the help form.
`,
});
