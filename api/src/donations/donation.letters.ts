import type { Money } from '@nukkad/platform/contract';
import { referenceOf } from '../http/reference';
import type { Letter } from '../mail/letters';
import { oneLine } from '../telling/booking-letter';

/** What letters say of a donation. */
export interface ToldDonation extends Money {
  number: number;
  name: string;
  title: string;
  organiser: string;
  isTest: boolean;
}

/** `₹1,500` for 150000 paise. */
export const spokenMoney = ({ amount, currency }: Money): string =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  }).format(amount / 100);

const testWords = (isTest: boolean) =>
  isTest ? '\nThis was a test payment: no money has moved.\n' : '';

export const receiptLetter = (to: string, it: ToldDonation, address: string): Letter => ({
  to,
  subject: oneLine(`Receipt ${referenceOf('D', it.number)}: ${it.title}`),
  text: `Hello ${oneLine(it.name)},

thank you. You have given ${spokenMoney(it)} to "${oneLine(it.title)}" of ${oneLine(it.organiser)}.

Receipt: ${referenceOf('D', it.number)}
${testWords(it.isTest)}
Your receipt, to print or to keep:
${address}
`,
});

export const refundLetter = (
  to: string,
  it: ToldDonation,
  reason: string,
  address: string,
): Letter => ({
  to,
  subject: oneLine(`Your donation is given back: ${it.title}`),
  text: `Hello ${oneLine(it.name)},

the ${spokenMoney(it)} you gave to "${oneLine(it.title)}" are on their way back to you, all of it.
You need not do anything.

Why: ${oneLine(reason)}
Receipt: ${referenceOf('D', it.number)}
${testWords(it.isTest)}
Where it is:
${address}
`,
});
