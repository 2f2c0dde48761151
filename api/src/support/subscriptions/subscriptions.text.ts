import type { Email } from '../../core/email/emails';

/** Texts of subscription emails, and of the confirmation email. */

interface Asked {
  to: string;
  /** As on the slide. */
  title: string;
  confirm: string;
  days: number;
}

export const confirmEmail = ({ to, title, confirm, days }: Asked): Email => ({
  to,
  subject: 'Confirm your subscription',
  text: `Hello,

Someone asked for our emails about “${title}” at this address. If it was you, open this link:

${confirm}

The link works for ${days} days. If it was not you, do nothing: we send nothing else.
`,
});

interface News {
  to: string;
  topic: string;
  title: string;
  address: string;
  /** Page with an unsubscribe button. */
  end: string;
  /** One-click URL for mail programs. */
  unsubscribe: string;
}

export const topicEmail = ({ to, topic, title, address, end, unsubscribe }: News): Email => ({
  to,
  subject: title,
  text: `Hello,

There is something new about “${topic}” on Nukkad: ${title}

Read it: ${address}

You get this because you asked for emails about “${topic}”. To unsubscribe: ${end}
`,
  unsubscribe,
});
