import { z } from 'zod';
import { idempotencyHeaders, nothing } from '../schemas/fields';
import * as funding from '../schemas/funding.schema';
import { defineEndpoint } from './define-endpoint';

const tag = 'own campaigns';

export const ownCampaignsEndpoints = {
  getMyCampaigns: defineEndpoint({
    method: 'GET',
    path: '/api/me/campaigns',
    tag,
    summary: 'Campaigns of one’s own, drafts first',
    answers: { 200: z.array(funding.ownCampaign) },
  }),

  createCampaign: defineEndpoint({
    method: 'POST',
    path: '/api/campaigns',
    tag,
    summary: 'Begin to write a campaign',
    headers: idempotencyHeaders,
    body: funding.campaignKindOrder,
    answers: { 201: funding.ownCampaignDetails },
  }),

  getMyCampaign: defineEndpoint({
    method: 'GET',
    path: '/api/me/campaigns/:campaignId',
    tag,
    summary: 'A campaign of one’s own, with what was given and told',
    params: funding.campaignParams,
    answers: { 200: funding.ownCampaignDetails },
  }),

  keepCampaign: defineEndpoint({
    method: 'PUT',
    path: '/api/me/campaigns/:campaignId',
    tag,
    summary: 'Keep what is written of a campaign so far',
    description: 'Fails with `draft-changed` where `revision` is not the newest.',
    params: funding.campaignParams,
    body: funding.campaignKept,
    answers: { 200: funding.ownCampaignDetails },
  }),

  removeCampaign: defineEndpoint({
    method: 'DELETE',
    path: '/api/me/campaigns/:campaignId',
    tag,
    summary: 'Throw a draft away',
    params: funding.campaignParams,
    answers: { 204: nothing },
  }),

  submitCampaign: defineEndpoint({
    method: 'POST',
    path: '/api/me/campaigns/:campaignId/submission',
    tag,
    summary: 'Have a campaign looked at and published',
    params: funding.campaignParams,
    answers: { 200: funding.ownCampaignDetails },
  }),

  addCampaignUpdate: defineEndpoint({
    method: 'POST',
    path: '/api/me/campaigns/:campaignId/updates',
    tag,
    summary: 'Tell on a campaign’s page how it goes on',
    headers: idempotencyHeaders,
    params: funding.campaignParams,
    body: funding.campaignNews,
    answers: { 201: funding.ownCampaignDetails },
  }),

  endCampaign: defineEndpoint({
    method: 'POST',
    path: '/api/me/campaigns/:campaignId/end',
    tag,
    summary: 'End a campaign before its last day',
    params: funding.campaignParams,
    answers: { 200: funding.ownCampaignDetails },
  }),
};
