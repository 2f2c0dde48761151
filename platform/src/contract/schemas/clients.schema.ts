import { z } from 'zod';
import * as limits from '../limits';
import { wholeNumber } from './fields';
import { named } from './named';
import { direction, paging, practiceBooking, sought } from './practice.schema';
import { email, line, lines, nameLine, phone } from './typed';

const id = z.uuid();
const moment = z.iso.datetime();
const mostConcern = 200;
const mostNote = 4_000;

/** Constraints of the clients table, in centimetres. */
const heights = { least: 20, most: 272 };
const weights = { least: 1, most: 650 };

const gender = named('Gender', z.enum(['Male', 'Female']));
const status = named(
  'ClientStatus',
  z
    .enum(['active', 'done', 'paused'])
    .describe(
      'Where a professional stands with a client: "In-Treatment", "Recovered" in a doctor\'s words.',
    ),
);

const clientFields = {
  _id: id,
  number: z.string().describe('Counted per professional: `P-000123`.'),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  img: z.string(),
  gender: gender.nullable(),
  born: z.iso.date().nullable().describe('`yyyy-MM-dd`'),
  heightCm: z.int().nullable(),
  weightKg: z.int().nullable(),
  concern: z
    .string()
    .nullable()
    .describe('What they come for: a disease, a subject, a kind of case.'),
  status,
  note: z.string().nullable(),
  registeredOn: z.iso.date().describe('`yyyy-MM-dd`'),
  lastVisit: moment
    .nullable()
    .describe('Instant of the last visit that took place, and of the next that is confirmed.'),
  nextVisit: moment.nullable(),
  visits: z.int().describe('Visits that took place.'),
  lessonsBought: z
    .int()
    .describe('Of lessons paid for in advance: how many were bought, and how many are left.'),
  lessonsLeft: z.int(),
  isArchived: z.boolean(),
  hasAccount: z.boolean().describe('Can be written to here.'),
};

export const client = z
  .object(clientFields)
  .meta({ id: 'Client', description: 'A client as the professional keeps them.' });

export const clientDetails = z
  .object({
    ...clientFields,
    bookings: z
      .array(practiceBooking)
      .describe('The latest first, as many as `limits.clientBookings`.'),
  })
  .meta({
    id: 'ClientDetails',
    description: 'A client of the practice with their latest bookings.',
  });

export const clientsAnswer = z
  .object({ clients: z.array(client), ...paging })
  .meta({ id: 'ClientsAnswer', description: "One page of the practice's clients." });

export const clientsQuery = named(
  'ClientsQuery',
  z
    .object({
      q: sought,
      status: status.optional(),
      isArchived: z
        .enum(['true', 'false'], { error: 'must be true or false' })
        .transform((value) => value === 'true')
        .pipe(z.boolean())
        .optional(),
      sort: named(
        'ClientsSort',
        z
          .enum(['number', 'name', 'date', 'gender', 'concern', 'status'])
          .describe('Column that orders a list of clients.'),
      ).optional(),
      direction: direction.optional(),
      page: wholeNumber.optional(),
    })
    .describe('`q` is looked for in names and numbers.'),
);

/** A date of birth, plausible for a living person. */
const born = z.iso
  .date({ error: 'must be a day such as 1984-05-21' })
  .refine((day) => day >= '1900-01-01', 'must not be before 1900')
  .refine((day) => Date.parse(day) <= Date.now(), 'must not be in the future');

const measure = ({ least, most }: { least: number; most: number }, unit: string) => {
  const rule = `must be ${least} to ${most} ${unit}`;
  return z.int({ error: rule }).min(least, rule).max(most, rule);
};

export const clientOrder = z
  .object({
    name: nameLine(limits.nameMaxLength),
    phone: phone.nullish(),
    email: email.nullish(),
    gender: gender.nullish(),
    born: born.nullish(),
    heightCm: measure(heights, 'cm').nullish(),
    weightKg: measure(weights, 'kg').nullish(),
    concern: line(mostConcern).nullish(),
    status: status.optional(),
    note: lines(mostNote).nullish(),
  })
  .meta({ id: 'ClientOrder', description: 'What is left out stays, or is empty of a new client.' });
