import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { campaignRefundsErrand } from '../donations/give-back';
import { whenDonationPaid } from '../donations/paid';
import { every } from '../every';
import type { Once } from '../http/idempotency';
import { grantLessons } from '../packages/credits';
import { packagesRoutes } from '../packages/packages.routes';
import { packagesService } from '../packages/packages.service';
import type { Settings } from '../settings';
import type { Tables } from '../storage/database.types';
import { runErrands } from './errands';
import { payersService } from './payers.service';
import { paymentsRoutes } from './payments.routes';
import { payoutErrand } from './payouts';
import type { PaymentNews } from './provider';
import { isOnlineOffered, providersOf } from './providers';
import { refundErrand } from './refunds';
import { settlement, type WhenPaid } from './settlement';
import { testFace, testWebhooks } from './test-provider';
import { webhooksRoutes } from './webhooks.routes';

interface Needs extends Pick<WhenPaid, 'onBookingPaid'> {
  db: Kysely<Tables>;
  once: Once;
  settings: Pick<Settings, 'production' | 'sessionSecret' | 'publicUrl'>;
}

const pause = 500;

/** After the database has failed. */
const pauseAfterFailure = 5_000;

/** What is under way when the app closes gets so long to end. */
const patience = 3_000;

/** Payments, what providers tell of them, refunds, and lesson packages. */
export async function registerMoney(app: FastifyInstance, needs: Needs): Promise<void> {
  const { db, once, settings, onBookingPaid } = needs;
  const providers = providersOf(settings);
  const settle = settlement({
    ...{ db, providers, onBookingPaid, onPurchasePaid: grantLessons },
    onDonationPaid: whenDonationPaid(settings),
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
  const failed = (error: unknown) => app.log.error(error, 'a payment waits to be settled');
  const work = runErrands(
    db,
    {
      'payment-refund': refundErrand(db, providers),
      payout: payoutErrand(db, providers),
      'test-payment': tell,
      'campaign-refunds': campaignRefundsErrand(db, settings),
    },
    failed,
  );
  every(app, { pause, pauseAfterFailure, patience, work, failed });
}
