import type { CheckoutStep, Money } from '@nukkad/platform/contract';
import { encode } from 'uqr';
import type { UpiSettings } from '../../core/config/payment-settings';
import type { PaymentProvider, ProviderFace } from './provider';

export const upiFace: ProviderFace = {
  name: 'upi',
  isTest: false,
  outcomes: [],
  // Nobody tells us of a transfer to a plain address: an operator reads the bank's statement.
  isPrompt: false,
  hasOrders: true,
  // `tr` holds 35 characters, which an id with its dashes exceeds.
  refOf: ({ id }) => `NK${id.replaceAll('-', '')}`,
};

/**
 * Payments to a virtual payment address, without a payment service provider: a link that opens the
 * payer's app, and the same as a QR code. UPI neither tells of a payment nor gives one back, so an
 * operator confirms both.
 */
export function upiProvider(settings: UpiSettings): PaymentProvider {
  return {
    ...upiFace,
    createOrder: async ({ ref, description, ...money }) => ({
      ref,
      checkout: upiCheckout(settings, { ref, note: description, ...money }),
    }),
    lookUp: async () => [],
    refund: async () => ({ state: 'pending', ref: null }),
    lookUpRefund: async (ref) => ({ state: 'pending', ref }),
    // Transfers arrive in the bank at once, without a fee.
    settlements: async () => [],
    readWebhook: () => 'forged',
  };
}

interface Transfer extends Money {
  ref: string;
  note: string;
}

/**
 * The link by NPCI's specification for deep linking: payee, name, reference, amount in rupees with
 * two decimals, currency, note.
 */
export function upiLink({ vpa, name }: UpiSettings, { ref, amount, note }: Transfer): string {
  const rupees = (amount / 100).toFixed(2);
  const fields = { pa: vpa, pn: name, tr: ref, am: rupees, cu: 'INR', tn: note };
  // Apps read %20 for a space, and some show the plus of a form.
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeValue(value)}`);
  return `upi://pay?${query.join('&')}`;
}

/** Apps expect the @ of an address as it is. */
const encodeValue = (value: string): string => encodeURIComponent(value).replaceAll('%40', '@');

function upiCheckout(settings: UpiSettings, transfer: Transfer): CheckoutStep {
  const link = upiLink(settings, transfer);
  const { data, size } = encode(link, { ecc: 'M', border: 4 });
  const { vpa: payee, name } = settings;
  return {
    kind: 'upi',
    link,
    payee,
    name,
    reference: transfer.ref,
    qr: { size, path: path(data) },
  };
}

/** The dark modules as an SVG path, a unit each; runs of a row are one rectangle. */
function path(rows: boolean[][]): string {
  return rows
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index: x, 0: run }) => `M${x} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}
