import { z } from 'zod';
import * as limits from '../limits';
import { money, picture, rating, vendorFields } from './directory.schema';

/** What a details page reads, as schemas; a test proves each equal to the contract's type. */

const id = z.uuid();
const moment = z.iso.datetime();
const date = z.iso.date();

export const service = z
  .object({
    _id: id,
    name: z.string(),
    minutes: z.int(),
    rate: money.nullable(),
    otherCharges: money,
    fee: money,
  })
  .meta({ id: 'Service' });

export const lessonPackage = z
  .object({
    _id: id,
    name: z.string(),
    lessons: z.int(),
    minutes: z.int(),
    fee: money,
    instead: money.nullable(),
  })
  .meta({ id: 'LessonPackage' });

export const portfolioWork = z
  .object({ _id: id, title: z.string(), about: z.string(), year: z.int(), picture })
  .meta({ id: 'PortfolioWork' });

const workingHours = z.array(
  z.object({ weekday: z.int().min(1).max(7), opens: z.string(), closes: z.string() }),
);

export const vendorDetails = z
  .object({
    ...vendorFields,
    about: z.string(),
    services: z.array(service),
    packages: z.array(lessonPackage),
    portfolio: z.array(portfolioWork),
    terms: z.array(z.object({ label: z.string(), value: z.string() })),
    workingHours,
    lunch: z.object({ from: z.string(), to: z.string() }).nullable(),
    landmark: z.string().nullable(),
    parking: z.string().nullable(),
    evidence: z.array(z.object({ what: z.string(), checkedOn: date })),
    phoneHint: z.string().nullable(),
    office: z.string().nullable(),
  })
  .meta({ id: 'VendorDetails' });

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
  .meta({ id: 'Review' });

export const reviewsAnswer = z
  .object({
    rating: rating.nullable(),
    histogram: z.array(z.object({ stars: z.int(), count: z.int() })).length(5),
    total: z.int(),
    reviews: z.array(review).max(limits.reviewsPerPage),
    next: z.string().nullable(),
  })
  .meta({ id: 'ReviewsAnswer' });

const bookableSlot = z
  .object({
    start: moment,
    time: z.string(),
    taken: z.enum(['closed', 'lunch', 'past', 'booked']).nullable(),
  })
  .meta({ id: 'BookableSlot' });

export const slotsAnswer = z
  .object({
    timeZone: z.string(),
    days: z
      .array(
        z.object({
          date,
          free: z.int(),
          groups: z
            .array(
              z.object({
                part: z.enum(['morning', 'afternoon', 'evening']),
                slots: z.array(bookableSlot),
              }),
            )
            .length(3),
        }),
      )
      .max(limits.slotDays),
  })
  .meta({ id: 'SlotsAnswer' });

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

export const govOffice = z.object(officeFields).meta({ id: 'GovOffice' });

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
  .meta({ id: 'GovDepartment' });

export const govOfficeDetails = z
  .object({ ...officeFields, departments: z.array(govDepartment) })
  .meta({ id: 'GovOfficeDetails' });

export const contactReveal = z.object({ phone: z.string() }).meta({ id: 'ContactReveal' });
