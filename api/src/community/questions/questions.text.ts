import type { Email } from '../../core/email/emails';
import { named, quoted } from '../../core/email/strangers.model';

/** Texts that notify an author about a question. */

interface Asked {
  to: string;
  reference: string;
  /** The published text. */
  question: string;
}

export const publishedEmail = ({ to, reference, question }: Asked, address: string): Email => ({
  to,
  subject: `Your question is published (${reference})`,
  text: `Hello,

We have read your question, and it is now on Nukkad, without your name:

${quoted(question)}

See it here: ${address}

Verified professionals can answer it. We will write to you when one does.
`,
});

export const rejectedEmail = ({ to, reference, question }: Asked, reason: string): Email => ({
  to,
  subject: `Your question is not published (${reference})`,
  text: `Hello,

We have read your question and cannot publish it:

${quoted(question)}

Reason: ${reason}

You can ask again in other words. This question is not public.
`,
});

export const answeredEmail = (
  { to, reference, question }: Asked,
  by: string,
  address: string,
): Email => ({
  to,
  subject: `Your question is answered (${reference})`,
  text: `Hello,

${named(by)} has answered your question:

${quoted(question)}

The answer: ${address}
`,
});
