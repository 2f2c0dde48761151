import {
  limits,
  type Payout,
  type PayoutAccountOrder,
  type Payouts,
} from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { EncryptedText } from '../../core/auth/encrypted-text';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { ApiError, orNotFound } from '../../core/http/problems';
import { referenceOf } from '../../core/http/reference';
import { enqueue } from '../../core/jobs/enqueue';
import { languageOfUser } from '../../core/language/people-language.store';
import { notify } from '../../core/notifications/notify';
import { accountCheckJob } from '../money/payment-jobs';
import { byTransfer, faceOf } from '../providers/providers';
import { maskOf, usableFrom } from './payout-account.model';
import * as accounts from './payout-accounts.store';
import { payoutNotifications, payoutWords } from './payout-notices';
import { dueOf, payOutAll, usableAccount, type Way } from './payouts';
import * as store from './payouts.store';
import { payoutText } from './payouts.text';

type Db = Kysely<Tables>;

interface Deps {
  db: Db;
  idempotent: IdempotentWrite;
  numbers: EncryptedText;
  /** Who pays and verifies. */
  way: Way;
  publicUrl: string;
}

export type PayoutsService = ReturnType<typeof payoutsService>;

/** Payout accounts and payouts of professionals and of campaigns. */
export function payoutsService({ db, idempotent, numbers, way, publicUrl }: Deps) {
  const checkedBy = way('INR');

  async function read(from: Db, owner: accounts.Owner): Promise<Payouts> {
    const account = await accounts.currentAccount(from, owner);
    const rows = await store.payoutsOf(from, owner, limits.payoutsShown);
    return {
      account: account ? toAccount(account) : null,
      due: await dueOf(from, owner),
      minimum: { amount: limits.payoutMinimum.INR, currency: 'INR' },
      payouts: rows.map(toPayout),
      way: wayNamed(checkedBy),
    };
  }

  async function isSame(account: accounts.AccountRow, order: PayoutAccountOrder) {
    if (account.details === null || account.state === 'refused') return false;
    const known = await numbers.decrypt(account.details).catch(() => null);
    return known === JSON.stringify(order);
  }

  /** Ends the account before, and tells the owner by e-mail: an intruder would give one of theirs. */
  async function replace(trx: Db, owner: accounts.Owner, order: PayoutAccountOrder) {
    const before = await accounts.currentAccount(trx, owner);
    if (before && (await isSame(before, order))) return;
    if (before) await accounts.endAccount(trx, before.id);
    const id = uuidv7();
    const mask = maskOf(order);
    await accounts.insertAccount(trx, owner, {
      ...{ id, kind: order.kind, mask, details: await numbers.encrypt(JSON.stringify(order)) },
      state: checkedBy === byTransfer ? 'review' : 'checking',
      usable_at: usableFrom(new Date()),
    });
    if (checkedBy !== byTransfer) await enqueue(trx, accountCheckJob, { id });
    const person = await accounts.personOf(trx, owner);
    if (!person) return;
    const { userId, email: to, name, link } = person;
    await notify(trx, { userId, kind: 'payment', link, ...payoutNotifications.given(mask) });
    const language = await languageOfUser(trx, userId);
    const address = new URL(link, publicUrl).href;
    const email = payoutWords(language).givenEmail(to, name, mask, address);
    await enqueueEmail(trx, { ...email, language });
  }

  return {
    of: (owner: accounts.Owner): Promise<Payouts> => read(db, owner),

    /** A campaign of a user; fails with `not-found`. */
    async campaignOf(userId: string, campaignId: string): Promise<accounts.Owner> {
      const found = await db
        .selectFrom('campaign')
        .select('id')
        .where('id', '=', campaignId)
        .where('owner_id', '=', userId)
        .executeTakeFirst();
      orNotFound(found, payoutText.noCampaign);
      return { campaignId };
    },

    /** The same account again changes nothing, and does not begin the wait anew. */
    save: (owner: accounts.Owner, order: PayoutAccountOrder): Promise<Payouts> =>
      db.transaction().execute(async (trx) => {
        await accounts.lockOwner(trx, owner);
        await replace(trx, owner, order);
        return read(trx, owner);
      }),

    /** Pays out what a professional is owed. Fails with `conflict`, saying why nothing can be. */
    payOut: (vendorId: string, key: string | undefined): Promise<Payout[]> =>
      idempotent({ call: 'requestPayout', key, body: { vendorId } }, async (trx) => {
        const owner = { vendorId };
        await accounts.lockOwner(trx, owner);
        const account = await usableAccount(trx, owner);
        if (!account) throw unusable(await accounts.currentAccount(trx, owner));
        const ids = await payOutAll(trx, account, way);
        if (ids.length === 0) throw nothingDue();
        return (await store.payoutsBy(trx, ids)).map(toMade);
      }),
  };
}

function unusable(account: accounts.AccountRow | undefined): ApiError {
  if (!account) return new ApiError('conflict', payoutText.none);
  if (account.state !== 'verified') return new ApiError('conflict', payoutText.notYet);
  return new ApiError('conflict', payoutText.cooling(formatDateTime(account.usable_at)));
}

const nothingDue = () =>
  new ApiError(
    'conflict',
    payoutText.tooLittle({ amount: limits.payoutMinimum.INR, currency: 'INR' }),
  );

const wayNamed = (provider: string): Payouts['way'] => {
  if (provider === byTransfer) return 'transfer';
  return isTest(provider) ? 'test' : 'provider';
};

const isTest = (provider: string): boolean => provider === 'test' && faceOf(provider).isTest;

const toAccount = ({ id, kind, mask, state, problem, usable_at }: accounts.AccountRow) => ({
  ...{ _id: id, kind, mask, state },
  problem: state === 'refused' ? problem : null,
  usableAt: usable_at.toISOString(),
});

const toPayout = (row: Awaited<ReturnType<typeof store.payoutsOf>>[number]) => ({
  _id: row.id,
  reference: referenceOf('P', row.number),
  amount: { amount: row.amount, currency: row.currency },
  at: row.created_at.toISOString(),
  state: row.state,
  to: row.mask,
  bankReference: row.bank_ref,
  problem: row.state === 'returned' ? row.problem : null,
  isTest: isTest(row.provider),
});

const toMade = ({ id, amount, currency, provider, created_at }: store.PayoutRow): Payout => ({
  _id: id,
  amount: { amount, currency },
  at: created_at.toISOString(),
  isTest: isTest(provider),
});
