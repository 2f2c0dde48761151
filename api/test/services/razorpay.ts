import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RazorpaySettings } from '../../src/core/config/payment-settings';

/**
 * How a call is answered: as documented, with an error before or after it had its effect, or with no
 * answer at all after it had.
 */
export type CallFault = 'none' | 'busy' | 'broken' | 'lost' | 'cut';

/** A webhook that Razorpay would send, signed. */
export interface RazorpayWebhook {
  headers: Record<string, string>;
  body: Buffer;
}

interface Link {
  id: string;
  reference_id: string;
  order_id: string;
  amount: number;
  currency: string;
  notes: Record<string, string>;
  expire_by: number;
}

interface Captured {
  id: string;
  link: Link;
  amount: number;
  status: 'captured' | 'failed';
  refunded: number;
}

interface Refund {
  id: string;
  payment: Captured;
  amount: number;
  key: string;
  status: 'pending' | 'processed' | 'failed';
}

export type FakeRazorpay = Awaited<ReturnType<typeof startRazorpay>>;

const id = (kind: string) =>
  `${kind}_${randomBytes(10).toString('base64url').replace(/\W|_/g, 'x')}`;

/**
 * Razorpay on this machine, as its documentation of Payment Links, refunds and webhooks has it. No
 * money moves. `fault` decides how each call is answered, `isPending` which refunds end later.
 */
