import type { CaseText, DecisionOffer, QueueCase, QueueEntry } from '@nukkad/platform/contract';
import { formatMoney } from '@nukkad/platform/format';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import type { Decided, Queue } from '../../core/moderation/queue';
import type { PaymentEvent } from '../providers/provider';
import {
  countMoneyCases,
  type MoneyCase,
  moneyCase,
  oldestMoneyCase,
  pageOfMoneyCases,
} from './money-cases.store';
import { paymentOfTransaction } from './orders.store';
import { lockWhatIsPaid, type PaymentRow, paymentBy } from './payments.store';
import { moneyCaseText } from './payments.text';
import { payRefundByHand } from './refunds';
import { type HeldTimes, refuseTransfer } from './reported-transfers';
import { settleUnmatched } from './unmatched.store';

type Trx = Kysely<Tables>;

/** Applies an event in a transaction. */
type Apply = (trx: Trx, provider: string, event: PaymentEvent) => Promise<void>;

/** Accounts that operators verify and payouts that they make, which are decided elsewhere. */
export interface PayoutCases {
  /** Where the money goes, in full, for the operator who transfers it. */
  linesOf: (db: Trx, row: MoneyCase) => Promise<string>;
  /** False when it was decided before. */
  decide: (trx: Trx, row: MoneyCase, decided: Decided) => Promise<boolean>;
}

interface Deps {
  apply: Apply;
  payouts: PayoutCases;
  heldTimes: HeldTimes;
}

/** Money that operators look into, by the statement of the bank or of the provider. */
export const moneyQueue = ({ apply, payouts, heldTimes }: Deps): Queue => ({
  name: 'payments',
  count: countMoneyCases,
  oldest: oldestMoneyCase,
  page: async (db, wanted, stretch) => (await pageOfMoneyCases(db, wanted, stretch)).map(toEntry),
  find: async (db, id) => {
    const found = await moneyCase(db, id);
    if (!found?.isWaiting || !isPayoutCase(found)) return found && toCase(found);
    const text = await payouts.linesOf(db, found);
    return { ...toCase(found), texts: [sent(found, text)] };
  },
  decide: async (trx, id, decided) => {
    const found = await moneyCase(trx, id);
    if (!found || !offersOf(found).some(({ decision }) => decision === decided.decision)) {
      throw decidedAlready();
    }
    if (found.kind === 'unmatched') return settleUnmatched(trx, { id });
    if (found.kind === 'refund') return payByHand(trx, id, decided);
    if (isPayoutCase(found)) {
      if (!(await payouts.decide(trx, found, decided))) throw decidedAlready();
      return;
    }
    return decideTransfer(trx, { apply, heldTimes }, id, decided);
  },
});

const offers: Record<MoneyCase['kind'], DecisionOffer[]> = {
  transfer: [
    { decision: 'confirm', needs: ['reason'] },
    { decision: 'reject', needs: ['reason'] },
  ],
  refund: [{ decision: 'confirm', needs: ['reason'] }],
  unmatched: [{ decision: 'close', needs: ['reason'] }],
  account: [
    { decision: 'confirm', needs: ['reason'] },
    { decision: 'reject', needs: ['reason'] },
  ],
  payout: [
    { decision: 'confirm', needs: ['reason'] },
    { decision: 'reject', needs: ['reason'] },
  ],
};

/** A transfer that was not found, or that was looked for long enough, may stand in the statement after all. */
const isLate = ({ isWaiting, isUnpaid }: MoneyCase): boolean => !isWaiting && isUnpaid;

function offersOf(row: MoneyCase): DecisionOffer[] {
  if (row.isWaiting) return offers[row.kind];
  return isLate(row) ? offers.transfer.filter(({ decision }) => decision === 'confirm') : [];
}

const isPayoutCase = ({ kind }: MoneyCase): boolean => kind === 'account' || kind === 'payout';

const sent = ({ payer: by, at }: MoneyCase, text: string): CaseText => ({
  ...{ kind: 'sent', by, text, time: at.toISOString() },
});

const toEntry = (row: MoneyCase): QueueEntry => ({
  _id: row.id,
  title: moneyCaseText.title(row.kind, row.kind === 'account' ? row.reference : formatMoney(row)),
  excerpt: excerptOf(row),
  from: row.payer,
  time: row.at.toISOString(),
  state: row.isWaiting ? 'waiting' : 'settled',
  dueAt: row.isWaiting ? (row.keptUntil?.toISOString() ?? null) : null,
});

function excerptOf(row: MoneyCase): string {
  if (isLate(row)) return moneyCaseText.late;
  if (row.reported) return moneyCaseText.reported(row.reported);
  return row.problem ?? moneyCaseText.why[row.kind];
}

const toCase = (row: MoneyCase): Omit<QueueCase, 'history'> => ({
  ...toEntry(row),
  texts: row.reported === null ? [] : [sent(row, moneyCaseText.reported(row.reported))],
  facts: [
    { fact: 'kind', value: row.provider },
    { fact: 'number', value: row.reference },
    ...(row.kind === 'account' ? [] : [{ fact: 'amount' as const, value: formatMoney(row) }]),
  ],
  ...{ files: [], draft: '' },
  offers: offersOf(row),
});

/** A bank numbers each transfer over UPI with twelve digits, so that none confirms two payments. */
const bankReference = /^\d{12}$/;

async function decideTransfer(
  trx: Trx,
  { apply, heldTimes }: Pick<Deps, 'apply' | 'heldTimes'>,
  id: string,
  { decision, reason = '' }: Decided,
): Promise<void> {
  const payment = await paymentBy(trx, { id });
  if (!payment) throw decidedAlready();
  await lockWhatIsPaid(trx, payment);
  const { state } = (await paymentBy(trx, { id })) as PaymentRow;
  const { provider, provider_ref: ref, amount, currency } = payment;
  if (decision === 'reject' && state === 'waiting') return refuseTransfer(trx, heldTimes, payment);
  const isUnpaid = state === 'waiting' || state === 'failed';
  if (decision !== 'confirm' || !isUnpaid) throw decidedAlready();
  if (!bankReference.test(reason)) throw notValid({ reason: moneyCaseText.referenceRule });
  if (await paymentOfTransaction(trx, provider, reason)) {
    throw notValid({ reason: moneyCaseText.referenceUsed });
  }
  const event = { eventId: `operator:${reason}`, ref, transaction: reason, amount, currency };
  await apply(trx, provider, { ...event, kind: 'paid' });
}

async function payByHand(trx: Trx, id: string, { reason = '' }: Decided): Promise<void> {
  if (!(await payRefundByHand(trx, id, reason))) throw decidedAlready();
}

const decidedAlready = () =>
  new ApiError('conflict', 'Another operator has decided this. Reload the page.');
