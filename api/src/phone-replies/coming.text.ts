import { shortTime } from '../phone-messages';

interface Coming {
  client: string;
  start: string;
  timeZone: string;
}

/** Notifications to the professional of what a client replied. */
export const notifications = {
  coming: ({ client, start, timeZone }: Coming) => ({
    title: 'Booking confirmed by the client',
    text: `${client} has confirmed to come on ${shortTime(new Date(start), timeZone, 'en-IN')}.`,
  }),
};
