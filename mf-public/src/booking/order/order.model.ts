import type { Address, BookingOrder, Hold, PayingBy, UserRecord } from '@nukkad/platform/contract';
import { type Business, businessOrder, noBusiness } from '../../common/business/business.model';
import { typedPhone } from '../../common/phone.model';

/** Values of the booking form. */
export interface Answers extends Business {
  client: { name: string; phone: string; city: string; email: string };
  otp: string;
  reason: string;
  /** Id of a saved address, or `other`. */
  place: string;
  address: { line: string; city: string; pin: string };
  payingBy: PayingBy | null;
  /** Total number of weekly lessons. */
  weeks: string;
  skipsTaken: boolean;
}

/** Option for entering an address. */
export const OTHER_PLACE = 'other';

/** The user's known data; null for a guest. */
export interface Booker {
  account: UserRecord | null;
  addresses: readonly Address[];
}

/** Initial form values. */
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
    ...noBusiness,
    weeks: '1',
    skipsTaken: false,
  };
}

/** Restores a draft for the current user: a deleted address is entered again. */
export function withDraft(first: Answers, draft: Answers, { addresses }: Booker): Answers {
  const isKnown = addresses.some(({ _id }) => _id === draft.place);
  return {
    // A draft of an earlier release knows no business, or only its GSTIN.
    ...noBusiness,
    ...draft,
    isForBusiness: draft.isForBusiness ?? Boolean(draft.gstin),
    place: isKnown ? draft.place : first.place,
    otp: '',
  };
}

/** Payment methods for a number of weeks: online covers one lesson at a time. */
export function waysToPay({ payingBy }: Hold, weeks: number): PayingBy[] {
  return weeks > 1 ? payingBy.filter((way) => way !== 'online') : payingBy;
}

/** The chosen method, or the default if that is not available any more. */
export function wayChosen(ways: readonly PayingBy[], chosen: PayingBy | null): PayingBy {
  return ways.find((way) => way === chosen) ?? ways[0] ?? 'at-visit';
}

/**
 * Whether there is something to invoice, and so to ask for a business: a package has its own invoice,
 * and a fee that is agreed on later is not known here.
 */
export const isCharged = ({ fee }: Pick<Hold, 'fee'>, payingBy: PayingBy): boolean =>
  fee !== null && fee.amount > 0 && payingBy !== 'credit';

/** Builds the order from the form. `taken`: unavailable weeks. */
export function bookingOrder(
  answers: Answers,
  hold: Hold,
  booker: Booker,
  taken: readonly string[],
): BookingOrder {
  const reason = answers.reason.trim();
  const weeks = hold.kind === 'lesson' ? Number(answers.weeks) : 1;
  const client = clientOf(answers, booker);
  const payingBy = wayChosen(waysToPay(hold, weeks), answers.payingBy);
  return {
    holdId: hold._id,
    payingBy,
    ...(client && { client }),
    ...(needsCode(answers, booker) && { otp: answers.otp }),
    ...(reason !== '' && { reason }),
    ...(isCharged(hold, payingBy) && businessOrder(answers)),
    ...(hold.kind === 'hire' && { address: addressOf(answers, booker) }),
    ...(weeks > 1 && { weeks }),
    ...(weeks > 1 && answers.skipsTaken && taken.length > 0 && { skip: [...taken] }),
  };
}

/** A guest who wants emails must verify the address. */
export function needsCode({ client }: Answers, { account }: Booker): boolean {
  return account === null && client.email.trim() !== '';
}

/** The client; undefined for the signed-in user, whose account has the data. */
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
