import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../core/config/settings';
import type { Tables } from '../core/db/tables.generated';
import type { Once } from '../core/http/idempotency';
import { every } from '../core/jobs/every';
import { earningsRoutes } from './earnings/earnings.routes';
import { earningsService } from './earnings/earnings.service';
import { runErrands } from './money/errands';
import { payersService } from './money/payers.service';
import { paymentsRoutes } from './money/payments.routes';
import { payoutErrand } from './money/payouts';
import type { PaymentNews } from './money/provider';
import { isOnlineOffered, providersOf } from './money/providers';
import { refundErrand } from './money/refunds';
import { settlement, type WhenPaid } from './money/settlement';
import { testFace, testWebhooks } from './money/test-provider';
import { webhooksRoutes } from './money/webhooks.routes';
import { grantLessons } from './packages/credits';
import { packagesRoutes } from './packages/packages.routes';
import { packagesService } from './packages/packages.service';

interface Needs extends Pick<WhenPaid, 'onBookingPaid' | 'onDonationPaid'> {
  db: Kysely<Tables>;
  once: Once;
  settings: Pick<Settings, 'production' | 'sessionSecret' | 'publicUrl'>;
  /** Gives back what is left of a campaign that was stopped. */
  refundCampaign: (campaign: { id: string }) => Promise<void>;
}

const pause = 500;

/** After the database has failed. */
const pauseAfterFailure = 5_000;

/** What is under way when the app closes gets so long to end. */
const patience = 3_000;

/** Payments, what providers tell of them, refunds, lesson packages, and what professionals earn. */
export async function registerPayments(app: FastifyInstance, needs: Needs): Promise<void> {
  const { db, once, settings, onBookingPaid, onDonationPaid } = needs;
  const providers = providersOf(settings);
  const settle = settlement({
    ...{ db, providers, onBookingPaid, onDonationPaid, onPurchasePaid: grantLessons },
  });
  const webhook = testWebhooks(settings.sessionSecret);
  const tell = async (news: PaymentNews) => {
    const { headers, body } = webhook(news);
    await settle(testFace.name, headers, body);
  };
  await app.register(paymentsRoutes, { payers: payersService({ db, tell }) });
  await app.register(webhooksRoutes, { settle });
  await app.register(packagesRoutes, {
    packages: packagesService({ db, once, isOnlineOffered: isOnlineOffered(settings) }),
  });
  await app.register(earningsRoutes, { earnings: earningsService({ db, once, settings }) });
  const failed = (error: unknown) => app.log.error(error, 'a payment waits to be settled');
  const work = runErrands(
    db,
    {
      'payment-refund': refundErrand(db, providers),
      payout: payoutErrand(db, providers),
      'test-payment': tell,
      'campaign-refunds': needs.refundCampaign,
    },
    failed,
  );
  every(app, { pause, pauseAfterFailure, patience, work, failed });
}
