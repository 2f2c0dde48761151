import { z } from 'zod';
import * as limits from '../limits';
import * as content from '../schemas/content.schema';
import * as editorial from '../schemas/editorial.schema';
import { idempotencyHeaders, nothing, slug, uuid, wholeNumber, words } from '../schemas/fields';
import * as offices from '../schemas/office-sheets.schema';
import * as paidPlaces from '../schemas/paid-places.schema';
import * as translations from '../schemas/translations.schema';
import { defineEndpoint } from './define-endpoint';

const tag = 'editorial';

export const editorialEndpoints = {
  getPaidPlaces: defineEndpoint({
    method: 'GET',
    path: '/api/operator/promotions',
    tag,
    summary: 'Paid places of listings, with those that are over',
    description: 'Those that run or will first.',
    answers: { 200: z.array(paidPlaces.paidPlace) },
  }),

  addPaidPlace: defineEndpoint({
    method: 'POST',
    path: '/api/operator/promotions',
    tag,
    summary: 'Give somebody a paid place in the listing of their profession',
    headers: idempotencyHeaders,
    body: paidPlaces.newPaidPlace,
    answers: { 201: paidPlaces.paidPlace },
  }),

  changePaidPlace: defineEndpoint({
    method: 'PUT',
    path: '/api/operator/promotions/:promotionId',
    tag,
    summary: 'Change a paid place',
    params: z.object({ promotionId: uuid }),
    body: paidPlaces.paidPlaceOrder,
    answers: { 200: paidPlaces.paidPlace },
  }),

  removePaidPlace: defineEndpoint({
    method: 'DELETE',
    path: '/api/operator/promotions/:promotionId',
    tag,
    summary: 'Take a paid place away',
    params: z.object({ promotionId: uuid }),
    answers: { 204: nothing },
  }),

  getSiteSettings: defineEndpoint({
    method: 'GET',
    path: '/api/operator/settings',
    tag,
    summary: 'Contact data, footer and first locations, to be changed',
    answers: { 200: editorial.siteSettings },
  }),

  changeSite: defineEndpoint({
    method: 'PUT',
    path: '/api/operator/settings/site',
    tag,
    summary: 'Change name and contact data of this installation',
    body: editorial.siteOrder,
    answers: { 200: editorial.siteSettings },
  }),

  changeFooter: defineEndpoint({
    method: 'PUT',
    path: '/api/operator/settings/footer',
    tag,
    summary: 'Change the link lists of the footer',
    body: editorial.footerOrder,
    answers: { 200: editorial.siteSettings },
  }),

  changeLocations: defineEndpoint({
    method: 'PUT',
    path: '/api/operator/settings/locations',
    tag,
    summary: 'Say which states are shown first',
    body: editorial.locationsOrder,
    answers: { 200: editorial.siteSettings },
  }),

  getManuscripts: defineEndpoint({
    method: 'GET',
    path: '/api/operator/posts',
    tag,
    summary: 'Articles with their drafts, the last changed first',
    description: 'The last changed first.',
    query: z.object({
      state: z
        .enum(['draft', 'scheduled', 'published'], 'must be draft, scheduled or published')
        .optional(),
      q: words(1, limits.searchTermMaxLength).optional().describe('Words of a title or topic'),
      page: wholeNumber.optional().describe('Counts from 1'),
    }),
    answers: { 200: editorial.manuscriptsAnswer },
  }),

  getManuscript: defineEndpoint({
    method: 'GET',
    path: '/api/operator/posts/:postId',
    tag,
    summary: 'An article as it is written',
    params: z.object({ postId: uuid }),
    answers: { 200: editorial.manuscript },
  }),

  addManuscript: defineEndpoint({
    method: 'POST',
    path: '/api/operator/posts',
    tag,
    summary: 'Begin an article; nobody else sees it yet',
    headers: idempotencyHeaders,
    body: editorial.newManuscript,
    answers: { 201: editorial.manuscript },
  }),

  changeManuscript: defineEndpoint({
    method: 'PUT',
    path: '/api/operator/posts/:postId',
    tag,
    summary: 'Keep what was written; what is out is read so from then on',
    params: z.object({ postId: uuid }),
    body: editorial.manuscriptOrder,
    answers: { 200: editorial.manuscript },
  }),

  publishManuscript: defineEndpoint({
    method: 'POST',
    path: '/api/operator/posts/:postId/publish',
    tag,
    summary: 'Show an article to everybody, at once or from a day on',
    params: z.object({ postId: uuid }),
    body: editorial.publicationOrder,
    answers: { 200: editorial.manuscript },
  }),

  withdrawManuscript: defineEndpoint({
    method: 'POST',
    path: '/api/operator/posts/:postId/withdraw',
    tag,
    summary: 'Make an article a draft again',
    params: z.object({ postId: uuid }),
    body: editorial.revised,
    answers: { 200: editorial.manuscript },
  }),

  removeManuscript: defineEndpoint({
    method: 'DELETE',
    path: '/api/operator/posts/:postId',
    tag,
    summary: 'Throw a draft away that has never been out',
    description: 'Drafts that have never been out.',
    params: z.object({ postId: uuid }),
    answers: { 204: nothing },
  }),

  previewManuscript: defineEndpoint({
    method: 'POST',
    path: '/api/operator/preview',
    tag,
    summary: 'How a text will be read',
    body: editorial.previewOrder,
    answers: { 200: editorial.preview },
  }),

  getEditorialChoices: defineEndpoint({
    method: 'GET',
    path: '/api/operator/choices',
    tag,
    summary: 'Drawings, topics and professions to choose from while writing',
    answers: { 200: editorial.editorialChoices },
  }),

  getFaqKeys: defineEndpoint({
    method: 'GET',
    path: '/api/operator/faq',
    tag,
    summary: 'Where frequent questions stand, and how many',
    answers: { 200: z.array(editorial.faqKeyAnswer) },
  }),

  getFaqSheet: defineEndpoint({
    method: 'GET',
    path: '/api/operator/faq/sheet',
    tag,
    summary: 'The questions of one key, to be changed',
    query: z.object({ key: content.faqKey }),
    answers: { 200: editorial.faqSheet },
  }),

  changeFaqSheet: defineEndpoint({
    method: 'PUT',
    path: '/api/operator/faq/sheet',
    tag,
    summary: 'Replace the questions of one key',
    query: z.object({ key: content.faqKey }),
    body: editorial.faqOrder,
    answers: { 200: editorial.faqSheet },
  }),

  getOfficeSheets: defineEndpoint({
    method: 'GET',
    path: '/api/operator/offices',
    tag,
    summary: 'Government offices that may have a page, and how many departments each has',
    answers: { 200: z.array(offices.officeAtAGlance) },
  }),

  getOfficeSheet: defineEndpoint({
    method: 'GET',
    path: '/api/operator/offices/:slug',
    tag,
    summary: 'A government office and its departments, to be changed',
    params: z.object({ slug }),
    answers: { 200: offices.officeSheet },
  }),

  changeOfficeSheet: defineEndpoint({
    method: 'PUT',
    path: '/api/operator/offices/:slug',
    tag,
    summary: 'Set up a government office with its departments',
    description: 'A department that officers keep, or that complaints are about, stays.',
    params: z.object({ slug }),
    body: offices.officeOrder,
    answers: { 200: offices.officeSheet },
  }),

  getTranslations: defineEndpoint({
    method: 'GET',
    path: '/api/operator/translations/:language',
    tag,
    summary: 'Content of one kind, and what of it is not translated',
    params: z.object({ language: translations.translationLanguage }),
    query: z.object({ kind: translations.translatedKind }),
    answers: { 200: z.array(translations.translationEntry) },
  }),

  getTranslation: defineEndpoint({
    method: 'GET',
    path: '/api/operator/translations/:language/item',
    tag,
    summary: 'One content in English and in another language',
    params: z.object({ language: translations.translationLanguage }),
    query: z.object({ kind: translations.translatedKind, itemId: words(1, 80) }),
    answers: { 200: translations.translation },
  }),

  changeTranslation: defineEndpoint({
    method: 'PUT',
    path: '/api/operator/translations/:language/item',
    tag,
    summary: 'Store a translation',
    params: z.object({ language: translations.translationLanguage }),
    query: z.object({ kind: translations.translatedKind, itemId: words(1, 80) }),
    body: translations.translationOrder,
    answers: { 200: translations.translation },
  }),

  getSlides: defineEndpoint({
    method: 'GET',
    path: '/api/operator/slides',
    tag,
    summary: 'The slides of the banner, to be changed',
    answers: { 200: editorial.slidesSheet },
  }),

  changeSlides: defineEndpoint({
    method: 'PUT',
    path: '/api/operator/slides',
    tag,
    summary: 'Replace the slides of the banner',
    body: editorial.slidesOrder,
    answers: { 200: editorial.slidesSheet },
  }),
};
