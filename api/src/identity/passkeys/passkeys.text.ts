import type { Email } from '../../core/email/emails';

// Omits the passkey's name: an attacker may have chosen it.

export const passkeyAddedEmail = (to: string): Email => ({
  to,
  subject: 'A passkey was added to your Nukkad account',
  text: `Hello,

A passkey was added to your Nukkad account. From now on it opens the account without a password.

If it was not you, log in, remove it under Personal Information, change your password, and tell us
through the help form.
`,
});

export const passkeyRemovedEmail = (to: string): Email => ({
  to,
  subject: 'A passkey was removed from your Nukkad account',
  text: `Hello,

A passkey was removed from your Nukkad account. It does not open the account any more, and every
device that was signed in with it was signed out.

If it was not you, change your password and tell us through the help form.
`,
});

/** Omits the link: reading an operator's email must not be enough to add a passkey. */
export const enrolmentEmail = (to: string): Email => ({
  to,
  subject: 'A passkey can be added to your Nukkad operator account',
  text: `Hello,

whoever runs Nukkad made a link with which the first passkey is added to your operator account, once,
within a day. You get the link from them in person; it is not in this e-mail.

If you know nothing of it, change your password and tell them at once.
`,
});
