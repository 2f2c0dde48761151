import {
  type Donation,
  type DonationMade,
  type DonationOrder,
  type Money,
  messages,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import type { Caller } from '../../core/guest-tokens/caller';
import { keyHash } from '../../core/guest-tokens/key-hash';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { ApiError, NotSetUp, orNotFound } from '../../core/http/problems';
import { referenceOf } from '../../core/http/reference';
import type { FieldMessages } from '../../core/language/message';
import { accountByEmail, recordOf } from '../../identity';
import { faceOf, type OnlinePayments } from '../../payments';
import { donationKey, donorOfEmail } from './donation-key';
import { donationStateOf, isRunning } from './donations.model';
import * as store from './donations.store';

type Db = Kysely<Tables>;

interface Deps {
  db: Db;
  idempotent: IdempotentWrite;
  secret: string;
  payments: OnlinePayments;
}

/** A donation: what, from whom, to which campaign. */
interface Giving {
  campaignId: string;
  order: DonationOrder;
  caller: Caller;
  key: string | undefined;
}

export type DonationsService = ReturnType<typeof donationsService>;

/** Donations to campaigns: created here, completed when the payment succeeds. */
export function donationsService({ db, idempotent, secret, payments }: Deps) {
  return {
    /** Fails with `not-found`, `campaign-over`, `validation`, `unavailable`. */
    async donate({ campaignId, order, caller, key }: Giving): Promise<DonationMade> {
      if (!payments.isOffered) throw new NotSetUp(notHere);
      const userId = caller.person?.userId ?? null;
      const write = { call: 'donate', key, body: { ...order, campaignId, userId } } as const;
      const donation = await idempotent(write, async (trx) => {
        const giver = await giverOf(trx, order, userId);
        const id = uuidv7();
        const key_hash = userId === null ? keyHash(donationKey(secret, id)) : null;
        await begin(trx, payments, { campaignId, order, id, key_hash, ...giver });
        return shown(trx, id);
      });
      return { donation, key: userId === null ? donationKey(secret, donation._id) : null };
    },

    /** Fails with `not-found` for any other caller's donation. */
    async read(id: string, caller: Caller): Promise<Donation> {
      const row = await store.donationBy(db, id);
      orNotFound(row && isOwn(row, caller) ? row : undefined, unknown);
      return shown(db, id);
    },
  };
}

interface Giver {
  user_id: string | null;
  donor: string;
  name: string;
  email: string;
}

/** A verified email address makes guest donations and account donations one donor. */
async function giverOf(trx: Db, order: DonationOrder, userId: string | null): Promise<Giver> {
  if (userId !== null) {
    const { fullName, email } = orNotFound(
      await recordOf(trx, userId),
      'There is no such account.',
    );
    return { user_id: userId, donor: userId, name: fullName, email };
  }
  const { name, email } = order;
  if (name === undefined || email === undefined) throw nameless(order);
  const account = await accountByEmail(trx, email);
  const donor = account?.isVerified ? account.id : donorOfEmail(email);
  return { user_id: null, donor, name, email };
}

function nameless({ name, email }: DonationOrder): ApiError {
  const errors: FieldMessages = {
    ...(name === undefined && { name: messages.required }),
    ...(email === undefined && { email: messages.required }),
  };
  return new ApiError('validation', 'Say who gives, and where the receipt is sent.', errors);
}

type NewGift = Giver & {
  id: string;
  campaignId: string;
  order: DonationOrder;
  key_hash: string | null;
};

async function begin(
  trx: Db,
  payments: OnlinePayments,
  { campaignId, order, ...donation }: NewGift,
): Promise<void> {
  const campaign = orNotFound(
    await store.campaignToGiveTo(trx, campaignId),
    'There is no such campaign.',
  );
  if (!isRunning(campaign, new Date())) {
    throw new ApiError('campaign-over', messages.campaignOver);
  }
  const money: Money = { amount: order.amount, currency: campaign.currency };
  await store.insertDonation(trx, {
    ...{ ...donation, ...money, campaign_id: campaignId },
    message: order.message ?? null,
    is_anonymous: order.isAnonymous,
  });
  await payments.open(trx, { donationId: donation.id, userId: donation.user_id, ...money });
}

function isOwn(row: store.DonationRow, { person, key }: Caller): boolean {
  if (row.user_id !== null && row.user_id === person?.userId) return true;
  return row.key_hash !== null && key !== null && keyHash(key) === row.key_hash;
}

async function shown(db: Db, id: string): Promise<Donation> {
  const row = orNotFound(await store.donationBy(db, id), unknown);
  const payment = (await store.paymentsOfDonations(db, [id])).get(id);
  const state = donationStateOf(payment);
  const { slug, title, organiser, name, message, amount, currency } = row;
  const face = payment && faceOf(payment.provider);
  const isOpen = state === 'waiting' || (state === 'failed' && isRunning(row, new Date()));
  return {
    ...{ _id: id, number: referenceOf('D', row.number), campaign: { slug, title, organiser } },
    ...{ amount: { amount, currency }, name, email: row.email ?? '', message, state },
    isAnonymous: row.is_anonymous,
    time: row.created_at.toISOString(),
    paidAt: payment?.paid_at?.toISOString() ?? null,
    refundReason: row.refund_reason,
    isTest: face?.isTest ?? false,
    payment:
      payment && face && isOpen
        ? {
            ...{ _id: payment.id, amount: { amount, currency }, provider: face.name },
            ...{ isTest: face.isTest, outcomes: face.outcomes },
          }
        : null,
  };
}

const unknown = 'There is no such donation of yours.';
const notHere = 'Nobody takes payments for this installation yet, so that nothing was given.';
