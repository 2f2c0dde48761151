import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { RazorpayXSettings } from '../../core/config/payment-settings';
import type {
  AccountDetails,
  CheckStanding,
  PayoutEvent,
  PayoutNews,
  PayoutOrder,
  PayoutProvider,
  PayoutStanding,
} from './payout-provider';
import { ProviderRefusal } from './provider';
import { type RazorpayApi, razorpayApi } from './razorpay-api';
import { isSameSignature } from './signature';

export const razorpayXName = 'razorpayx';

const made = z.object({ id: z.string() });

const validation = z.object({
  id: z.string(),
  status: z.enum(['created', 'completed', 'failed']),
  results: z
    .object({ account_status: z.string().nullish(), registered_name: z.string().nullish() })
    .nullish(),
});

const payout = z.object({
  id: z.string(),
  status: z.string(),
  reference_id: z.string().nullish(),
  utr: z.string().nullish(),
  status_details: z.object({ description: z.string().nullish() }).nullish(),
  failure_reason: z.string().nullish(),
});

type Payout = z.infer<typeof payout>;

const listed = z.object({ items: z.array(payout) });

const webhook = z.union([
  z.object({
    event: z.string().startsWith('payout.'),
    payload: z.object({ payout: z.object({ entity: payout }) }),
  }),
  z.object({
    event: z.enum(['fund_account.validation.completed', 'fund_account.validation.failed']),
    payload: z.object({ 'fund_account.validation': z.object({ entity: validation }) }),
  }),
]);

/** Payouts by RazorpayX: contacts, fund accounts, their validation, and payouts. */
export function razorpayXProvider(settings: RazorpayXSettings): PayoutProvider {
  const call = razorpayApi(settings);
  const { accountNumber, webhookSecret } = settings;
  const sign = (body: Buffer) => createHmac('sha256', webhookSecret).update(body).digest('hex');
  return {
    name: razorpayXName,
    addAccount: (owner, details) => addFundAccount(call, owner, details),
    async checkAccount(fundAccount, kind) {
      const body = {
        ...{ account_number: accountNumber, fund_account: { id: fundAccount } },
        // A rupee goes to a bank account; of a UPI address the bank is only asked.
        ...(kind === 'bank' && { amount: 100, currency: 'INR' }),
        notes: {},
      };
      const path = '/fund_accounts/validations';
      return checkStanding(await call({ method: 'POST', path, body, answer: validation }));
    },
    async lookUpCheck(ref) {
      const path = `/fund_accounts/validations/${encodeURIComponent(ref)}`;
      return checkStanding(await call({ path, answer: validation }));
    },
    payOut: (order) => createPayout(call, accountNumber, order),
    lookUpPayout: (id) => payoutByReference(call, accountNumber, id),
    reversedSince: (since) => reversedSince(call, accountNumber, since),
    readWebhook(headers, rawBody) {
      if (!isSameSignature(headers['x-razorpay-signature'], sign(rawBody))) return 'forged';
      return readEvent(rawBody);
    },
  };
}

/** Both calls answer with what there is when the same is sent again. */
async function addFundAccount(
  call: RazorpayApi,
  { id }: { id: string },
  details: AccountDetails,
): Promise<string> {
  const contact = { name: details.holder.slice(0, 50), type: 'vendor', reference_id: id };
  const { id: contact_id } = await call({
    ...{ method: 'POST', path: '/contacts', body: contact, answer: made },
  });
  const { holder: name } = details;
  const body =
    details.kind === 'bank'
      ? {
          ...{ contact_id, account_type: 'bank_account' },
          bank_account: { name, ifsc: details.ifsc, account_number: details.number },
        }
      : { contact_id, account_type: 'vpa', vpa: { address: details.vpa } };
  return (await call({ method: 'POST', path: '/fund_accounts', body, answer: made })).id;
}

/** IMPS, which takes minutes, has a limit of ₹5 lakh by its operator; NEFT has none. */
const impsMost = 50_000_000;

async function createPayout(
  call: RazorpayApi,
  account_number: string,
  { id, kind, fundAccount, amount, currency }: PayoutOrder,
): Promise<PayoutStanding> {
  const mode = kind === 'vpa' ? 'UPI' : amount <= impsMost ? 'IMPS' : 'NEFT';
  const body = {
    ...{ account_number, fund_account_id: fundAccount, amount, currency, mode },
    ...{ purpose: 'payout', queue_if_low_balance: true, reference_id: id, narration: 'Nukkad' },
  };
  try {
    const headers = { 'x-payout-idempotency': id };
    return standingOf(
      await call({ method: 'POST', path: '/payouts', body, headers, answer: payout }),
    );
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    // The answer to an earlier attempt may have been lost: only what is not there was refused.
    const earlier = await payoutByReference(call, account_number, id);
    return earlier ?? { state: 'returned', ref: null, reason: error.message };
  }
}

async function payoutByReference(call: RazorpayApi, account_number: string, id: string) {
  const query = new URLSearchParams({ account_number, reference_id: id });
  const { items } = await call({ path: `/payouts?${query}`, answer: listed });
  const found = items.find(({ reference_id }) => reference_id === id);
  return found && standingOf(found);
}

/** Payouts that one call lists. */
const perPage = 100;

async function reversedSince(call: RazorpayApi, account_number: string, since: Date) {
  const from = String(Math.floor(since.getTime() / 1_000));
  const found: PayoutNews[] = [];
  for (let skip = 0; ; skip += perPage) {
    const page = { count: String(perPage), skip: String(skip) };
    const query = new URLSearchParams({ account_number, status: 'reversed', from, ...page });
    const { items } = await call({ path: `/payouts?${query}`, answer: listed });
    found.push(...items.flatMap((one) => newsOf(one) ?? []));
    if (items.length < perPage) return found;
  }
}

/** Undefined of a payout that is not ours. */
function newsOf(entity: Payout): PayoutNews | undefined {
  const id = z.uuid().safeParse(entity.reference_id);
  return id.success ? { payoutId: id.data, standing: standingOf(entity) } : undefined;
}

const ended = new Set(['failed', 'reversed', 'rejected', 'cancelled']);

function standingOf({ id: ref, status, utr, ...why }: Payout): PayoutStanding {
  if (status === 'processed') return { state: 'paid', ref, bankRef: utr ?? null };
  if (!ended.has(status)) return { state: 'sent', ref };
  const reason = why.status_details?.description || why.failure_reason;
  return { state: 'returned', ref, reason: reason || `RazorpayX says: ${status}.` };
}

function checkStanding({ id: ref, status, results }: z.infer<typeof validation>): CheckStanding {
  if (status === 'created') return { state: 'pending', ref };
  if (status === 'completed' && results?.account_status === 'active') {
    return { state: 'active', ref, registeredName: results.registered_name || null };
  }
  if (status === 'failed') return { state: 'unclear', ref, reason: 'The bank could not be asked.' };
  return { state: 'invalid', ref, reason: 'The bank does not know it.' };
}

function readEvent(body: Buffer): 'irrelevant' | PayoutEvent {
  const read = webhook.safeParse(parsed(body));
  if (!read.success) return 'irrelevant';
  const { payload } = read.data;
  if (!('payout' in payload)) {
    const { entity } = payload['fund_account.validation'];
    return { checkRef: entity.id, standing: checkStanding(entity) };
  }
  return newsOf(payload.payout.entity) ?? 'irrelevant';
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
