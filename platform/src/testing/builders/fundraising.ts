import type { CampaignDetails, Donation, OwnCampaign, OwnCampaignDetails } from '../../contract';
import { aPicture } from './directory';

/** A campaign that has reached a third of its goal. */
export function aCampaign(values: Partial<CampaignDetails> = {}): CampaignDetails {
  return {
    _id: 'campaign-1',
    slug: 'reading-room',
    kind: 'cause',
    title: 'A reading room for Agara',
    category: 'Education',
    description: 'Shelves, lamps and a thousand books.',
    raised: { amount: 12_000_000, currency: 'INR' },
    goal: { amount: 36_000_000, currency: 'INR' },
    donors: 132,
    days: 21,
    organiser: 'Agara Parents Circle (sample)',
    picture: aPicture(),
    state: 'running',
    stopReason: null,
    body: [{ kind: 'paragraph', text: 'The room stands empty.' }],
    updates: [{ time: '2026-11-01T04:30:00.000Z', text: 'Four shelves have come.' }],
    ...values,
  };
}

/** A guest's paid donation of ₹500. */
export function aDonation(values: Partial<Donation> = {}): Donation {
  return {
    _id: 'donation-1',
    number: 'NK-D-000123',
    campaign: {
      slug: 'reading-room',
      title: 'A reading room for Agara',
      organiser: 'Agara Circle',
    },
    amount: { amount: 50_000, currency: 'INR' },
    name: 'Ravi Kumar',
    email: 'ravi@example.in',
    message: null,
    isAnonymous: false,
    state: 'paid',
    time: '2026-11-20T04:30:00.000Z',
    paidAt: '2026-11-20T04:31:00.000Z',
    refundReason: null,
    isTest: true,
    payment: null,
    ...values,
  };
}

/** The organiser's own campaign, a draft. */
export function anOwnCampaign(values: Partial<OwnCampaign> = {}): OwnCampaign {
  return {
    _id: 'own-1',
    kind: 'cause',
    title: 'Lamps for the reading room',
    state: 'draft',
    slug: null,
    raised: null,
    goal: { amount: 5_000_000, currency: 'INR' },
    updatedAt: '2026-11-20T04:30:00.000Z',
    ...values,
  };
}

/** The same with all its texts. */
export function ownCampaignDetails(values: Partial<OwnCampaignDetails> = {}): OwnCampaignDetails {
  return {
    ...anOwnCampaign(),
    draft: {
      kind: 'cause',
      title: 'Lamps for the reading room',
      category: 'Education',
      description: 'Lamps that do not tire the eyes.',
      body: '## Why\n\nIt is dark by six.',
      goal: 50_000,
      endsOn: '2026-12-20',
      pictureId: null,
    },
    preview: [
      { kind: 'heading', text: 'Why' },
      { kind: 'paragraph', text: 'It is dark by six.' },
    ],
    revision: 3,
    reason: null,
    updates: [],
    donations: [],
    interests: [],
    ...values,
  };
}
