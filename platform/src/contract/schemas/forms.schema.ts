import { z } from 'zod';
import * as limits from '../limits';
import * as messages from '../messages.text';
import { reference, slug } from './fields';
import { email, phone, publicLines, publicName } from './typed';

/** Error messages are those of the contract, field by field. */

export const ticketOrder = z
  .object({
    firstName: publicName(limits.nameMaxLength),
    lastName: publicName(limits.nameMaxLength),
    email,
    phoneNumber: phone,
    message: publicLines(limits.messageMaxLength),
  })
  .meta({ id: 'TicketOrder', description: 'The Need Help form.' });

export const ticketAnswer = z.object({ number: reference('T') }).meta({
  id: 'TicketAnswer',
  description: '`number` is what to name when asking after it: `NK-T-000123`.',
});

export const appointmentRequestOrder = z
  .object({
    name: publicName(limits.nameMaxLength),
    phone,
    city: publicName(limits.nameMaxLength),
    profession: slug.optional().describe('It was asked beside'),
    spec: slug.optional().describe('Slug of a sub-category of the profession'),
  })
  .meta({
    id: 'AppointmentRequestOrder',
    description: 'The appointment form beside a listing, and what it stood beside.',
  });

export const appointmentRequestAnswer = z
  .object({
    reference: reference('A'),
    routedTo: z.int().describe('How many professionals are asked'),
  })
  .meta({
    id: 'AppointmentRequestAnswer',
    description: '`routedTo`: how many professionals are asked.',
  });

export const questionOrder = z
  .object({
    question: publicLines(limits.questionMaxLength).min(
      limits.questionMinLength,
      messages.questionTooShort,
    ),
    profession: slug.optional().describe('It was asked beside'),
    spec: slug.optional().describe('Slug of a sub-category of the profession'),
    email: email.optional().describe('Where an answer is told'),
  })
  .meta({
    id: 'QuestionOrder',
    description: 'A free question; `email` is where an answer is told, if anywhere.',
  });

export const questionAnswer = z
  .object({ reference: reference('Q'), question: z.string() })
  .meta({ id: 'QuestionAnswer', description: 'Confirms a question, with its reference.' });

export const subscriptionOrder = z
  .object({ email, topic: slug })
  .meta({ id: 'SubscriptionOrder', description: 'A subscription to a topic, by its slug.' });

export const subscriptionAnswer = z
  .object({ state: z.literal('pending') })
  .meta({ id: 'SubscriptionAnswer', description: 'Nothing is sent before it is confirmed' });
