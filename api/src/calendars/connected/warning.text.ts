import { formatZonedDateTime } from '@nukkad/platform/format';

/** A connected calendar that could not be read for a day. */
export interface Unread {
  host: string;
  /** Until when its busy times block bookings; null when they do not any more. */
  keptUntil: string | null;
  timeZone: string;
  isGivenUp: boolean;
}

export const notifications = {
  unread: ({ host, keptUntil, timeZone, isGivenUp }: Unread) => ({
    title: 'A connected calendar cannot be read',
    text: [
      `Your calendar at ${host} could not be read for a day.`,
      keptUntil === null
        ? 'Its busy times do not block bookings any more.'
        : `Its busy times block bookings until ${formatZonedDateTime(keptUntil, timeZone)}.`,
      isGivenUp
        ? 'It is not tried again: connect it anew, or disconnect it.'
        : 'It is tried again; look at it in your settings.',
    ].join(' '),
  }),
};
