import type { Email } from '../../core/email/emails';
import { named, quoted } from '../../core/email/strangers.model';

/** Texts that notify a user about a ticket. */

interface Told {
  to: string;
  name: string;
  /** `NK-T-000123` */
  number: string;
  /** Absolute URL of the ticket. */
  address: string;
}

/** Without the message: the form must not send arbitrary text to other people's addresses. */
export const arrivedEmail = ({ to, number, address }: Told): Email => ({
  to,
  subject: `We have your message (${number})`,
  text: `Hello,

We have your message: it is ticket ${number}. A person reads it and answers.

Follow it or write more: ${address}

If you did not write to us, ignore this email.
`,
});

export const answeredEmail = ({ to, name, number, address }: Told, answer: string): Email => ({
  to,
  subject: `We have answered you (${number})`,
  text: `Hello ${named(name)},

We have answered your ticket ${number}:

${quoted(answer)}

To reply: ${address}
`,
});

export const closedEmail = ({ to, name, number, address }: Told): Email => ({
  to,
  subject: `Your ticket is closed (${number})`,
  text: `Hello ${named(name)},

We have closed your ticket ${number}. You can still read it: ${address}

If there is more, write to us again.
`,
});

export const reopenedEmail = ({ to, name, number, address }: Told): Email => ({
  to,
  subject: `Your ticket is open again (${number})`,
  text: `Hello ${named(name)},

We have opened your ticket ${number} again and will write to you.

To reply: ${address}
`,
});

export const notifications = {
  answered: (number: string) => ({
    title: 'Customer Support has answered',
    text: `There is an answer to your ticket ${number}.`,
  }),
  closed: (number: string) => ({
    title: 'Your ticket is closed',
    text: `Customer Support has closed your ticket ${number}.`,
  }),
  reopened: (number: string) => ({
    title: 'Your ticket is open again',
    text: `Customer Support has opened your ticket ${number} again.`,
  }),
};
