import type {
  CampaignDraft,
  CampaignKind,
  Donation,
  DonationMade,
  DonationOrder,
  InterestAnswer,
  InterestOrder,
  OwnCampaign,
  OwnCampaignDetails,
} from '../wire';

type OfOne = { params: { campaignId: string } };

/** Calls about giving to campaigns, and about those of one's own. */
export interface FundingCalls {
  donate: { params: { campaignId: string }; body: DonationOrder; answer: DonationMade };
  getDonation: { params: { donationId: string }; answer: Donation };
  sendInterest: { params: { campaignId: string }; body: InterestOrder; answer: InterestAnswer };
  createCampaign: { body: { kind: CampaignKind }; answer: OwnCampaignDetails };
  getMyCampaigns: { answer: OwnCampaign[] };
  getMyCampaign: OfOne & { answer: OwnCampaignDetails };
  /** Fails with `draft-changed` where `revision` is not the newest. */
  keepCampaign: OfOne & {
    body: { draft: CampaignDraft; revision: number };
    answer: OwnCampaignDetails;
  };
  removeCampaign: OfOne & { answer: undefined };
  submitCampaign: OfOne & { answer: OwnCampaignDetails };
  addCampaignUpdate: OfOne & { body: { text: string }; answer: OwnCampaignDetails };
  endCampaign: OfOne & { answer: OwnCampaignDetails };
}

export const fundingEndpoints = {
  donate: { method: 'POST', path: '/api/campaigns/:campaignId/donations' },
  getDonation: { method: 'GET', path: '/api/donations/:donationId' },
  sendInterest: { method: 'POST', path: '/api/campaigns/:campaignId/interest' },
  createCampaign: { method: 'POST', path: '/api/campaigns' },
  getMyCampaigns: { method: 'GET', path: '/api/me/campaigns' },
  getMyCampaign: { method: 'GET', path: '/api/me/campaigns/:campaignId' },
  keepCampaign: { method: 'PUT', path: '/api/me/campaigns/:campaignId' },
  removeCampaign: { method: 'DELETE', path: '/api/me/campaigns/:campaignId' },
  submitCampaign: { method: 'POST', path: '/api/me/campaigns/:campaignId/submission' },
  addCampaignUpdate: { method: 'POST', path: '/api/me/campaigns/:campaignId/updates' },
  endCampaign: { method: 'POST', path: '/api/me/campaigns/:campaignId/end' },
} as const;

export const fundingOutlines = {
  donate: ['donation', 'key'],
  getDonation: ['_id', 'campaign', 'state'],
  sendInterest: ['state'],
  createCampaign: ['_id', 'draft'],
  getMyCampaigns: 'list',
  getMyCampaign: ['_id', 'draft'],
  keepCampaign: ['_id', 'draft'],
  removeCampaign: 'nothing',
  submitCampaign: ['_id', 'draft'],
  addCampaignUpdate: ['_id', 'draft'],
  endCampaign: ['_id', 'draft'],
} as const;
