import { z } from 'zod';
import * as limits from '../limits';
import { money, picture, rating, vendorFields } from './directory.schema';
import { named } from './named';

const id = z.uuid();
const moment = z.iso.datetime();
const date = z.iso.date();

export const service = z
  .object({
    _id: id,
    name: z.string(),
    minutes: z.int(),
    rate: money.nullable().describe('Per hour; null where the fee is for the whole.'),
    otherCharges: money,
    fee: money,
  })
  .meta({
    id: 'Service',
    description: '`fee` is always rate × minutes ÷ 60 + other charges, where there is a rate.',
  });

export const lessonPackage = z
  .object({
    _id: id,
    name: z.string(),
    lessons: z.int(),
    minutes: z.int().describe('Of one lesson.'),
    fee: money,
    instead: money
      .nullable()
      .describe('What so many single lessons cost; null where that is no more.'),
  })
  .meta({ id: 'LessonPackage', description: 'Lessons sold together and paid in advance.' });

export const portfolioWork = z
  .object({ _id: id, title: z.string(), about: z.string(), year: z.int(), picture })
  .meta({ id: 'PortfolioWork', description: 'A work of a portfolio.' });

const workingHours = z.array(
  named(
    'WeekdayHours',
    z
      .object({ weekday: z.int().min(1).max(7), opens: z.string(), closes: z.string() })
      .describe('Hours of one weekday; Monday is 1.'),
  ),
);

export const vendorDetails = z
  .object({
    ...vendorFields,
    about: z.string(),
    services: z.array(service).describe('What the person is asked for most, in their own order.'),
    packages: z
      .array(lessonPackage)
      .describe('Lessons sold one by one or several at once; empty where nothing is sold so.'),
    portfolio: z.array(portfolioWork),
    terms: z
      .array(z.object({ label: z.string(), value: z.string() }))
      .describe("Terms of an engagement: `{ label: 'Day off', value: 'Sunday' }`."),
    workingHours: workingHours.describe('Weekdays count from 1, Monday.'),
    lunch: z
      .object({ from: z.string(), to: z.string() })
      .nullable()
      .describe('Set only where the vendor has set one.'),
    landmark: z.string().nullable(),
    parking: z.string().nullable(),
    evidence: z
      .array(z.object({ what: z.string(), checkedOn: date }))
      .describe('What was checked about the person, and the day it was.'),
    phoneHint: z
      .string()
      .nullable()
      .describe('The telephone number as far as everybody may see it; null where there is none.'),
    office: z
      .string()
      .nullable()
      .describe('Slug of the government office whose people these are; null elsewhere.'),
  })
  .meta({
    id: 'VendorDetails',
    description: "Everything a details page shows beyond the listing's card.",
  });

const told = z.object({ time: moment, text: z.string() }).nullable();

const review = z
  .object({
    _id: id,
    name: z.string(),
    img: z.string(),
    time: moment,
    text: z.string(),
    stars: z.int().min(1).max(5),
    recommends: z.boolean(),
    visitedFor: z.string().nullable(),
    reply: told,
  })
  .meta({ id: 'Review', description: 'How a person was found to be by somebody who was there.' });

export const reviewsAnswer = z
  .object({
    rating: rating.nullable(),
    histogram: z
      .array(z.object({ stars: z.int(), count: z.int() }))
      .length(5)
      .describe('Five entries, five stars first.'),
    total: z.int(),
    reviews: z.array(review).max(limits.reviewsPerPage),
    next: z.string().nullable().describe('Cursor of what comes after; null at the end.'),
  })
  .meta({
    id: 'ReviewsAnswer',
    description: 'Public reviews of a professional, with their distribution.',
  });

const bookableSlot = z
  .object({
    start: moment.describe('ISO instant.'),
    time: z.string().describe("On a clock of 24 hours in the answer's zone: `14:30`."),
    taken: z
      .enum(['closed', 'lunch', 'past', 'booked'])
      .nullable()
      .describe('Why it cannot be chosen; null when it can.'),
  })
  .meta({ id: 'BookableSlot', description: 'One start time of a professional, free or taken.' });

export const slotsAnswer = z
  .object({
    timeZone: z.string().describe('IANA zone the days and labels are in: `Asia/Kolkata`.'),
    days: z
      .array(
        z.object({
          date: date.describe('`yyyy-MM-dd` in `timeZone`.'),
          free: z.int(),
          groups: z
            .array(
              z.object({
                part: named(
                  'DayPart',
                  z
                    .enum(['morning', 'afternoon', 'evening'])
                    .describe('Part of the day by which start times are grouped.'),
                ),
                slots: z.array(bookableSlot),
              }),
            )
            .length(3)
            .describe('Always the three parts, in the order of the day.'),
        }),
      )
      .max(limits.slotDays),
  })
  .meta({ id: 'SlotsAnswer', description: 'The times of one vendor, day by day.' });

const officeFields = {
  _id: id,
  slug: z.string(),
  heading: z.string(),
  about: z.string(),
  detail1: z.string(),
  detail2: z.string(),
  detail3: z.string(),
  detail4: z.string(),
  detail5: z.string(),
};

export const govOffice = z.object(officeFields).meta({
  id: 'GovOffice',
  description: 'A group of government departments; the five are names of departments.',
});

export const govDepartment = z
  .object({
    slug: z.string(),
    name: z.string(),
    about: z.string(),
    address: z.string(),
    phone: z.string(),
    workingHours,
    officers: z.array(
      z.object({ _id: id, vendorName: z.string(), title: z.string(), img: z.string() }),
    ),
    services: z.array(z.object({ name: z.string(), days: z.int(), fee: money.nullable() })),
    documents: z.array(z.string()),
  })
  .meta({ id: 'GovDepartment', description: 'What a visitor of a department needs to know.' });

export const govOfficeDetails = z
  .object({ ...officeFields, departments: z.array(govDepartment) })
  .meta({ id: 'GovOfficeDetails', description: 'A government office with its departments.' });

export const contactReveal = z
  .object({ phone: z.string() })
  .meta({ id: 'ContactReveal', description: 'A telephone number somebody asked to see.' });
