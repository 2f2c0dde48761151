import { z } from 'zod';
import * as limits from '../limits';
import * as booking from '../schemas/booking.schema';
import * as content from '../schemas/content.schema';
import * as directory from '../schemas/directory.schema';
import { day, slug, uuid, wholeNumber } from '../schemas/fields';
import * as filters from '../schemas/filters.schema';
import * as map from '../schemas/map.schema';
import { named } from '../schemas/named';
import * as profile from '../schemas/profile.schema';
import { defineEndpoint } from './define-endpoint';

const tag = 'directory';

export const directoryEndpoints = {
  getSlots: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/:id/slots',
    tag,
    isOfFirstView: true,
    summary: 'Times of one professional, day by day',
    params: z.object({ id: uuid }),
    query: z.object({
      from: day.describe('First day, in India'),
      to: day.describe(`Last day, at most ${limits.slotDays} days altogether`),
      kind: booking.kind.optional(),
      service: uuid
        .optional()
        .describe('Only times that are long enough for it; so are those of `kind` and `hours`'),
      hours: wholeNumber
        .refine((hours) => hours <= limits.hireHoursMost, `must be at most ${limits.hireHoursMost}`)
        .optional(),
    }),
    answers: { 200: profile.slotsAnswer },
  }),

  getReviews: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/:id/reviews',
    tag,
    isOfFirstView: true,
    summary: 'Reviews of one professional, page by page',
    params: z.object({ id: uuid }),
    query: z.object({
      sort: named(
        'ReviewSort',
        z
          .enum(['recent', 'high', 'low'], { error: 'must be recent, high or low' })
          .describe('Order of public reviews: newest, best or worst first.'),
      ).default('recent'),
      cursor: z
        .string({ error: 'must be given once' })
        .max(200, 'must be at most 200 characters')
        .optional()
        .describe('`next` of the answer before'),
    }),
    answers: { 200: profile.reviewsAnswer },
  }),

  getAllUserType: defineEndpoint({
    method: 'GET',
    path: '/api/userType/getAllUserType',
    tag,
    isOfFirstView: true,
    summary: 'What a professional can sign up as',
    answers: { 200: z.array(directory.userType) },
  }),

  getAllCategories: defineEndpoint({
    method: 'GET',
    path: '/api/category/getAllCategories',
    tag,
    isOfFirstView: true,
    summary: 'The category tree, or one level of it',
    query: z.object({
      parent: z
        .union([z.literal('null'), uuid], { error: 'must be null or the id of a category' })
        .optional()
        .describe("`null`: top-level categories; an id: that category's own"),
    }),
    answers: { 200: z.array(directory.category) },
  }),

  revealContact: defineEndpoint({
    method: 'POST',
    path: '/api/vendors/:id/contact-reveals',
    tag,
    summary: 'The telephone number of one professional; no body is needed',
    params: z.object({ id: uuid }),
    answers: { 200: profile.contactReveal },
  }),

  getVendor: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/:id',
    tag,
    isOfFirstView: true,
    summary: 'One professional, with everything its own page shows',
    params: z.object({ id: uuid }),
    answers: { 200: profile.vendorDetails },
  }),

  getVendorsByCategory: defineEndpoint({
    method: 'GET',
    path: '/api/vendordetail/getVendorsByCategory',
    tag,
    isOfFirstView: true,
    summary: 'Professionals of a category',
    description: `Without page, limit and cursor: the first ${limits.vendorsPerAnswer}.`,
    query: z.object({
      ...filters.vendorFilters.shape,
      categoryId: uuid.describe('A category, or a sub-category for its own vendors'),
      spec: slug.optional().describe('Slug of a sub-category'),
    }),
    answers: { 200: directory.vendorsAnswer },
  }),

  getVendors: defineEndpoint({
    method: 'GET',
    path: '/api/vendors',
    tag,
    isOfFirstView: true,
    summary: 'Professionals, filtered and ordered',
    query: z.object({
      ...filters.vendorFilters.shape,
      type: slug.optional().describe('Slug of a profession'),
      spec: slug.optional().describe('Slug of a speciality'),
    }),
    answers: { 200: directory.vendorsAnswer },
  }),

  getVendorMap: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/map',
    tag,
    summary: 'Where the professionals of a list are',
    description: `At most ${limits.mapPoints}; more are given as groups. Without a part to show: the whole list.`,
    query: map.mapQuery,
    answers: { 200: map.mapAnswer },
  }),

  getMostViewed: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/most-viewed',
    tag,
    summary: 'Professionals whose pages were opened most in the last month',
    answers: { 200: z.array(content.mostViewedVendor) },
  }),
};
