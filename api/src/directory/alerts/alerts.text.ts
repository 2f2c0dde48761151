import type { Email } from '../../core/email/emails';
import { named } from '../../core/email/strangers.model';

/** Texts of emails about alerts. */

interface About {
  to: string;
  topic: string;
  city: string;
}

const subjectOf = ({ topic, city }: Omit<About, 'to'>) => `${named(topic)} in ${named(city)}`;

interface Asked extends About {
  confirm: string;
  end: string;
  days: number;
}

/** Asks whether the address is the visitor's own. */
export const confirmAlertEmail = ({ to, confirm, end, days, ...about }: Asked): Email => ({
  to,
  subject: 'Confirm that we may tell you',
  text: `Hello,

Someone asked us to write to this address once somebody is listed for “${subjectOf(about)}”. If it was you, open this link:

${confirm}

The link works for ${days} days. If it was not you, do nothing: we send nothing else.

To stop it later: ${end}
`,
});

interface Kept extends About {
  end: string;
}

/** To an account's own address, which needs no confirmation. */
export const keptAlertEmail = ({ to, end, ...about }: Kept): Email => ({
  to,
  subject: `We will tell you: ${subjectOf(about)}`,
  text: `Hello,

You asked us to write to you once somebody is listed for “${subjectOf(about)}”. We will, once; after a year without anybody it ends by itself.

To stop it: ${end}
`,
});

interface Listed extends About {
  address: string;
}

export const listedEmail = ({ to, address, ...about }: Listed): Email => ({
  to,
  subject: `Now listed: ${subjectOf(about)}`,
  text: `Hello,

You asked us to tell you: somebody is now listed for “${subjectOf(about)}” on Nukkad.

See who: ${address}

This was the only email about it. Your request and its address are deleted.
`,
});
