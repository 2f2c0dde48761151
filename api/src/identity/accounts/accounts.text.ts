import { limits, type PasswordChanged } from '@nukkad/platform/contract';
import type { Email } from '../../core/email/emails';
import { named } from '../../core/email/strangers.model';

const care = `It works for ${limits.otpMinutes} minutes, in the browser that asked for it.
Nukkad never asks for it by phone. If it was not you, ignore this email.`;

type Coded = (to: string, code: string) => Email;

/** Contains no name: until the address is proved, a stranger may have chosen it. */
export const registrationEmail: Coded = (to, code) => ({
  to,
  subject: 'Your Nukkad code',
  text: `Hello,\n\nYour code is ${code}\n\n${care}\n`,
});

export const passwordLinkEmail = (to: string, name: string, link: string): Email => ({
  to,
  subject: 'Choose a new password',
  text: `Hello ${named(name)},

Choose a new password for Nukkad here:
${link}

The link works once, for ${limits.resetLinkMinutes} minutes. Nobody from Nukkad ever asks for it.
If you did not ask for it, ignore this email: your password stays as it is.
`,
});

/** Contains no name, for the same reason. */
export const newAddressEmail: Coded = (to, code) => ({
  to,
  subject: 'Confirm your new email',
  text: `Hello,\n\nYour code to confirm this email at Nukkad is ${code}\n\n${care}\n`,
});

/** To the old address, so that its owner can object. */
export const addressChangingEmail = (to: string, name: string, next: string): Email => ({
  to,
  subject: 'Your email at Nukkad is being changed',
  text: `Hello ${named(name)},

Someone logged in to your account asked to change its email to ${masked(next)}.
Until that address is confirmed, this one stays. If it was not you, change your password now.
`,
});

/** To the former address, with a link that restores it while the link is valid. */
export const addressChangedEmail = (
  to: string,
  name: string,
  { next, link }: { next: string; link: string },
): Email => ({
  to,
  subject: 'Your email at Nukkad was changed',
  text: `Hello ${named(name)},

The email of your account is now ${masked(next)}.
If it was not you, make this address your email again and choose a new password here:
${link}

The link works once, for ${limits.emailTakeBackHours} hours. It logs out every device, and removes passkeys and
linked sign-ins. Nobody from Nukkad ever asks for it. If it was you, there is nothing to do.
`,
});

export const addressTakenBackEmail = (to: string, name: string): Email => ({
  to,
  subject: 'This is your email at Nukkad again',
  text: `Hello ${named(name)},

This address is the email of your account again, with the password that was just chosen.
Every device was logged out. Passkeys and linked sign-ins were removed and can be added again.
If it was not you, ask for a new password at once and tell us through the help form.
`,
});

type Passkeys = Pick<PasswordChanged, 'passkeysRemoved' | 'passkeysKept'>;

export const passwordChangedEmail = (to: string, name: string, passkeys: Passkeys): Email => ({
  to,
  subject: 'Your Nukkad password was changed',
  text: `Hello ${named(name)},

Your password was changed and every device was logged out.
${passkeysIn(passkeys)}If it was not you, ask for a new password at once, and tell us through the help form.
`,
});

function passkeysIn({ passkeysRemoved, passkeysKept }: Passkeys): string {
  if (passkeysKept.length > 0) {
    return `These passkeys stay, because your account opens with one of them alone:
${listed(passkeysKept)}
Log in and remove those that are not yours under Personal Information.
`;
  }
  if (passkeysRemoved.length === 0) return '';
  return `These passkeys were removed, so that nobody else keeps a way in:
${listed(passkeysRemoved)}
Log in and add those of your devices again under Personal Information.
`;
}

const listed = (names: string[]): string => names.map((name) => `- ${named(name)}`).join('\n');

/** `meera@example.in` → `m…@example.in`. */
const masked = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1…');
