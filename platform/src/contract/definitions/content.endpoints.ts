import { z } from 'zod';
import * as accounts from '../schemas/accounts.schema';
import * as content from '../schemas/content.schema';
import * as directory from '../schemas/directory.schema';
import { slug } from '../schemas/fields';
import { samplePractice } from '../schemas/sample-practice.schema';
import { defineEndpoint } from './define-endpoint';

const tag = 'content';

export const contentEndpoints = {
  getLegalDocument: defineEndpoint({
    method: 'GET',
    path: '/api/content/documents/:name',
    tag,
    summary: 'What people agree to, in the wording in force',
    params: accounts.documentParams,
    answers: { 200: accounts.legalDocument },
  }),

  getAnsweredQuestions: defineEndpoint({
    method: 'GET',
    path: '/api/questions',
    tag,
    summary: 'Published questions with their answers; those that wait for one stand last',
    query: z.object({
      cat: slug.describe('Slug of the profession'),
      spec: slug.optional().describe('Slug of a speciality: its own come first'),
    }),
    answers: { 200: z.array(content.answeredQuestion) },
  }),

  getStories: defineEndpoint({
    method: 'GET',
    path: '/api/stories',
    tag,
    summary: 'What people told of professionals, newest first',
    answers: { 200: z.array(content.story) },
  }),

  getStory: defineEndpoint({
    method: 'GET',
    path: '/api/stories/:slug',
    tag,
    summary: 'One story with its text',
    params: z.object({ slug: slug }),
    answers: { 200: content.storyDetails },
  }),

  getPosts: defineEndpoint({
    method: 'GET',
    path: '/api/posts',
    tag,
    summary: 'Articles, newest first',
    answers: { 200: z.array(content.post) },
  }),

  getPost: defineEndpoint({
    method: 'GET',
    path: '/api/posts/:slug',
    tag,
    summary: 'One article with its text',
    params: z.object({ slug: slug }),
    answers: { 200: content.article },
  }),

  getSiteContent: defineEndpoint({
    method: 'GET',
    path: '/api/content/site',
    tag,
    isOfFirstView: true,
    summary: 'Name and contact data of this installation',
    answers: { 200: directory.siteContent },
  }),

  getFooterContent: defineEndpoint({
    method: 'GET',
    path: '/api/content/footer',
    tag,
    summary: 'Link lists of the footer',
    answers: { 200: directory.footerContent },
  }),

  getSamplePractice: defineEndpoint({
    method: 'GET',
    path: '/api/content/sample-practice',
    tag,
    summary: 'The invented practice that demonstrations of dashboards show',
    answers: { 200: samplePractice },
  }),

  getBanner: defineEndpoint({
    method: 'GET',
    path: '/api/content/banner',
    tag,
    isOfFirstView: true,
    summary: 'Slides of the home page in their order',
    answers: { 200: z.array(content.bannerSlide) },
  }),

  getFaq: defineEndpoint({
    method: 'GET',
    path: '/api/content/faq',
    tag,
    isOfFirstView: true,
    summary: 'Frequent questions and their answers',
    query: z.object({ key: content.faqKey }),
    answers: { 200: z.array(content.faq) },
  }),

  getEngagements: defineEndpoint({
    method: 'GET',
    path: '/api/engagements',
    tag,
    summary: 'What was done last by people of one profession',
    query: z.object({ type: slug.describe('Slug of the profession') }),
    answers: { 200: z.array(content.engagement) },
  }),

  getPublicStats: defineEndpoint({
    method: 'GET',
    path: '/api/stats/public',
    tag,
    summary: 'How many people the product serves, in round numbers',
    answers: { 200: accounts.publicStats },
  }),

  getPromotions: defineEndpoint({
    method: 'GET',
    path: '/api/promotions',
    tag,
    summary: 'Paid places of a listing, to be labelled as such',
    query: z.object({
      slot: z.literal('listing', { error: 'must be listing' }),
      type: slug.describe('Slug of the profession'),
    }),
    answers: { 200: z.array(content.promotion) },
  }),
};
