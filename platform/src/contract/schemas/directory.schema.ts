import { z } from 'zod';
import * as limits from '../limits';
import { named } from './named';

const id = z.uuid();

export const picture = z
  .object({
    src: z.string().describe('Path of the smallest, in the format that more browsers know.'),
    sources: z
      .array(z.object({ type: z.string(), srcset: z.string() }))
      .describe('Best format first; `srcset` as a `source` element takes it.'),
    width: z.int().describe('Pixels of `src`.'),
    height: z.int(),
    alt: z.string().describe('What is to be seen.'),
  })
  .meta({ id: 'Picture', description: 'A picture in several formats and widths.' });

export const category = z
  .object({
    _id: id,
    categoryName: z.string(),
    backgroundColor: z.string(),
    parent: id.nullable(),
    order: z.int().describe('Position among its siblings, ascending.'),
    count: z.int().describe('Live vendors in the category, its sub-categories included.'),
    slug: z
      .string()
      .describe('Slug of the name, unique among siblings: `dentist`, `govt-officer`.'),
    image: z
      .string()
      .nullable()
      .describe('Path of the picture, URL-encoded; null where none is drawn.'),
    picture: picture
      .nullable()
      .describe(
        'The same subject as a scene in modern formats, without a ground; null where none is drawn.',
      ),
    profession: z
      .string()
      .describe('Slug of the profession that serves this category: `doctor`, `ca`.'),
  })
  .meta({
    id: 'Category',
    description: 'A node of the category tree. `parent` is null for a top-level category.',
  });

export const userType = z
  .object({
    _id: id,
    userTypeName: z.string(),
    userTypeIcon: z.string(),
    whiteIcon: z.string(),
  })
  .meta({ id: 'UserType', description: 'A kind of account a professional can sign up as.' });

const categoryName = z.object({ _id: id, categoryName: z.string() });

export const money = z
  .object({ amount: z.int(), currency: z.enum(['INR', 'USD']) })
  .meta({ id: 'Money', description: 'amount counts hundredths: 50000 is ₹500' });

export const rating = named(
  'Rating',
  z
    .object({ average: z.number(), count: z.int() })
    .describe('Mean of the reviews, one decimal, and how many there are.'),
);

export const vendorFields = {
  _id: id,
  vendorName: z.string(),
  subCategory: categoryName.nullable(),
  doctorDetails: z
    .object({
      education: z.array(z.string()),
      experience: z.array(z.string()),
      clinicName: z.string(),
    })
    .nullable(),
  teacherDetails: z
    .object({
      teachingLanguage: z.array(z.string()),
      totalLesson: z.int(),
      teachingExperience: z.string(),
    })
    .nullable(),
  specialization: z.array(z.object({ specializationName: z.string() })),
  education: z.array(z.object({ qualification: z.string() })),
  category: categoryName,
  profession: z.string().describe('Slug of the profession: `doctor`, `ca`.'),
  img: z.string(),
  title: z.string(),
  qualifications: z
    .array(z.string())
    .max(limits.qualificationLines)
    .describe('At most four lines, most telling first.'),
  address: z.string(),
  locality: z.object({
    name: z.string(),
    city: z.string(),
    pin: z.string(),
    lat: z.number(),
    lng: z.number(),
  }),
  experienceYears: z.int().describe('Whole years.'),
  languages: z.array(z.string()),
  rating: rating.nullable(),
  fee: money.extend({ per: z.string() }).nullable(),
  isVerified: z.boolean(),
  km: z
    .number()
    .nullable()
    .describe('Kilometres from the place that was asked for, one decimal; null where none was.'),
  nextSlots: z
    .array(z.iso.datetime())
    .max(limits.slotsOnCard)
    .describe('The next free times, soonest first, at most `limits.slotsOnCard`; ISO instants.'),
  replyMinutes: z
    .int()
    .nullable()
    .describe('Median minutes until a message is answered; null while nothing is known.'),
  isSample: z.boolean().describe('True for invented people: everybody in seeded data.'),
};

export const vendor = z.object(vendorFields).meta({
  id: 'Vendor',
  description: 'A vendor as a listing shows it. Documented fields first; the rest is additive.',
});

export const geoPlace = z
  .object({
    _id: id,
    kind: z.enum(['locality', 'city']),
    name: z.string().describe('`HSR Layout`; of a city its own name.'),
    slug: z.string().describe('Address form of the name: `hsr-layout`.'),
    city: z.string(),
    citySlug: z.string(),
    state: z.string(),
    pin: z.string().nullable().describe('Null of a city: it has many.'),
    point: z
      .object({ lat: z.number(), lng: z.number() })
      .nullable()
      .describe('What people mean by the name, in degrees; null of a city.'),
    isServed: z
      .boolean()
      .describe(
        'Whether anybody can be listed there: false of a city without known neighbourhoods.',
      ),
  })
  .meta({
    id: 'GeoPlace',
    description: 'A neighbourhood or a whole city in which somebody can look for professionals.',
  });

