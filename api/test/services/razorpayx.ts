import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RazorpayXSettings } from '../../src/core/config/payment-settings';
import type { CallFault, RazorpayWebhook } from './razorpay';

type Fields = Record<string, unknown>;

interface FundAccount extends Fields {
  id: string;
  key: string;
}

interface Validation {
  id: string;
  fundAccount: FundAccount;
  status: 'created' | 'completed' | 'failed';
  results: { account_status: string | null; registered_name: string | null };
}

interface SentPayout {
  id: string;
  key: string;
  reference_id: string;
  fund_account_id: string;
  amount: number;
  status: 'processing' | 'processed' | 'reversed' | 'failed';
  utr: string | null;
  /** Of this call, as the key is refused with another body. */
  body: string;
}

export type FakeRazorpayX = Awaited<ReturnType<typeof startRazorpayX>>;

const id = (kind: string) =>
  `${kind}_${randomBytes(10).toString('base64url').replace(/\W|_/g, 'x')}`;

/**
 * RazorpayX on this machine, as its documentation of contacts, fund accounts, their validation, payouts
 * and webhooks has it. No money moves. `fault` decides how each call is answered, `holderOf` whose an
 * account is by the bank, null of one that it does not know.
 */
export async function startRazorpayX() {
  const contacts = new Map<string, { id: string }>();
  const funds = new Map<string, FundAccount>();
  const validations = new Map<string, Validation>();
  const payouts = new Map<string, SentPayout>();
  const sent: RazorpayWebhook[] = [];
  const faults = {
    call: (): CallFault => 'none',
    /** Validations and payouts that end later, by `endAll`. */
    isPending: () => false,
    holderOf: (account: Fields): string | null => String(account.name ?? ''),
    refuses: (_amount: number) => false,
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings: RazorpayXSettings = {
    ...{ url: `http://127.0.0.1:${port}`, keyId: 'rzp_x_fake', keySecret: 'a secret of keys' },
    ...{ webhookSecret: 'a secret of webhooks', accountNumber: '7878780080316316' },
  };
  const authorization = `Basic ${Buffer.from(`${settings.keyId}:${settings.keySecret}`).toString('base64')}`;

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const body = await read(request);
    const fault = faults.call();
    const refuse = fault === 'busy' ? 429 : fault === 'broken' ? 502 : null;
    if (refuse) return answer(response, refuse, problem('Try again later.'));
    if (request.headers.authorization !== authorization) {
      return answer(response, 401, problem('Authentication failed'));
    }
    const [status, said] = route(request, body);
    if (fault === 'cut') return request.socket.destroy();
    if (fault === 'lost') return answer(response, 504, problem('Timed out.'));
    answer(response, status, said);
  }

  function route({ method, url = '', headers }: IncomingMessage, body: string): [number, object] {
    const { pathname, searchParams } = new URL(url, settings.url);
    const path = pathname.replace('/v1/', '');
    if (method === 'POST' && path === 'contacts') return known(contacts, body, 'cont');
    if (method === 'POST' && path === 'fund_accounts') return addFund(body);
    if (method === 'POST' && path === 'fund_accounts/validations')
      return validate(JSON.parse(body));
    const validation = validations.get(path.replace('fund_accounts/validations/', ''));
    if (validation) return [200, shownValidation(validation)];
    if (method === 'POST' && path === 'payouts') {
      return makePayout(body, String(headers['x-payout-idempotency'] ?? ''));
    }
    if (path === 'payouts' && searchParams.get('account_number') === settings.accountNumber) {
      const reference = searchParams.get('reference_id');
      const status = searchParams.get('status');
      const [count, skip] = ['count', 'skip'].map((name) => Number(searchParams.get(name) ?? 0));
      const items = [...payouts.values()]
        .filter((one) => reference === null || one.reference_id === reference)
        .filter((one) => status === null || one.status === status)
        .slice(skip, (skip ?? 0) + (count || 10));
      return [200, { entity: 'collection', count: items.length, items: items.map(shownPayout) }];
    }
    return [404, problem('The requested URL was not found on the server.')];
  }

  /** The same details again answer what there is. */
  function known<T extends { id: string }>(
    kept: Map<string, T>,
    body: string,
    kind: string,
    more: (made: { id: string }) => T = (made) => made as T,
  ): [number, object] {
    const before = kept.get(body);
    if (before) return [200, before];
    const made = more({ id: id(kind) });
    kept.set(body, made);
    return [201, made];
  }

  function addFund(body: string): [number, object] {
    const { account_type, bank_account, vpa } = JSON.parse(body);
    const isRight =
      account_type === 'vpa'
        ? String(vpa?.address).includes('@')
        : /^[A-Z]{4}0[A-Z0-9]{6}$/.test(String(bank_account?.ifsc));
    if (!isRight) return [400, problem('Invalid IFSC Code in Bank Account')];
    return known(funds, body, 'fa', (made) => ({ ...made, ...(bank_account ?? vpa), key: body }));
  }

  function validate({ fund_account, account_number }: Fields): [number, object] {
    const name = (fund_account as Fields | undefined)?.id;
    const fundAccount = [...funds.values()].find((one) => one.id === name);
    if (!fundAccount || account_number !== settings.accountNumber) {
      return [400, problem('The id provided does not exist')];
    }
    const results = { account_status: null, registered_name: null };
    const made: Validation = { id: id('fav'), fundAccount, status: 'created', results };
    validations.set(made.id, made);
    if (!faults.isPending()) endValidation(made);
    return [200, shownValidation(made)];
  }

  function endValidation(one: Validation): void {
    const holder = faults.holderOf(one.fundAccount);
    one.status = 'completed';
    one.results = {
      account_status: holder === null ? 'invalid' : 'active',
      registered_name: holder,
    };
    const entity = { entity: shownValidation(one) };
    emit('fund_account.validation.completed', { 'fund_account.validation': entity });
  }

  function makePayout(body: string, key: string): [number, object] {
    const before = payouts.get(key);
    if (before && before.body !== body) {
      return [400, problem('Different request body sent for the same Idempotency Header')];
    }
    if (before) return [200, shownPayout(before)];
    const { amount, fund_account_id, reference_id, account_number } = JSON.parse(body);
    const isKnown = [...funds.values()].some((one) => one.id === fund_account_id);
    if (key === '' || !isKnown || account_number !== settings.accountNumber) {
      return [400, problem('The id provided does not exist')];
    }
    if (faults.refuses(amount)) return [400, problem('The amount is not allowed for this mode')];
    const made: SentPayout = {
      ...{ id: id('pout'), key, reference_id, fund_account_id, amount, body },
      ...{ status: 'processing', utr: null },
    };
    payouts.set(key, made);
    if (!faults.isPending()) endPayout(made, 'processed');
    return [200, shownPayout(made)];
  }

  function endPayout(one: SentPayout, status: 'processed' | 'reversed' | 'failed'): void {
    one.status = status;
    if (status === 'processed') one.utr = `UTR${randomBytes(6).toString('hex')}`;
    emit(`payout.${status}`, { payout: { entity: shownPayout(one) } });
  }

  function emit(event: string, payload: object): void {
    const contains = Object.keys(payload);
    const told = { entity: 'event', account_id: 'acc_fake', event, contains, payload };
    sent.push(sign({ ...told, created_at: Math.floor(Date.now() / 1_000) }));
  }

  function sign(told: object): RazorpayWebhook {
    const body = Buffer.from(JSON.stringify(told));
    const signature = createHmac('sha256', settings.webhookSecret).update(body).digest('hex');
    const event = id('event');
    return { body, headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': event } };
  }

  return {
    settings,
    faults,
    sign,
    /** Takes the webhooks that were not sent yet, in their order. */
    takeWebhooks: (): RazorpayWebhook[] => sent.splice(0),
    /** Ends validations and payouts that are under way. */
    endAll(fate: () => 'processed' | 'reversed' | 'failed' = () => 'processed'): void {
      for (const one of validations.values()) if (one.status === 'created') endValidation(one);
      for (const one of payouts.values()) if (one.status === 'processing') endPayout(one, fate());
    },
    /** A bank gives back what it took. */
    reverse(isReversed: () => boolean = () => true): void {
      for (const one of payouts.values()) {
        if (one.status === 'processed' && isReversed()) endPayout(one, 'reversed');
      }
    },
    /** What the account has paid, by our own ids. */
    books: () =>
      [...payouts.values()].map(({ reference_id, amount, status }) => ({
        ...{ reference: reference_id, amount, status },
      })),
    validations: () => validations.size,
    fundAccounts: () => funds.size,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const shownValidation = ({ id, fundAccount, status, results }: Validation) => ({
  ...{ id, entity: 'fund_account.validation', fund_account: { id: fundAccount.id } },
  ...{ status, results },
});

const shownPayout = ({ id, reference_id, fund_account_id, amount, status, utr }: SentPayout) => ({
  ...{ id, entity: 'payout', fund_account_id, amount, currency: 'INR', status, utr, reference_id },
  status_details:
    status === 'failed' || status === 'reversed'
      ? { reason: 'beneficiary_bank_failure', description: 'The bank did not take it.' }
      : null,
});

const problem = (description: string) => ({ error: { code: 'BAD_REQUEST_ERROR', description } });

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
