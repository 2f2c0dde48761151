import { limits } from '@nukkad/platform/contract';
import { formatZonedDateTime } from '@nukkad/platform/format';
import type { Email } from '../../core/email/emails';
import { named } from '../../core/email/strangers.model';

/** A freed time and its vendor. */
export interface FreedTime {
  name: string;
  start: Date | string;
  timeZone: string;
}

const when = ({ start, timeZone }: FreedTime): string => formatZonedDateTime(start, timeZone);

export const notifications = {
  freed: (about: FreedTime) => ({
    title: `A time with ${named(about.name)} is free`,
    text: `${when(about)} is kept for you for ${limits.claimMinutes} minutes.`,
  }),
};

export const waitlistEmail = (to: string, name: string, about: FreedTime): Email => ({
  to,
  subject: `A time with ${named(about.name)} is free`,
  text: `Hello ${named(name)},

A time you were waiting for is free:

${when(about)}, with ${named(about.name)}

We keep it for you for ${limits.claimMinutes} minutes. Take it under “My Appointments” in your
profile. After that it goes to the next person.`,
});