const facet = z
  .object({
    name: named(
      'FacetName',
      z
        .enum([
          'gender',
          'lang',
          'fee',
          'exp',
          'rating',
          'level',
          'court',
          'avail',
          'city',
          'state',
        ])
        .describe(
          'What a list can be narrowed by. Each is also the name of the parameter that narrows it, in the API and in the browser\'s address; values of one facet are joined by commas and mean "any of".',
        ),
    ),
    options: z.array(
      named(
        'FacetOption',
        z
          .object({
            value: z
              .string()
              .describe('What stands in the address: `female`, `500-1000`, `kannada`, `now`.'),
            label: z.string(),
            count: z
              .int()
              .describe(
                "How many the list would hold with this option instead of the facet's others.",
              ),
            isExact: z.boolean().describe('False: counted on a sample, and scaled.'),
            isSelected: z.boolean(),
          })
          .describe('One option of a facet.'),
      ),
    ),
  })
  .meta({
    id: 'Facet',
    description:
      'Options in the order to show them; those without anybody stay, with a count of 0.',
  });

export const vendorsAnswer = z
  .object({
    vendors: z.array(vendor),
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    totalPages: z.int(),
    isTotalExact: z
      .boolean()
      .describe('False: `total` is where counting stopped ("5,000+"); there are at least as many.'),
    next: z.string().nullable().describe('Cursor of what comes after this page; null at the end.'),
    facets: z.array(facet),
    place: geoPlace
      .nullable()
      .describe(
        'The place distances are measured from and headings name; null when none was asked for.',
      ),
  })
  .meta({
    id: 'VendorsAnswer',
    description: 'A page of professionals, and how many there would be under every other choice.',
  });

export const nearestPlace = z.object({ place: geoPlace, km: z.number() }).meta({
  id: 'NearestPlace',
  description: 'The neighbourhood closest to a point, and how far its middle is, in kilometres.',
});

export const siteContent = z
  .object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    copyright: z.string(),
    place: geoPlace.describe('Where somebody looks who has not said where.'),
  })
  .meta({ id: 'SiteContent', description: 'Contact data of the house, set per installation.' });

const links = z.array(
  named(
    'FooterLink',
    z
      .object({ label: z.string(), href: z.string() })
      .describe('A link of the footer: its text and its URL.'),
  ),
);

export const footerContent = z
  .object({ quickLinks: links, popularCategories: links, popularCities: links, social: links })
  .meta({ id: 'FooterContent', description: 'Links of the footer, by column.' });

export const clientErrorReport = z
  .object({
    code: z.string().min(1).max(64),
    message: z.string().max(2_000),
    path: z.string().max(512),
    remote: z.string().max(64).optional(),
    version: z.string().max(64).optional(),
    release: z.string().max(64).optional(),
    stack: z
      .string()
      .max(limits.stackMaxLength)
      .optional()
      .describe('A frame a line, as pathnames of released files; the rest is dropped.'),
  })
  .meta({ id: 'ClientErrorReport', description: "A failure seen in somebody's browser." });

const problemCodes = [
  'bad-request',
  'booking-state',
  'campaign-over',
  'category-unknown',
  'conflict',
  'draft-changed',
  'email-taken',
  'email-unverified',
  'reauthentication-required',
  'forbidden',
  'hold-expired',
  'internal',
  'link-invalid',
  'login-failed',
  'method-not-allowed',
  'not-found',
  'onboarding-incomplete',
  'otp-invalid',
  'page-out-of-range',
  'payload-too-large',
  'passkey-invalid',
  'passkey-required',
  'place-unknown',
  'registration-unknown',
  'slot-taken',
  'too-late',
  'too-many-requests',
  'trial-used',
  'unauthenticated',
  'unavailable',
  'unsupported-media-type',
  'uri-too-long',
  'validation',
  'vendor-unknown',
] as const;

/** Every error answer of the API, as RFC 9457 has it. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    message: z.string(),
    code: named(
      'ProblemCode',
      z.enum(problemCodes).describe('What clients match on; words may change, codes do not.'),
    ),
    requestId: z.string(),
    errors: z
      .record(z.string(), z.string())
      .optional()
      .describe('Field name → what is wrong with it; only with status 422.'),
    alternatives: z
      .array(z.iso.datetime())
      .optional()
      .describe('Other times, soonest first; only with `slot-taken`.'),
  })
  .meta({ id: 'Problem', description: 'RFC 9457; clients match on code' });
