import type { Letter } from '../mail/letters';
import { named, quoted } from '../mail/strangers.model';

/** Words by which somebody hears what became of their question. */

interface Asked {
  to: string;
  reference: string;
  /** As others read it. */
  question: string;
}

export const publishedLetter = ({ to, reference, question }: Asked, address: string): Letter => ({
  to,
  subject: `Your question is published (${reference})`,
  text: `Hello,

we have read your question, and it now stands on Nukkad, without your name:

${quoted(question)}

Where it stands: ${address}

Verified professionals can answer it. We write to you when one does.
`,
});

export const rejectedLetter = ({ to, reference, question }: Asked, reason: string): Letter => ({
  to,
  subject: `Your question is not published (${reference})`,
  text: `Hello,

we have read your question and do not publish it:

${quoted(question)}

The reason: ${reason}

You can ask again in other words. Nothing of this question is public.
`,
});

export const answeredLetter = (
  { to, reference, question }: Asked,
  by: string,
  address: string,
): Letter => ({
  to,
  subject: `Your question is answered (${reference})`,
  text: `Hello,

${named(by)} has answered what you asked:

${quoted(question)}

The answer: ${address}
`,
});
