import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueue } from '../../core/jobs/enqueue';
import {
  type PaymentEvent,
  type PaymentIntent,
  type PaymentProvider,
  ProviderRefusal,
} from '../providers/provider';
import { providerNamed } from '../providers/providers';
import {
  keepOrder,
  keepOrderFailure,
  orderOf,
  providerPayment,
  takeOrdersToAsk,
} from './orders.store';
import { lookUpJob } from './payment-jobs';
import { canBePaid, type PaymentRow, paymentBy } from './payments.store';
import { descriptionOf } from './payments.text';

/**
 * Job that creates the provider's order of a committed payment. It runs again after a crash: the
 * provider knows the order by our reference. A refusal is kept for the payer to see.
 */
export function createOrder(db: Kysely<Tables>, providers: PaymentProvider[]) {
  return async ({ id }: { id: string }): Promise<void> => {
    const payment = await paymentBy(db, { id });
    const order = await orderOf(db, id);
    if (!payment || !order || order.ref !== null || payment.state !== 'waiting') return;
    if (!canBePaid(payment)) return;
    const provider = providerNamed(providers, payment.provider);
    try {
      await keepOrder(db, id, await provider.createOrder(intentOf(payment)));
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      await keepOrderFailure(db, id, error.message);
    }
  };
}

/** What is bought without a deadline of its own can be paid for a day. */
const openFor = 86_400_000;

function intentOf(payment: PaymentRow): PaymentIntent {
  const { provider_ref: ref, amount, currency, expires_at, campaign_ends_at } = payment;
  const expiresAt = expires_at ?? new Date(Date.now() + openFor);
  const isOverBefore = campaign_ends_at !== null && campaign_ends_at < expiresAt;
  return {
    ...{ ref, amount, currency, description: descriptionOf(payment) },
    expiresAt: isOverBefore ? campaign_ends_at : expiresAt,
  };
}

/** Orders that one run asks about. */
const most = 200;

/**
 * Periodic task: has providers asked about orders whose payment no webhook may have told. Each is a
 * job, so that one that fails holds up no other.
 */
export function lookUpOrders(db: Kysely<Tables>, providers: PaymentProvider[]) {
  const names = providers.filter(({ hasOrders }) => hasOrders).map(({ name }) => name);
  return async (): Promise<void> => {
    if (names.length === 0) return;
    for (const id of await takeOrdersToAsk(db, names, most)) await enqueue(db, lookUpJob, { id });
  };
}

interface LookUpDeps {
  db: Kysely<Tables>;
  providers: PaymentProvider[];
  apply: (provider: string, event: PaymentEvent) => Promise<void>;
}

/** Job that applies what a provider says of a payment, as its webhooks would. */
export function lookUpPayment({ db, providers, apply }: LookUpDeps) {
  return async ({ id }: { id: string }): Promise<void> => {
    const payment = await providerPayment(db, id);
    const provider = providerNamed(providers, payment.provider);
    for (const event of await provider.lookUp(payment)) await apply(provider.name, event);
  };
}
