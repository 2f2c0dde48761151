import type { BookingMade, PayingBy, Payment } from '@nukkad/platform/contract';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { lockTimes } from '../src/availability/vendor-lock';
import { enforcePolicies } from '../src/core/auth/access';
import type { SessionsService } from '../src/core/auth/sessions.service';
import type { Database } from '../src/core/db/database';
import type { Tables } from '../src/core/db/database.types';
import { writeOnce } from '../src/core/http/idempotency';
import { campaignRefundsErrand } from '../src/fundraising/donations/give-back';
import { whenDonationPaid } from '../src/fundraising/donations/paid';
import { openPayment } from '../src/payments/money/payments.service';
import type { PaymentNews } from '../src/payments/money/provider';
import type { Webhook } from '../src/payments/money/test-provider';
import { registerPayments } from '../src/payments/register';
import { bareApp } from './bare-app';
import type { Open } from './databases';
import { demoVendor } from './people';

export const moneySettings = {
  production: false,
  sessionSecret: 'a secret of at least thirty-two characters',
  publicUrl: 'http://localhost:8080',
};

/** Money alone, over sample people; a token is the id of whom it lets in. */
export interface TestMoney {
  app: FastifyInstance;
  database: Database;
  db: Kysely<Tables>;
  userId: string;
  teacherId: string;
  close: () => Promise<void>;
}

export async function startMoney(open: Open): Promise<TestMoney> {
  const database = await open(20);
  const db = database.query;
  const { id: userId } = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', 'user@demo.example')
    .executeTakeFirstOrThrow();
  const app = await moneyApp(db);
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { app, database, db, userId, teacherId: await demoVendor(database, 'teacher'), close };
}

export function moneyApp(db: Kysely<Tables>, settings = moneySettings): Promise<FastifyInstance> {
  return bareApp(async (api) => {
    enforcePolicies(api, sessions, { operatorPasskeys: 'optional' });
    await registerPayments(api, {
      ...{ db, once: writeOnce(db), settings, onBookingPaid },
      onDonationPaid: whenDonationPaid(settings),
      refundCampaign: campaignRefundsErrand(db, settings),
    });
  });
}

const sessions = {
  personOf: async (userId: string) =>
    userId === ''
      ? undefined
      : {
          ...{ userId, sessionId: userId, role: 'user' },
          vendorId: null,
          passkeyId: null,
          isVerified: true,
          isRecentlyAuthenticated: true,
        },
} as unknown as SessionsService;

/** As booking does it: what is still held is confirmed. */
async function onBookingPaid(trx: Kysely<Tables>, id: string): Promise<'booked' | 'lost'> {
  const { vendor_id } = await trx
    .selectFrom('booking')
    .select('vendor_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await lockTimes(trx, vendor_id);
  const booked = await trx
    .updateTable('booking')
    .set({ status: 'confirmed', expires_at: null })
    .where('id', '=', id)
    .where('status', '=', 'held')
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  return booked ? 'booked' : 'lost';
}

interface HeldBooking {
  payingBy?: PayingBy;
  amount?: number | null;
  keyHash?: string;
}

/** A lesson that somebody holds, a guest where a key is given. */
export async function holdLesson(
  { db, userId, teacherId }: Pick<TestMoney, 'db' | 'userId' | 'teacherId'>,
  { payingBy = 'online', amount = 50_000, keyHash }: HeldBooking = {},
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('booking')
    .values({
      ...{ id, vendor_id: teacherId, user_id: keyHash ? null : userId, key_hash: keyHash ?? null },
      ...{ kind: 'lesson', status: 'held', time_zone: 'Asia/Kolkata', paying_by: payingBy },
      starts_at: sql<string>`now() + interval '1 day'`,
      ends_at: sql<string>`now() + interval '25 hours'`,
      expires_at: sql<string>`now() + interval '10 minutes'`,
      service_id: null,
      service_name: null,
      fee_amount: amount,
      fee_currency: amount === null ? null : 'INR',
    })
    .execute();
  return id;
}

/** A held lesson and the payment to be made for it. */
export async function lessonToPay(money: TestMoney, held: HeldBooking = {}) {
  const bookingId = await holdLesson(money, held);
  const payment = await money.db.transaction().execute((trx) =>
    openPayment(trx, {
      bookingId,
      userId: held.keyHash ? null : money.userId,
      ...{ amount: held.amount ?? 50_000, currency: 'INR' },
    }),
  );
  return { bookingId, payment };
}

/** Presses a button of the test provider. */
export async function pay(
  { app, userId }: Pick<TestMoney, 'app' | 'userId'>,
  payment: Pick<Payment, '_id'> | NonNullable<BookingMade['payment']>,
  outcome: string,
) {
  return app.inject({
    method: 'POST',
    url: `/api/payments/${payment._id}/test`,
    headers: { authorization: `Bearer ${userId}` },
    payload: { outcome },
  });
}

/** What the test provider tells when a payment is made. */
export async function paidNews(db: Kysely<Tables>, id: string): Promise<PaymentNews> {
  const row = await db
    .selectFrom('payment')
    .select(['provider_ref as ref', 'amount', 'currency'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, eventId: `told:${id}`, kind: 'paid' };
}

/** Sends a webhook as a provider does. */
export const post = (app: FastifyInstance, { headers, body }: Webhook, provider = 'test') =>
  app.inject({
    ...{ method: 'POST', url: `/api/payments/webhooks/${provider}`, payload: body },
    headers: { 'content-type': 'application/json', ...headers },
  });

/** What is in each account altogether. Every movement must sum to zero, in one currency. */
export async function balances(db: Kysely<Tables>): Promise<Record<string, number>> {
  const { rows: unbalanced } = await sql`SELECT movement_id FROM ledger_entry
    GROUP BY movement_id
    HAVING sum(amount) <> 0 OR count(DISTINCT currency) <> 1`.execute(db);
  if (unbalanced.length > 0) throw new Error(`${unbalanced.length} movements do not balance.`);
  const rows = await db
    .selectFrom('ledger_entry')
    .select(['account', sql<number>`sum(amount)::bigint`.as('amount')])
    .groupBy('account')
    .execute();
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}
