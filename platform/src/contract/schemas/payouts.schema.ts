import { z } from 'zod';
import { money } from './directory.schema';
import { words } from './fields';
import { named } from './named';

const id = z.uuid();
const moment = z.iso.datetime();

const holder = words(2, 100).describe('As the bank has it.');

/** As typed: banks print both in groups. */
const closed = (value: unknown) =>
  typeof value === 'string' ? value.replace(/[\s-]/g, '').slice(0, 300) : value;

const bankAccount = z.object({
  kind: z.literal('bank'),
  holder,
  ifsc: z
    .preprocess(
      (value) => (typeof value === 'string' ? String(closed(value)).toUpperCase() : value),
      z
        .string()
        .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'must be an IFSC such as HDFC0000123')
        .meta({ examples: ['HDFC0000123'] }),
    )
    .describe('Eleven characters, the fifth a zero.'),
  number: z
    .preprocess(
      closed,
      z
        .string()
        .regex(/^\d{9,18}$/, 'must be an account number of 9 to 18 digits')
        .meta({ examples: ['123456789'] }),
    )
    .describe('Account number.'),
});

const upiAddress = z.object({
  kind: z.literal('vpa'),
  holder,
  vpa: z
    .string()
    .trim()
    .regex(/^[\w.-]{2,256}@[A-Za-z]{2,64}$/, 'must be an address such as name@bank')
    .meta({ examples: ['name@bank'] })
    .describe('Virtual payment address.'),
});

export const payoutAccountOrder = z
  .discriminatedUnion('kind', [bankAccount, upiAddress])
  .meta({ id: 'PayoutAccountOrder', description: 'Where payouts are to go.' });

export const payoutAccount = z
  .object({
    _id: id,
    kind: z.enum(['bank', 'vpa']),
    mask: z.string().describe('What is shown of it: `HDFC0000123 ••••4321`.'),
    state: named(
      'PayoutAccountState',
      z
        .enum(['checking', 'review', 'verified', 'refused'])
        .describe('`checking` by the provider of payouts, `review`: an operator looks at it.'),
    ),
    problem: z.string().nullable().describe('Why it was refused.'),
    usableAt: moment.describe('Payouts go there from then on, if it is verified.'),
  })
  .meta({ id: 'PayoutAccount', description: 'Where payouts go; its number is never shown again.' });

export const sentPayout = z
  .object({
    _id: id,
    reference: z.string().describe('`NK-P-000123`'),
    amount: money,
    at: moment,
    state: named(
      'PayoutState',
      z
        .enum(['waiting', 'sent', 'paid', 'returned'])
        .describe('`returned`: the bank did not take it, or gave it back; it is owed again.'),
    ),
    to: z.string().nullable().describe('The account, masked; null of older payouts.'),
    bankReference: z.string().nullable().describe('By which the bank names the transfer.'),
    problem: z.string().nullable(),
    isTest: z.boolean(),
  })
  .meta({ id: 'SentPayout', description: 'A payout, and what became of it.' });

export const payouts = z
  .object({
    account: payoutAccount.nullable(),
    due: z.array(money).describe('Owed and not paid out yet.'),
    minimum: money.describe('Less is not paid out.'),
    payouts: z.array(sentPayout),
    way: named(
      'PayoutWay',
      z
        .enum(['provider', 'transfer', 'test'])
        .describe('`transfer`: no provider is set up, so that operators check and pay by hand.'),
    ),
  })
  .meta({ id: 'Payouts', description: 'Where payouts go, what is owed, and what was paid.' });
