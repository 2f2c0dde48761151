import { z } from 'zod';
import { uuid } from './fields';

const scope = z
  .enum(['mine', 'practice'])
  .describe('`mine`: bookings as a client; `practice`: those of the caller’s practice');

const namesClients = z
  .boolean()
  .describe('Of a practice: entries name the client, and the address of a visit to them');

export const calendarFeedOrder = z.object({ scope, namesClients: namesClients.optional() }).meta({
  id: 'CalendarFeedOrder',
  description: 'A calendar to subscribe to. Without `namesClients` it names nobody.',
});

export const calendarFeed = z
  .object({
    _id: uuid,
    scope,
    namesClients,
    address: z
      .url()
      .describe('To subscribe to in a calendar program. Whoever has it reads the calendar.'),
    createdAt: z.iso.datetime(),
    readAt: z.iso.datetime().nullable().describe('When it was last read, to the hour.'),
  })
  .meta({ id: 'CalendarFeed', description: 'A secret address at which a calendar is read.' });

export const calendarFeeds = z.array(calendarFeed).max(2);
