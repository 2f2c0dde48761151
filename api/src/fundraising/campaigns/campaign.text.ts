import type { Email } from '../../core/email/emails';
import { named, oneLine } from '../../core/email/strangers.model';

const email = (to: string, name: string, subject: string, ...paragraphs: string[]): Email => ({
  to,
  subject: oneLine(subject),
  text: `${[`Hello ${named(name)},`, ...paragraphs].join('\n\n')}\n`,
});

/** Notifications to the organiser. */
export const notifications = {
  published: (title: string) => ({
    title: 'Your campaign is published',
    text: `“${title}” was looked at and everybody can see it now.`,
  }),
  returned: (title: string, reason: string) => ({
    title: 'Your campaign needs changes',
    text: `“${title}” cannot be published as it is. ${reason}`,
  }),
  stopped: (title: string, reason: string) => ({
    title: 'Your campaign was stopped',
    text: `“${title}” accepts no more donations, and everyone who gave is refunded. ${reason}`,
  }),
};

export const publishedEmail = (to: string, name: string, title: string, address: string) =>
  email(
    to,
    name,
    `Your campaign is published: ${named(title)}`,
    `"${named(title)}" has been reviewed and is published. Share its link:\n${address}`,
  );

export const returnedEmail = (
  to: string,
  name: string,
  title: string,
  reason: string,
  address: string,
) =>
  email(
    to,
    name,
    `Your campaign needs changes: ${named(title)}`,
    `"${named(title)}" has been reviewed and cannot be published as it is. Everything you wrote is saved.`,
    `Why: ${oneLine(reason)}`,
    `Change it and submit it again:\n${address}`,
  );

export const stoppedEmail = (
  to: string,
  name: string,
  title: string,
  reason: string,
  origin: string,
) =>
  email(
    to,
    name,
    `Your campaign was stopped: ${named(title)}`,
    `"${named(title)}" accepts no more donations. Everyone who gave is told and refunded in full.`,
    `Why: ${oneLine(reason)}`,
    `If you think that is wrong, write to our support:\n${new URL('/profile?section=support', origin).href}`,
  );
