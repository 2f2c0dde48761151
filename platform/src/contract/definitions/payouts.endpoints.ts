import { campaignParams } from '../schemas/funding.schema';
import * as payouts from '../schemas/payouts.schema';
import { defineEndpoint } from './define-endpoint';

const tag = 'payouts';

export const payoutsEndpoints = {
  getPayouts: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/me/payouts',
    tag,
    summary: 'Where the payouts of a professional go, and what became of them',
    answers: { 200: payouts.payouts },
  }),

  savePayoutAccount: defineEndpoint({
    method: 'PUT',
    path: '/api/vendors/me/payout-account',
    tag,
    summary: 'Have payouts go to an account',
    description:
      'It is verified first, and used a day later. The same account again changes nothing.',
    body: payouts.payoutAccountOrder,
    answers: { 200: payouts.payouts },
  }),

  getCampaignPayouts: defineEndpoint({
    method: 'GET',
    path: '/api/me/campaigns/:campaignId/payouts',
    tag,
    summary: 'Where the donations of a campaign of one’s own go, and what became of them',
    params: campaignParams,
    answers: { 200: payouts.payouts },
  }),

  saveCampaignPayoutAccount: defineEndpoint({
    method: 'PUT',
    path: '/api/me/campaigns/:campaignId/payout-account',
    tag,
    summary: 'Have the donations of a campaign go to an account',
    description: 'They are paid out when the campaign has ended and the account is verified.',
    params: campaignParams,
    body: payouts.payoutAccountOrder,
    answers: { 200: payouts.payouts },
  }),
};
