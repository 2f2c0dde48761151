import type { Address, BookingOrder, Hold, PayingBy, UserRecord } from '@nukkad/platform/contract';
import { typedPhone } from '../common/phone.model';

/** What somebody enters to book what is held. */
export interface Answers {
  client: { name: string; phone: string; city: string; email: string };
  otp: string;
  reason: string;
  /** Id of one of their own places, or `other`. */
  place: string;
  address: { line: string; city: string; pin: string };
  payingBy: PayingBy | null;
  /** Weekly lessons altogether. */
  weeks: string;
  skipsTaken: boolean;
}

/** The place that is typed. */
export const OTHER_PLACE = 'other';

/** What is known of whoever books; null: a guest. */
export interface Booker {
  account: UserRecord | null;
  addresses: readonly Address[];
}

/** What the form begins with. */
export function firstAnswers({ account, addresses }: Booker, city: string): Answers {
  const place = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  return {
    client: {
      name: account?.fullName ?? '',
      phone: typedPhone(account?.phone ?? null),
      city,
      email: account?.email ?? '',
    },
    otp: '',
    reason: '',
    place: place?._id ?? OTHER_PLACE,
    address: { line: '', city, pin: '' },
    payingBy: null,
    weeks: '1',
    skipsTaken: false,
  };
}

/** What was entered once, for whoever books now: a place that is gone is typed again. */
export function withDraft(first: Answers, draft: Answers, { addresses }: Booker): Answers {
  const isKnown = addresses.some(({ _id }) => _id === draft.place);
  return { ...draft, place: isKnown ? draft.place : first.place, otp: '' };
}

/** Ways to pay for so many weeks: online is for one lesson at a time. */
export function waysToPay({ payingBy }: Hold, weeks: number): PayingBy[] {
  return weeks > 1 ? payingBy.filter((way) => way !== 'online') : payingBy;
}

/** The way that is chosen, or the usual one where that is no way any more. */
export function wayChosen(ways: readonly PayingBy[], chosen: PayingBy | null): PayingBy {
  return ways.find((way) => way === chosen) ?? ways[0] ?? 'at-visit';
}

/** The order that these answers make of a hold. `taken`: weeks that somebody else has. */
export function bookingOrder(
  answers: Answers,
  hold: Hold,
  booker: Booker,
  taken: readonly string[],
): BookingOrder {
  const reason = answers.reason.trim();
  const weeks = hold.kind === 'lesson' ? Number(answers.weeks) : 1;
  const client = clientOf(answers, booker);
  return {
    holdId: hold._id,
    payingBy: wayChosen(waysToPay(hold, weeks), answers.payingBy),
    ...(client && { client }),
    ...(needsCode(answers, booker) && { otp: answers.otp }),
    ...(reason !== '' && { reason }),
    ...(hold.kind === 'hire' && { address: addressOf(answers, booker) }),
    ...(weeks > 1 && { weeks }),
    ...(weeks > 1 && answers.skipsTaken && taken.length > 0 && { skip: [...taken] }),
  };
}

/** A guest who wants letters shows that the address is theirs. */
export function needsCode({ client }: Answers, { account }: Booker): boolean {
  return account === null && client.email.trim() !== '';
}

/** Who comes; nothing where it is the person who is signed in, as their account has them. */
function clientOf({ client }: Answers, { account }: Booker): BookingOrder['client'] {
  const [name, phone, city] = [client.name.trim(), client.phone.trim(), client.city.trim()];
  const isSelf =
    account !== null && name === account.fullName && phone === typedPhone(account.phone);
  if (isSelf) return undefined;
  const email = client.email.trim();
  return { name, phone, city, ...(account === null && email !== '' && { email }) };
}

function addressOf({ place, address }: Answers, { addresses }: Booker) {
  const own = addresses.find(({ _id }) => _id === place);
  const { line, city, pin } = own ?? address;
  return { line: line.trim(), city: city.trim(), pin: pin.trim() };
}
