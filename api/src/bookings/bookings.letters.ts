import { limits } from '@nukkad/platform/contract';
import type { Letter } from '../mail/letters';

/** The code with which a guest shows that an e-mail is theirs. */
export const codeLetter = (to: string, code: string): Letter => ({
  to,
  subject: 'Your Nukkad code',
  text: `Hello,

your code is ${code}. Type it on the page where you are booking; it is good for ${limits.otpMinutes} minutes.

If you are not booking anything, you need not do anything.`,
});
