import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { encryptedText } from '../../core/auth/encrypted-text';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { ApiError } from '../../core/http/problems';
import type { Jobs } from '../../core/jobs/jobs';
import { asMessage } from '../../core/language/message';
import type { PayoutCases } from '../money/money.queue';
import { accountCheckJob, payoutJob, payoutLookUpJob } from '../money/payment-jobs';
import type { PayoutEvent, PayoutProvider } from '../providers/payout-provider';
import { type PaymentSettings, payoutProvidersOf, payoutWayOf } from '../providers/providers';
import { type FundAccounts, fundAccounts } from './fund-accounts';
import { applyCheck, checkAccount, lookUpChecks } from './payout-accounts';
import { accountBy } from './payout-accounts.store';
import { payoutCases } from './payout-cases';
import { runPayouts } from './payout-runs';
import {
  applyPayout,
  lookUpPayout,
  lookUpPayouts,
  payOutWithProvider,
  readReversals,
  type Way,
} from './payouts';
import { payoutsRoutes } from './payouts.routes';
import { payoutsService } from './payouts.service';

interface Deps {
  db: Kysely<Tables>;
  jobs: Jobs;
  idempotent: IdempotentWrite;
  settings: PaymentSettings & Pick<Settings, 'publicUrl'>;
}

const limits = { atOnce: 5, leaseSeconds: 60 };

const secondsBetweenLookUps = 60;

/** A run pays each account once a day; it looks more often, as the server may be down. */
const secondsBetweenRuns = 3_600;

const secondsBetweenReversals = 6 * 3_600;

export interface Payouts {
  cases: PayoutCases;
  /** False: the webhook is of another provider. */
  settle: (name: string, headers: IncomingHttpHeaders, rawBody: Buffer) => Promise<boolean>;
}

/** Registers payout accounts, payouts, their daily run, and what providers say of them. */
export async function registerPayouts(app: FastifyInstance, deps: Deps): Promise<Payouts> {
  const { db, jobs, idempotent, settings } = deps;
  const providers = payoutProvidersOf(settings);
  const way: Way = (currency) => payoutWayOf(settings, currency);
  const numbers = encryptedText(settings.sessionSecret, 'payout accounts');
  const known = fundAccounts(db, numbers);
  const { publicUrl } = settings;
  await app.register(payoutsRoutes, {
    payouts: payoutsService({ db, idempotent, numbers, way, publicUrl }),
  });
  const paying = { db, providers, fundAccounts: known };
  const checking = { ...paying, checkedBy: way('INR') };
  jobs.handle(payoutJob, { ...limits, work: payOutWithProvider(paying) });
  jobs.handle(payoutLookUpJob, { ...limits, work: lookUpPayout(paying) });
  jobs.handle(accountCheckJob, { ...limits, work: checkAccount(checking) });
  const seconds = secondsBetweenLookUps;
  jobs.runTask({ name: 'payout-look-ups', seconds, work: lookUpPayouts(db) });
  jobs.runTask({ name: 'payout-account-look-ups', seconds, work: lookUpChecks(db) });
  const reading = readReversals({ db, providers });
  jobs.runTask({ name: 'payout-reversals', seconds: secondsBetweenReversals, work: reading });
  // Professionals try out payouts themselves where no money moves.
  const isTest = way('INR') === 'test';
  const work = runPayouts(db, way, ({ vendor_id }) => isTest && vendor_id !== null);
  jobs.runTask({ name: 'payout-runs', seconds: secondsBetweenRuns, work });
  return { cases: payoutCases(known), settle: payoutSettlement(db, providers, known) };
}

/** Reads webhooks, and refuses those that their provider has not signed. */
export const payoutSettlement =
  (db: Kysely<Tables>, providers: PayoutProvider[], known: FundAccounts): Payouts['settle'] =>
  async (name, headers, rawBody) => {
    const provider = providers.find((one) => one.name === name && name !== 'test');
    if (!provider) return false;
    const read = provider.readWebhook(headers, rawBody);
    if (read === 'forged')
      throw new ApiError('forbidden', asMessage('The signature does not hold.'));
    if (read !== 'irrelevant') await applyEvent(db, known, read);
    return true;
  };

async function applyEvent(db: Kysely<Tables>, known: FundAccounts, event: PayoutEvent) {
  if ('payoutId' in event) return applyPayout(db, event.payoutId, event.standing);
  const account = await accountBy(db, { checkRef: event.checkRef });
  if (account) await applyCheck(db, account.id, event.standing, known);
}
