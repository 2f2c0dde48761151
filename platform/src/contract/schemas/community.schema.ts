import { z } from 'zod';
import * as limits from '../limits';
import { named } from './named';
import { paging } from './practice.schema';
import { publicLines } from './typed';

/** Questions to professionals, subscriptions to a topic, and support tickets of guests. */

const id = z.uuid();
const moment = z.iso.datetime();

/** A key from a link in an email. */
const key = z.string({ error: 'must be text' }).min(1, 'must be given').max(100, 'is no key');

/** Body with the key of an emailed link. */
export const letterKey = named(
  'LetterKey',
  z.object({ key }).describe("The key of a letter; it stands behind the `#` of the letter's link."),
);

export const answerOrder = z.object({ text: publicLines(limits.answerMaxLength) });

export const guestReply = z.object({ key, message: publicLines(limits.messageMaxLength) });

/** A ticket number in any letter case. */
export const ticketNumber = z
  .string()
  .regex(/^nk-t-\d{1,9}$/i, 'must be a number such as NK-T-000123')
  .toUpperCase()
  .meta({ examples: ['nk-t-000123'] });

export const openQuestion = z
  .object({
    _id: id,
    question: z.string(),
    spec: z.string().nullable().describe('Slug of the speciality it was asked beside.'),
    time: moment,
    answers: z.int().describe('How many have answered'),
    mine: z
      .object({ text: z.string(), time: moment, editableUntil: moment })
      .nullable()
      .describe('What this professional has answered; it can be changed until `editableUntil`.'),
  })
  .meta({
    id: 'OpenQuestion',
    description: 'A published question, as a professional of its profession sees it.',
  });

export const openQuestionsAnswer = z
  .object({
    questions: z.array(openQuestion),
    canAnswer: z.boolean().describe('Only who is verified and listed can'),
    ...paging,
  })
  .meta({
    id: 'OpenQuestionsAnswer',
    description:
      'Those they have not answered come first. `canAnswer`: only who is verified and listed can.',
  });

export const subscriptionStanding = z
  .object({
    state: z.enum(['confirmed', 'ended']),
    email: z.string(),
    title: z.string().describe('As the slide has it.'),
  })
  .meta({
    id: 'SubscriptionStanding',
    description: 'How letters on a topic stand, told to whoever has the key of one of them.',
  });
