import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../core/config/settings';
import type { Tables } from '../core/db/tables.generated';
import type { IdempotentWrite } from '../core/http/idempotency';
import { orNotFound } from '../core/http/problems';
import type { Jobs } from '../core/jobs/jobs';
import type { Queue } from '../core/moderation/queue';
import { earningsRoutes } from './earnings/earnings.routes';
import { earningsService } from './earnings/earnings.service';
import { invoicesRoutes } from './invoices/invoices.routes';
import { creditRefund, invoicesService } from './invoices/invoices.service';
import { moneyQueue } from './money/money.queue';
import { createOrder, lookUpOrders, lookUpPayment } from './money/orders';
import { payersService } from './money/payers.service';
import {
  campaignRefundsJob,
  creditNoteJob,
  lookUpJob,
  orderJob,
  refundJob,
  refundLookUpJob,
  testPaymentJob,
} from './money/payment-jobs';
import { paymentsRoutes } from './money/payments.routes';
import { onlinePayments } from './money/payments.service';
import { lookUpRefund, lookUpRefunds, refundWithProvider } from './money/refunds';
import type { HeldTimes } from './money/reported-transfers';
import { eventApplier, paymentApplier, settlement, type WhenPaid } from './money/settlement';
import { readSettlements } from './money/settlements';
import { webhooksRoutes } from './money/webhooks.routes';
import { grantLessons } from './packages/credits';
import { notifyOfPurchase } from './packages/package-notices';
import { packagesRoutes } from './packages/packages.routes';
import { packagesService } from './packages/packages.service';
import { registerPayouts } from './payouts/register-payouts';
import type { PaymentEvent } from './providers/provider';
import { type PaymentSettings, providersOf } from './providers/providers';
import { testFace } from './providers/test-provider';

interface Deps extends Pick<WhenPaid, 'onBookingPaid' | 'onDonationPaid'> {
  db: Kysely<Tables>;
  jobs: Jobs;
  idempotent: IdempotentWrite;
  settings: PaymentSettings & Pick<Settings, 'publicUrl'>;
  heldTimes: HeldTimes;
  /** Refunds what is left of a stopped campaign. */
  refundCampaign: (campaign: { id: string }) => Promise<void>;
}

/** Longer than a provider takes to respond. */
const limits = { atOnce: 5, leaseSeconds: 60 };

const secondsBetweenLookUps = 60;

/** Providers settle once a day. */
const secondsBetweenSettlements = 6 * 3_600;

/** A campaign may have thousands of donations. */
const limitsOfCampaigns = { atOnce: 1, leaseSeconds: 600 };

/**
 * Registers payments, webhooks, refunds, lesson packages, earnings and invoices. Returns the queue of money that
 * operators look into.
 */
export async function registerPayments(
  app: FastifyInstance,
  deps: Deps,
): Promise<{ queue: Queue }> {
  const { db, jobs, idempotent, settings, heldTimes, onBookingPaid, onDonationPaid } = deps;
  const providers = providersOf(settings);
  const onPurchasePaid: WhenPaid['onPurchasePaid'] = async (trx, purchaseId) => {
    const outcome = await grantLessons(trx, purchaseId);
    if (outcome === 'granted') await notifyOfPurchase(trx, purchaseId, settings.publicUrl);
    return outcome;
  };
  const when = { onBookingPaid, onDonationPaid, onPurchasePaid };
  const apply = eventApplier({ db, ...when });
  const tell = async (event: PaymentEvent) => {
    orNotFound(
      providers.find(({ isTest }) => isTest),
      'There is no such payment provider.',
    );
    await apply(testFace.name, event);
  };
  await app.register(paymentsRoutes, { payers: payersService({ db, tell, heldTimes }) });
  const payouts = await registerPayouts(app, deps);
  const settle = settlement(providers, apply);
  await app.register(webhooksRoutes, {
    settle: async (...webhook) => {
      if (!(await payouts.settle(...webhook))) await settle(...webhook);
    },
  });
  await app.register(packagesRoutes, {
    packages: packagesService({ db, idempotent, payments: onlinePayments(settings, 'other') }),
  });
  await app.register(earningsRoutes, { earnings: earningsService({ db }) });
  await app.register(invoicesRoutes, { invoices: invoicesService({ db }) });
  jobs.handle(orderJob, { ...limits, work: createOrder(db, providers) });
  jobs.handle(lookUpJob, { ...limits, work: lookUpPayment({ db, providers, apply }) });
  jobs.handle(refundJob, { ...limits, work: refundWithProvider(db, providers) });
  jobs.handle(creditNoteJob, { ...limits, work: creditRefund(db) });
  jobs.handle(refundLookUpJob, { ...limits, work: lookUpRefund(db, providers) });
  jobs.handle(testPaymentJob, { ...limits, work: tell });
  jobs.handle(campaignRefundsJob, { ...limitsOfCampaigns, work: deps.refundCampaign });
  const seconds = secondsBetweenLookUps;
  jobs.runTask({ name: 'payment-look-ups', seconds, work: lookUpOrders(db, providers) });
  jobs.runTask({ name: 'refund-look-ups', seconds, work: lookUpRefunds(db) });
  const work = readSettlements(db, providers);
  jobs.runTask({ name: 'payment-settlements', seconds: secondsBetweenSettlements, work });
  return { queue: moneyQueue({ apply: paymentApplier(when), payouts: payouts.cases, heldTimes }) };
}
