import { addDays, dayIn, INDIA } from '@nukkad/platform/calendar';
import { type CallName, type CampaignDraft, endpoints } from '@nukkad/platform/contract';
import type { InjectOptions } from 'fastify';
import { lockDraft } from '../../src/fundraising/campaigns/organiser-campaigns.store';
import { publishDraft } from '../../src/fundraising/campaigns/publishing';
import type { TestApp } from '../app/app';
import { type SignedIn, signedIn } from '../app/signed-in';

/** A complete campaign. */
export const aCompleteDraft = (change: Partial<CampaignDraft> = {}): CampaignDraft => ({
  kind: 'cause',
  title: 'Lamps for the reading room',
  category: 'Education',
  description: 'Lamps that do not tire the eyes.',
  body: '## Why\n\nIt is dark by six.\n\n- Twelve lamps\n- Wiring',
  goal: 50_000,
  endsOn: addDays(dayIn(Date.now(), INDIA), 20),
  pictureId: null,
  ...change,
});

interface Funding {
  running: Pick<TestApp, 'database'>;
  organiser: SignedIn;
}

/** Written, not submitted. */
export async function writtenCampaign({ organiser }: Funding, draft = aCompleteDraft()) {
  const { kind } = draft;
  const { _id, revision } = (await organiser.ask('POST', '/api/campaigns', { kind })).json();
  await organiser.ask('PUT', `/api/me/campaigns/${_id}`, { draft, revision });
  return _id as string;
}

/** Written, approved and published. */
export async function publishedCampaign(funding: Funding, draft = aCompleteDraft()) {
  const id = await writtenCampaign(funding, draft);
  await funding.organiser.ask('POST', `/api/me/campaigns/${id}/submission`);
  await funding.running.database.query.transaction().execute(async (trx) => {
    const row = await lockDraft(trx, id);
    if (row) await publishDraft(trx, row, 'http://localhost:8080');
  });
  return id;
}

/** A valid request of a call about campaigns or donations; undefined for any other call. */
export async function fundingExample(
  running: TestApp,
  name: CallName,
): Promise<InjectOptions | undefined> {
  const make = examples[name];
  if (!make) return undefined;
  const organiser = await signedIn(running.app, 'ca');
  const { params = {}, payload } = await make({ running, organiser });
  const url = endpoints[name].path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  return { url, payload, headers: { authorization: `Bearer ${organiser.token}` } };
}

type Make = (funding: Funding) => Promise<{ params?: Record<string, string>; payload?: object }>;

const gift = { amount: 50_000, isAnonymous: false, message: 'Go on!' };

const interest = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '98765 43210',
  range: '1-to-5-lakh',
  message: 'Let us talk.',
};

const onDraft = async (funding: Funding) => ({
  params: { campaignId: await writtenCampaign(funding) },
});
const onPublished = async (funding: Funding, draft?: CampaignDraft) => ({
  params: { campaignId: await publishedCampaign(funding, draft) },
});

const examples: Partial<Record<CallName, Make>> = {
  donate: async (funding) => ({ ...(await onPublished(funding)), payload: gift }),
  getDonation: async (funding) => {
    const { params } = await onPublished(funding);
    const url = `/api/campaigns/${params.campaignId}/donations`;
    const { donation } = (await funding.organiser.ask('POST', url, gift)).json();
    return { params: { donationId: donation._id as string } };
  },
  sendInterest: async (funding) => ({
    ...(await onPublished(funding, aCompleteDraft({ kind: 'startup' }))),
    payload: interest,
  }),
  createCampaign: async () => ({ payload: { kind: 'cause' } }),
  getMyCampaigns: async (funding) => (await onPublished(funding)) && {},
  getMyCampaign: onPublished,
  getCampaignPayouts: onPublished,
  saveCampaignPayoutAccount: async (funding) => ({
    ...(await onPublished(funding)),
    payload: { kind: 'vpa', holder: 'Meera Iyer', vpa: 'meera@okaxis' },
  }),
  keepCampaign: async (funding) => ({
    ...(await onDraft(funding)),
    payload: { draft: aCompleteDraft({ title: 'More lamps' }), revision: 1 },
  }),
  removeCampaign: onDraft,
  submitCampaign: onDraft,
  addCampaignUpdate: async (funding) => ({
    ...(await onPublished(funding)),
    payload: { text: 'The first lamps have come.' },
  }),
  endCampaign: onPublished,
};
