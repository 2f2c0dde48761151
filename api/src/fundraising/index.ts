export { campaignsQueue } from './campaigns/campaigns.queue';
export { campaignBySlug } from './campaigns/campaigns.store';
export { stopCampaign } from './campaigns/stopping';
export { refundCampaign } from './donations/give-back';
export { whenDonationPaid } from './donations/paid';
export { registerFundraising } from './register';