export async function startRazorpay() {
  const links = new Map<string, Link>();
  const payments: Captured[] = [];
  const refunds = new Map<string, Refund>();
  const sent: RazorpayWebhook[] = [];
  const settled: ({ day: string } & Record<string, unknown>)[] = [];
  const faults = {
    call: (): CallFault => 'none',
    isPending: () => false,
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings: RazorpaySettings = {
    ...{ url: `http://127.0.0.1:${port}`, keyId: 'rzp_test_fake', keySecret: 'a secret of keys' },
    webhookSecret: 'a secret of webhooks',
  };
  const authorization = `Basic ${Buffer.from(`${settings.keyId}:${settings.keySecret}`).toString('base64')}`;

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const body = await read(request);
    const fault = faults.call();
    const refuse = fault === 'busy' ? 429 : fault === 'broken' ? 502 : null;
    if (refuse) return answer(response, refuse, problem('SERVER_ERROR', 'Try again later.'));
    if (request.headers.authorization !== authorization) {
      return answer(response, 401, problem('BAD_REQUEST_ERROR', 'Authentication failed'));
    }
    const [status, said] = route(request, body);
    if (fault === 'cut') return request.socket.destroy();
    if (fault === 'lost') return answer(response, 504, problem('GATEWAY_ERROR', 'Timed out.'));
    answer(response, status, said);
  }

  function route({ method, url = '', headers }: IncomingMessage, body: string): [number, object] {
    const { pathname, searchParams } = new URL(url, settings.url);
    const [, , kind, name = '', action] = pathname.split('/');
    if (kind === 'payment_links' && method === 'POST') return makeLink(JSON.parse(body));
    if (kind === 'payment_links' && name === '') {
      const ref = searchParams.get('reference_id');
      const found = [...links.values()].filter((link) => link.reference_id === ref);
      return [200, { payment_links: found.map(shownLink) }];
    }
    const link = kind === 'payment_links' ? links.get(name) : undefined;
    if (link) return [200, shownLink(link)];
    if (kind === 'payments' && action === 'refund') {
      return makeRefund(name, JSON.parse(body), String(headers['x-refund-idempotency'] ?? ''));
    }
    if (kind === 'settlements') return [200, settlementOf(searchParams)];
    const refund = kind === 'refunds' ? refunds.get(name) : undefined;
    if (refund) return [200, shownRefund(refund)];
    return [400, problem('BAD_REQUEST_ERROR', 'The id provided does not exist')];
  }

  /** The combined reconciliation: a payment is credited less the fee, a refund is debited. */
  function settlementOf(query: URLSearchParams) {
    const day = ['year', 'month', 'day'].map((part) => query.get(part)).join('-');
    const skip = Number(query.get('skip'));
    const items = settled.filter((one) => one.day === day).map(({ day: _, ...item }) => item);
    const page = items.slice(skip, skip + Number(query.get('count')));
    return { entity: 'collection', count: page.length, items: page };
  }

  function addLine(day: string, line: object): void {
    const settlement = { settlement_id: 'setl_fake', settlement_utr: 'UTR1', settled: true };
    const settled_at = Math.floor(Date.now() / 1_000);
    settled.push({ day, currency: 'INR', on_hold: false, ...settlement, settled_at, ...line });
  }

  function makeLink(asked: Omit<Link, 'id' | 'order_id'>): [number, object] {
    const known = [...links.values()].some(
      ({ reference_id }) => reference_id === asked.reference_id,
    );
    if (known) {
      const description = `payment link with given reference_id (${asked.reference_id}) already exists.`;
      return [400, problem('BAD_REQUEST_ERROR', description)];
    }
    if (!Number.isSafeInteger(asked.amount) || asked.amount < 100) {
      return [400, problem('BAD_REQUEST_ERROR', 'Order amount less than minimum amount allowed')];
    }
    if (asked.expire_by * 1_000 < Date.now() + 15 * 60_000) {
      return [400, problem('BAD_REQUEST_ERROR', 'expire_by should be at least 15 minutes later')];
    }
    const link = { ...asked, id: id('plink'), order_id: id('order') };
    links.set(link.id, link);
    return [200, shownLink(link)];
  }

  function shownLink(link: Link) {
    const paid = payments.filter((one) => one.link === link);
    const hasMoney = paid.some(({ status }) => status === 'captured');
    return {
      ...{ ...link, short_url: `${settings.url}/i/${link.id}`, accept_partial: false },
      ...{ status: hasMoney ? 'paid' : 'created', amount_paid: hasMoney ? link.amount : 0 },
      payments:
        paid.length === 0
          ? null
          : paid.map((one) => ({
              ...{ payment_id: one.id, plink_id: link.id, method: 'upi', status: one.status },
              amount: one.amount,
            })),
    };
  }

  function makeRefund(
    name: string,
    { amount, receipt }: { amount: number; receipt: string },
    key: string,
  ): [number, object] {
    const known = [...refunds.values()].find((one) => one.key === key);
    if (known && known.amount === amount) return [200, shownRefund(known)];
    const payment = payments.find((one) => one.id === name && one.status === 'captured');
    if (!payment || known || key.length < 10 || receipt !== key) {
      return [400, problem('BAD_REQUEST_ERROR', 'The request is not the one of this key.')];
    }
    if (payment.refunded + amount > payment.amount) {
      return [400, problem('BAD_REQUEST_ERROR', 'The refund amount is greater than captured')];
    }
    payment.refunded += amount;
    const refund: Refund = { id: id('rfnd'), payment, amount, key, status: 'pending' };
    refunds.set(refund.id, refund);
    if (!faults.isPending()) end(refund, 'processed');
    return [200, shownRefund(refund)];
  }

  function end(refund: Refund, status: 'processed' | 'failed'): void {
    refund.status = status;
    if (status === 'failed') refund.payment.refunded -= refund.amount;
    emit(`refund.${status}`, {
      refund: { entity: shownRefund(refund) },
      payment: { entity: shownPayment(refund.payment) },
    });
  }

  function emit(event: string, payload: object): void {
    const contains = Object.keys(payload);
    const told = { entity: 'event', account_id: 'acc_fake', event, contains, payload };
    sent.push(sign({ ...told, created_at: Math.floor(Date.now() / 1_000) }));
  }

  function sign(told: object): RazorpayWebhook {
    const body = Buffer.from(JSON.stringify(told));
    const signature = createHmac('sha256', settings.webhookSecret).update(body).digest('hex');
    return {
      body,
      headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id('event') },
    };
  }

  return {
    settings,
    faults,
    sign,
    /** Takes the webhooks that were not sent yet, in their order. */
    takeWebhooks: (): RazorpayWebhook[] => sent.splice(0),
    linkOf: (reference: string) =>
      [...links.values()].find(({ reference_id }) => reference_id === reference),
    /** The payer pays on the page of the link, or is declined. Late banks can pay it twice. */
    pay(linkId: string, status: Captured['status'] = 'captured'): string {
      const link = links.get(linkId);
      if (!link) throw new Error(`There is no link ${linkId}.`);
      const payment: Captured = { id: id('pay'), link, amount: link.amount, status, refunded: 0 };
      payments.push(payment);
      const entity = { entity: shownPayment(payment) };
      emit(`payment.${status}`, { payment: entity });
      if (status === 'captured') {
        emit('payment_link.paid', {
          payment_link: { entity: shownLink(link) },
          payment: entity,
          order: { entity: { id: link.order_id, entity: 'order', status: 'paid' } },
        });
      }
      return payment.id;
    },
    /** Ends the refunds that are pending. */
    endRefunds(fate: () => 'processed' | 'failed' = () => 'processed'): void {
      for (const refund of refunds.values()) if (refund.status === 'pending') end(refund, fate());
    },
    /** Settles on a day all that was captured and given back: a fee of 2 % with 18 % tax on it. */
    settle(day: string): void {
      for (const { id: entity_id, amount, status } of payments) {
        const tax = Math.round(amount * 0.02 * 0.18);
        const fee = Math.round(amount * 0.02) + tax;
        const sums = { debit: 0, credit: amount - fee, fee, tax };
        if (status === 'captured') addLine(day, { ...sums, entity_id, type: 'payment' });
      }
      for (const { id: entity_id, amount, status } of refunds.values()) {
        const sums = { debit: amount, credit: 0, fee: 0, tax: 0 };
        if (status === 'processed') addLine(day, { ...sums, entity_id, type: 'refund' });
      }
    },
    /** Adds a line to the settlement of a day. */
    addLine,
    /** What the account has: captured, given back, and with whom it still is. */
    books: () => ({
      captured: payments
        .filter(({ status }) => status === 'captured')
        .map(({ id, amount }) => ({ id, amount })),
      refunds: [...refunds.values()].map(({ key, amount, status }) => ({ key, amount, status })),
      links: links.size,
    }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const shownPayment = ({ id, link, amount, status }: Captured) => ({
  ...{ id, entity: 'payment', amount, currency: link.currency, status, order_id: link.order_id },
  ...{ method: 'upi', captured: status === 'captured', notes: link.notes },
});

const shownRefund = ({ id, payment, amount, key, status }: Refund) => ({
  ...{ id, entity: 'refund', amount, currency: payment.link.currency, payment_id: payment.id },
  ...{ receipt: key, notes: { refund: key }, status },
});

const problem = (code: string, description: string) => ({ error: { code, description } });

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
