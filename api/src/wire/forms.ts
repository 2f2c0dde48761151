import { limits, messages } from '@nukkad/platform/contract';
import { z } from 'zod';
import { slug } from '../http/fields';
import { telephoneOf } from './telephone.model';

/** What visitors send, and what they are answered. Messages are the contract's, field by field. */

const given = (rule: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? messages.required : rule;

/** Neither control characters nor halves of characters: neither can be stored as text. */
const oneLine = /^[^\p{Cc}\p{Cs}]*$/u;
const severalLines = /^(?:[\n\r\t]|[^\p{Cc}\p{Cs}])*$/u;

const line = (most: number) =>
  z
    .string({ error: given('must be text') })
    .trim()
    .min(1, messages.required)
    .max(most, `must be at most ${most} characters`)
    .regex(oneLine, 'must be one line of text');

const lines = (most: number) =>
  z
    .string({ error: given('must be text') })
    .trim()
    .min(1, messages.required)
    .max(most, `must be at most ${most} characters`)
    .regex(severalLines, 'must be text without control characters');

const email = line(limits.emailMaxLength).regex(z.regexes.email, messages.invalidEmail);

const phone = line(limits.phoneMaxLength)
  .min(limits.phoneMinLength, messages.phoneTooShort)
  .refine((typed) => telephoneOf(typed) !== null, 'must be a telephone number');

export const ticketOrder = z
  .object({
    firstName: line(limits.nameMaxLength),
    lastName: line(limits.nameMaxLength),
    email,
    phoneNumber: phone,
    message: lines(limits.messageMaxLength),
  })
  .meta({ id: 'TicketOrder' });

export const ticketAnswer = z
  .object({ number: z.string().regex(/^NK-T-\d{6,}$/) })
  .meta({ id: 'TicketAnswer' });

export const appointmentRequestOrder = z
  .object({
    name: line(limits.nameMaxLength),
    phone,
    city: line(limits.nameMaxLength),
    profession: slug.optional().describe('It was asked beside'),
    spec: slug.optional().describe('Slug of a sub-category of the profession'),
  })
  .meta({ id: 'AppointmentRequestOrder' });

export const appointmentRequestAnswer = z
  .object({
    reference: z.string().regex(/^NK-A-\d{6,}$/),
    routedTo: z.int().describe('How many professionals are asked'),
  })
  .meta({ id: 'AppointmentRequestAnswer' });

export const questionOrder = z
  .object({
    question: lines(limits.questionMaxLength).min(
      limits.questionMinLength,
      messages.questionTooShort,
    ),
    profession: slug.optional().describe('It was asked beside'),
    spec: slug.optional().describe('Slug of a sub-category of the profession'),
    email: email.optional().describe('Where an answer is told'),
  })
  .meta({ id: 'QuestionOrder' });

export const questionAnswer = z
  .object({ reference: z.string().regex(/^NK-Q-\d{6,}$/), question: z.string() })
  .meta({ id: 'QuestionAnswer' });

export const subscriptionOrder = z.object({ email, topic: slug }).meta({ id: 'SubscriptionOrder' });

export const subscriptionAnswer = z
  .object({ state: z.literal('pending') })
  .meta({ id: 'SubscriptionAnswer', description: 'Nothing is sent before it is confirmed' });
