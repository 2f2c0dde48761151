import { z } from 'zod';
import * as content from '../schemas/content.schema';
import { idempotencyHeaders, slug } from '../schemas/fields';
import * as funding from '../schemas/funding.schema';
import { defineEndpoint } from './define-endpoint';

const tag = 'campaigns';

export const campaignsEndpoints = {
  donate: defineEndpoint({
    method: 'POST',
    path: '/api/campaigns/:campaignId/donations',
    tag,
    summary: 'Give to a campaign; it is given when the payment is paid',
    headers: idempotencyHeaders,
    params: funding.campaignParams,
    body: funding.donationOrder,
    answers: { 201: funding.donationMade },
  }),

  getDonation: defineEndpoint({
    method: 'GET',
    path: '/api/donations/:donationId',
    tag,
    summary: 'A donation of one’s own: its receipt',
    params: funding.donationParams,
    answers: { 200: funding.donation },
  }),

  sendInterest: defineEndpoint({
    method: 'POST',
    path: '/api/campaigns/:campaignId/interest',
    tag,
    summary: 'Tell the organiser of a startup campaign that one may invest; once',
    headers: idempotencyHeaders,
    params: funding.campaignParams,
    body: funding.interestOrder,
    answers: { 201: funding.interestAnswer },
  }),

  getCampaigns: defineEndpoint({
    method: 'GET',
    path: '/api/campaigns',
    tag,
    summary: 'Campaigns that still run, those that end soonest first',
    query: z.object({
      kind: z
        .enum(['cause', 'startup'], { error: 'must be cause or startup' })
        .optional()
        .describe('Without: both'),
    }),
    answers: { 200: z.array(content.campaign) },
  }),

  getCampaign: defineEndpoint({
    method: 'GET',
    path: '/api/campaigns/:slug',
    tag,
    summary: 'One campaign with its story and news',
    params: z.object({ slug: slug }),
    answers: { 200: content.campaignDetails },
  }),
};
