import { z } from 'zod';
import * as limits from '../limits';

/**
 * The contract's wire types as schemas: what answers are checked and documented with.
 * A test has the compiler prove each of them equal to its type.
 */

const id = z.uuid();

export const picture = z
  .object({
    src: z.string(),
    sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
    width: z.int(),
    height: z.int(),
    alt: z.string(),
  })
  .meta({ id: 'Picture' });

export const category = z
  .object({
    _id: id,
    categoryName: z.string(),
    backgroundColor: z.string(),
    parent: id.nullable(),
    order: z.int(),
    count: z.int(),
    slug: z.string(),
    image: z.string().nullable(),
    picture: picture.nullable(),
    profession: z.string(),
  })
  .meta({ id: 'Category' });

export const userType = z
  .object({
    _id: id,
    userTypeName: z.string(),
    userTypeIcon: z.string(),
    whiteIcon: z.string(),
  })
  .meta({ id: 'UserType' });

const categoryName = z.object({ _id: id, categoryName: z.string() });

export const money = z
  .object({ amount: z.int(), currency: z.enum(['INR', 'USD']) })
  .meta({ id: 'Money', description: 'amount counts hundredths: 50000 is ₹500' });

export const rating = z.object({ average: z.number(), count: z.int() });

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
  profession: z.string(),
  img: z.string(),
  title: z.string(),
  qualifications: z.array(z.string()).max(limits.qualificationLines),
  address: z.string(),
  locality: z.object({
    name: z.string(),
    city: z.string(),
    pin: z.string(),
    lat: z.number(),
    lng: z.number(),
  }),
  experienceYears: z.int(),
  languages: z.array(z.string()),
  rating: rating.nullable(),
  fee: money.extend({ per: z.string() }).nullable(),
  isVerified: z.boolean(),
  km: z.number().nullable(),
  nextSlots: z.array(z.iso.datetime()).max(limits.slotsOnCard),
  replyMinutes: z.int().nullable(),
  isSample: z.boolean(),
};

export const vendor = z.object(vendorFields).meta({ id: 'Vendor' });

export const geoPlace = z
  .object({
    _id: id,
    kind: z.enum(['locality', 'city']),
    name: z.string(),
    slug: z.string(),
    city: z.string(),
    citySlug: z.string(),
    state: z.string(),
    pin: z.string().nullable(),
    point: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    isServed: z.boolean(),
  })
  .meta({ id: 'GeoPlace' });

const facet = z
  .object({
    name: z.enum([
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
    ]),
    options: z.array(
      z.object({
        value: z.string(),
        label: z.string(),
        count: z.int(),
        isExact: z.boolean(),
        isSelected: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Facet' });

export const vendorsAnswer = z
  .object({
    vendors: z.array(vendor),
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    totalPages: z.int(),
    isTotalExact: z.boolean(),
    next: z.string().nullable(),
    facets: z.array(facet),
    place: geoPlace.nullable(),
  })
  .meta({ id: 'VendorsAnswer' });

export const nearestPlace = z
  .object({ place: geoPlace, km: z.number() })
  .meta({ id: 'NearestPlace' });

export const siteContent = z
  .object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    copyright: z.string(),
    place: geoPlace,
  })
  .meta({ id: 'SiteContent' });

const links = z.array(z.object({ label: z.string(), href: z.string() }));

export const footerContent = z
  .object({ quickLinks: links, popularCategories: links, popularCities: links, social: links })
  .meta({ id: 'FooterContent' });

export const clientErrorReport = z
  .object({
    code: z.string().min(1).max(64),
    message: z.string().max(2_000),
    path: z.string().max(512),
    remote: z.string().max(64).optional(),
    version: z.string().max(64).optional(),
    release: z.string().max(64).optional(),
  })
  .meta({ id: 'ClientErrorReport' });

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

export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    message: z.string(),
    code: z.enum(problemCodes),
    requestId: z.string(),
    errors: z.record(z.string(), z.string()).optional(),
    alternatives: z.array(z.iso.datetime()).optional(),
  })
  .meta({ id: 'Problem', description: 'RFC 9457; clients match on code' });
