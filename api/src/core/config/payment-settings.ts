import { z } from 'zod';
import { isSafeAddress } from './safe-address';

/** Keys from Razorpay's dashboard. */
export interface RazorpaySettings {
  url: string;
  keyId: string;
  keySecret: string;
  /** Signs webhooks; chosen where the webhook is set up. */
  webhookSecret: string;
}

/** Keys from RazorpayX's dashboard, and the account there from which payouts are made. */
export interface RazorpayXSettings extends RazorpaySettings {
  accountNumber: string;
}

/** The account to which people pay over UPI. */
export interface UpiSettings {
  /** Virtual payment address, `name@bank`. */
  vpa: string;
  /** Name under which the bank keeps it, which the payer's app shows. */
  name: string;
}

const text = z.string().optional();

/** Environment variables of payment providers. */
export const paymentEnvironment = {
  RAZORPAY_KEY_ID: text,
  RAZORPAY_KEY_SECRET: text,
  RAZORPAY_WEBHOOK_SECRET: text,
  RAZORPAY_URL: z
    .string()
    .refine((value) => /^https?:/.test(value) && URL.canParse(value), 'must be an https address')
    .default('https://api.razorpay.com'),
  RAZORPAYX_KEY_ID: text,
  RAZORPAYX_KEY_SECRET: text,
  RAZORPAYX_WEBHOOK_SECRET: text,
  RAZORPAYX_ACCOUNT_NUMBER: z
    .string()
    .regex(/^\d{6,20}$/, 'must be the number of the account at RazorpayX')
    .optional(),
  UPI_VPA: z
    .string()
    .regex(/^[\w.-]{2,256}@[A-Za-z]{2,64}$/, 'must be an address such as nukkad@bank')
    .optional(),
  UPI_NAME: z.string().max(99).optional(),
};

type Said = z.infer<z.ZodObject<typeof paymentEnvironment>> & { NODE_ENV: string };

const razorpayKeys = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;
const razorpayXKeys = [
  ...(['RAZORPAYX_KEY_ID', 'RAZORPAYX_KEY_SECRET', 'RAZORPAYX_WEBHOOK_SECRET'] as const),
  'RAZORPAYX_ACCOUNT_NUMBER',
] as const;
const upiFields = ['UPI_VPA', 'UPI_NAME'] as const;

/** Reports providers that are set up in part: they would take no payments, or lose them. */
export function checkPayments(said: Said, context: z.RefinementCtx<Said>): void {
  const wrong = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  for (const names of [razorpayKeys, razorpayXKeys, upiFields]) {
    const missing = names.filter((name) => said[name] === undefined);
    if (missing.length === names.length) continue;
    for (const name of missing) wrong(name, `must be set as well: ${names.join(', ')} go together`);
  }
  if (!isSafeAddress(said.RAZORPAY_URL, said.NODE_ENV === 'production')) {
    wrong('RAZORPAY_URL', 'must be an https address');
  }
}

/** Undefined: Razorpay is not set up. */
export function razorpayOf(said: Said): RazorpaySettings | undefined {
  const { RAZORPAY_URL: url, RAZORPAY_KEY_ID: keyId } = said;
  const { RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = said;
  return keyId && keySecret && webhookSecret ? { url, keyId, keySecret, webhookSecret } : undefined;
}

/** Undefined: RazorpayX is not set up. */
export function razorpayXOf(said: Said): RazorpayXSettings | undefined {
  const { RAZORPAY_URL: url, RAZORPAYX_KEY_ID: keyId, RAZORPAYX_KEY_SECRET: keySecret } = said;
  const { RAZORPAYX_WEBHOOK_SECRET: webhookSecret, RAZORPAYX_ACCOUNT_NUMBER: accountNumber } = said;
  if (!keyId || !keySecret || !webhookSecret || !accountNumber) return undefined;
  return { url, keyId, keySecret, webhookSecret, accountNumber };
}

/** Undefined: UPI is not set up. */
export const upiOf = ({ UPI_VPA: vpa, UPI_NAME: name }: Said): UpiSettings | undefined =>
  vpa && name ? { vpa, name } : undefined;
