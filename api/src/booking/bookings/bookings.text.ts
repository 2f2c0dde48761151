import { limits } from '@nukkad/platform/contract';
import type { Email } from '../../core/email/emails';

/** The one-time code with which a guest proves an email address. */
export const codeEmail = (to: string, code: string): Email => ({
  to,
  subject: 'Your Nukkad code',
  text: `Hello,

Your code is ${code}. Type it on the page where you are booking. It works for ${limits.otpMinutes} minutes.

If you are not booking anything, ignore this email.`,
});
