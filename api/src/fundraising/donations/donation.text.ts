import type { Money } from '@nukkad/platform/contract';
import { formatMoney, formatPhone } from '@nukkad/platform/format';
import type { Email } from '../../core/email/emails';
import { named, oneLine } from '../../core/email/strangers.model';
import { referenceOf } from '../../core/http/reference';

/** A donation as emails show it. */
export interface NotifiedDonation extends Money {
  number: number;
  name: string;
  title: string;
  organiser: string;
  isTest: boolean;
}

const testWords = (isTest: boolean) =>
  isTest ? '\nThis was a test payment: no real money has moved.\n' : '';

interface Given extends Money {
  /** Absent from an anonymous gift. */
  name: string | null;
  title: string;
}

interface Refunded extends Money {
  title: string;
  reason: string;
}

/** Notifications to organisers and donors. */
export const notifications = {
  given: ({ name, title, ...money }: Given) => ({
    title: `${formatMoney(money)} for your campaign`,
    text: `${name ?? 'Somebody'} gave to “${title}”.`,
  }),
  refunded: ({ title, reason, ...money }: Refunded) => ({
    title: 'Your donation is refunded',
    text: `${formatMoney(money)} for “${title}” are on their way back. ${reason}`,
  }),
  interested: (name: string, title: string) => ({
    title: 'Someone is interested in investing',
    text: `${name} is interested in “${title}”.`,
  }),
};

export const receiptEmail = (to: string, it: NotifiedDonation, address: string): Email => ({
  to,
  subject: oneLine(`Receipt ${referenceOf('D', it.number)}: ${named(it.title)}`),
  text: `Hello ${named(it.name)},

Thank you. You have given ${formatMoney(it)} to "${named(it.title)}" of ${named(it.organiser)}.

Receipt: ${referenceOf('D', it.number)}
${testWords(it.isTest)}
Your receipt, to print or save:
${address}
`,
});

export const refundEmail = (
  to: string,
  it: NotifiedDonation,
  reason: string,
  address: string,
): Email => ({
  to,
  subject: oneLine(`Your donation is refunded: ${named(it.title)}`),
  text: `Hello ${named(it.name)},

All of the ${formatMoney(it)} you gave to "${named(it.title)}" is on its way back to you.
You do not have to do anything.

Why: ${oneLine(reason)}
Receipt: ${referenceOf('D', it.number)}
${testWords(it.isTest)}
See your donation:
${address}
`,
});

interface Interest {
  /** Name of the organiser. */
  name: string;
  title: string;
  who: { name: string; email: string; phone: string };
  address: string;
}

export const interestEmail = (to: string, { name, title, who, address }: Interest): Email => ({
  to,
  subject: `Someone is interested in investing: ${named(title)}`,
  text: `Hello ${named(name)},

${named(who.name)} is interested in "${named(title)}" and asks you to write or call.

Email: ${oneLine(who.email)}
Phone: ${formatPhone(oneLine(who.phone))}

Read their message with your campaign:
${address}
`,
});
