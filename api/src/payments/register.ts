import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../core/config/settings';
import type { Tables } from '../core/db/tables.generated';
import type { IdempotentWrite } from '../core/http/idempotency';
import type { Jobs } from '../core/jobs/jobs';
import { earningsRoutes } from './earnings/earnings.routes';
import { earningsService } from './earnings/earnings.service';
import { payersService } from './money/payers.service';
import { campaignRefundsJob, payoutJob, refundJob, testPaymentJob } from './money/payment-jobs';
import { paymentsRoutes } from './money/payments.routes';
import { payOutWithProvider } from './money/payouts';
import type { PaymentEvent } from './money/provider';
import { isOnlineOffered, providersOf } from './money/providers';
import { refundWithProvider } from './money/refunds';
import { settlement, type WhenPaid } from './money/settlement';
import { testFace, testWebhooks } from './money/test-provider';
import { webhooksRoutes } from './money/webhooks.routes';
import { grantLessons } from './packages/credits';
import { packagesRoutes } from './packages/packages.routes';
import { packagesService } from './packages/packages.service';

interface Deps extends Pick<WhenPaid, 'onBookingPaid' | 'onDonationPaid'> {
  db: Kysely<Tables>;
  jobs: Jobs;
  idempotent: IdempotentWrite;
  settings: Pick<Settings, 'production' | 'sessionSecret' | 'publicUrl'>;
  /** Refunds what is left of a stopped campaign. */
  refundCampaign: (campaign: { id: string }) => Promise<void>;
}

/** Longer than a provider takes to respond. */
const limits = { atOnce: 5, leaseSeconds: 60 };

/** A campaign may have thousands of donations. */
const limitsOfCampaigns = { atOnce: 1, leaseSeconds: 600 };

/** Registers payments, webhooks, refunds, lesson packages and earnings. */
export async function registerPayments(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, jobs, idempotent, settings, onBookingPaid, onDonationPaid } = deps;
  const providers = providersOf(settings);
  const settle = settlement({
    ...{ db, providers, onBookingPaid, onDonationPaid, onPurchasePaid: grantLessons },
  });
  const webhook = testWebhooks(settings.sessionSecret);
  const tell = async (event: PaymentEvent) => {
    const { headers, body } = webhook(event);
    await settle(testFace.name, headers, body);
  };
  await app.register(paymentsRoutes, { payers: payersService({ db, tell }) });
  await app.register(webhooksRoutes, { settle });
  await app.register(packagesRoutes, {
    packages: packagesService({ db, idempotent, isOnlineOffered: isOnlineOffered(settings) }),
  });
  await app.register(earningsRoutes, { earnings: earningsService({ db, idempotent, settings }) });
  jobs.handle(refundJob, { ...limits, work: refundWithProvider(db, providers) });
  jobs.handle(payoutJob, { ...limits, work: payOutWithProvider(db, providers) });
  jobs.handle(testPaymentJob, { ...limits, work: tell });
  jobs.handle(campaignRefundsJob, { ...limitsOfCampaigns, work: deps.refundCampaign });
}
