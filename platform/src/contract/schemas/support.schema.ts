import { z } from 'zod';
import * as limits from '../limits';
import { reference } from './fields';
import { named } from './named';
import { publicLines } from './typed';

/** Support conversation of a signed-in user. */

const id = z.uuid();
const moment = z.iso.datetime();

/** A new question or a follow-up. */
export const supportOrder = z.object({ message: publicLines(limits.messageMaxLength) });

export const ticket = z
  .object({
    _id: id,
    number: reference('T'),
    subject: z.string().describe('The beginning of the first message'),
    state: named(
      'TicketState',
      z
        .enum(['open', 'answered', 'closed'])
        .describe(
          '`open` waits for support, `answered` for the author; `closed` takes no messages.',
        ),
    ),
    time: moment,
    updatedAt: moment,
    hasNews: z.boolean().describe('An answer has not been seen yet'),
  })
  .meta({ id: 'Ticket', description: 'A support ticket as its author sees it.' });

export const ticketMessage = z
  .object({ _id: id, by: z.enum(['me', 'support']), text: z.string(), time: moment })
  .meta({ id: 'TicketMessage', description: 'A message of a support ticket.' });

export const ticketThread = ticket
  .extend({ messages: z.array(ticketMessage) })
  .meta({ id: 'TicketThread', description: 'A support ticket with its messages.' });
