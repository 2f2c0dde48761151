import type { Letter } from '../mail/letters';

/** Words of the letters somebody has asked for, and of the one that asks whether they have. */

interface Asked {
  to: string;
  /** As the slide has it. */
  title: string;
  confirm: string;
  days: number;
}

export const confirmLetter = ({ to, title, confirm, days }: Asked): Letter => ({
  to,
  subject: 'Confirm your subscription',
  text: `Hello,

somebody gave this address to get our letters about “${title}”. If it was you, open this link:

${confirm}

It is good for ${days} days. If it was not you, do nothing: nothing else is sent.
`,
});

interface News {
  to: string;
  topic: string;
  title: string;
  address: string;
  /** The page with one button. */
  end: string;
  /** What mail programs call. */
  unsubscribe: string;
}

export const newsLetter = ({ to, topic, title, address, end, unsubscribe }: News): Letter => ({
  to,
  subject: title,
  text: `Hello,

there is something new about “${topic}” on Nukkad: ${title}

Read it: ${address}

You get this because you asked for letters about “${topic}”. To end them: ${end}
`,
  unsubscribe,
});
