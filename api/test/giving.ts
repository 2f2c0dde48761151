import assert from 'node:assert/strict';
import type { Donation, DonationMade } from '@nukkad/platform/contract';
import type { TestApp } from './app';
import { aCompleteDraft, publishedCampaign } from './funding-examples';
import { type SignedIn, signedIn } from './signed-in';

const guest = { name: 'Ravi Kumar', email: 'ravi@example.in', isAnonymous: false };

export type Giving = Awaited<ReturnType<typeof givingOn>>;

/** People who raise, give and watch, and what they do: `const { given } = await givingOn(running)`. */
export async function givingOn(running: TestApp) {
  const organiser = await signedIn(running.app, 'ca');
  const operator = await signedIn(running.app, 'operator');
  const asha: SignedIn = await signedIn(running.app, 'user');
  await running.app.ready();

  const publish = (title: string) =>
    publishedCampaign({ running, organiser }, aCompleteDraft({ title }));
  const slugOf = async (id: string): Promise<string> =>
    (await organiser.ask('GET', `/api/me/campaigns/${id}`)).json().slug;
  const campaign = async (id: string) =>
    (await running.app.inject(`/api/campaigns/${await slugOf(id)}`)).json();

  const give = (id: string, order: object, headers: Record<string, string> = {}) =>
    running.app.inject({
      ...{ method: 'POST', url: `/api/campaigns/${id}/donations`, headers },
      payload: { ...guest, amount: 50_000, ...order },
    });
  /** A donation that waits for its payment. */
  const begun = async (id: string, order: object = {}): Promise<DonationMade> => {
    const answer = await give(id, order);
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json();
  };
  const withKey = (key: string | null) => (key === null ? {} : { 'booking-key': key });
  const press = ({ donation, key }: DonationMade, outcome: string, paymentId?: string) =>
    running.app.inject({
      ...{ method: 'POST', payload: { outcome }, headers: withKey(key) },
      url: `/api/payments/${paymentId ?? donation.payment?._id}/test`,
    });
  const read = async ({ donation, key }: DonationMade): Promise<Donation> =>
    (
      await running.app.inject({
        url: `/api/donations/${donation._id}`,
        headers: withKey(key),
      })
    ).json();
  /** A donation that is paid. */
  const given = async (id: string, order: object = {}): Promise<DonationMade> => {
    const made = await begun(id, order);
    assert.equal((await press(made, 'success')).statusCode, 200);
    return made;
  };
  const stop = (id: string, reason = 'Nobody knows the school.') =>
    operator.ask('POST', '/api/operator/queues/campaigns/decisions', {
      ...{ ids: [id], decision: 'stop', reason },
    });
  return {
    ...{ organiser, operator, asha, publish, campaign, give, begun, given },
    ...{ press, read, stop },
  };
}
