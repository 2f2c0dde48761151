import type { Email } from '../../core/email/emails';
import { named } from '../../core/email/strangers.model';

/** A verification decision as its notification needs it. */

interface Decision {
  to: string;
  name: string;
  /** Absolute URL of the page to continue on. */
  address: string;
  /** Absolute URL of the public page, which is there once it is approved. */
  publicPage: string;
  note: string | undefined;
  /** Each rejected document with its reason. */
  rejected: { title: string; reason: string }[];
}

export const notifications = {
  approved: () => ({
    title: 'You are listed',
    text: 'Your documents have been checked. Your page now has the verified badge.',
  }),
  returned: () => ({
    title: 'Something is missing before you can be listed',
    text: 'We looked at what you sent. See what to change, then submit again.',
  }),
  /** Of a document that a listed vendor added. */
  'document-approved': (title: string) => ({
    title: 'Your document was checked',
    text: `“${title}” is now on your page.`,
  }),
  'document-rejected': (title: string, reason: string) => ({
    title: 'Your document was not approved',
    text: `“${title}” is not shown: ${reason}`,
  }),
};

export const approvedEmail = ({ to, name, address, publicPage, note }: Decision): Email => ({
  to,
  subject: 'You are listed on Nukkad',
  text: `Hello ${named(name)},

Your documents have been checked. Your page is now listed, with the verified badge.
${said(note)}
Your page: ${publicPage}
Your dashboard: ${address}
`,
});

export const returnedEmail = ({ to, name, address, note, rejected }: Decision): Email => ({
  to,
  subject: 'Something is missing before you can be listed',
  text: `Hello ${named(name)},

We looked at what you sent. Before you can be listed, something has to change.
${said(note)}${rejected.map(({ title, reason }) => `\n${named(title)}: ${reason}\n`).join('')}
Everything you entered is saved. Change what is named here and submit again: ${address}
`,
});

interface DocumentDecision {
  to: string;
  name: string;
  notification: { title: string; text: string };
  address: string;
}

export const documentEmail = ({ to, name, notification, address }: DocumentDecision): Email => ({
  to,
  subject: notification.title,
  text: `Hello ${named(name)},

${notification.text}

Your documents: ${address}
`,
});

const said = (note: string | undefined) => (note === undefined ? '' : `\n${note}\n`);
