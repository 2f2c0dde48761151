import { offerOf, sellerOf, serviceOf } from '../booking';
import { named } from '../core/email/strangers.model';
import { SlotTaken } from '../core/http/problems';
import type { PhoneRow } from '../phone-messages';
import type { RebookChoice } from './conversation.model';
import { ownPage, rebookChoices } from './conversations.store';
import { nextFreeTimes } from './free-times';
import {
  clientCaller,
  namedBooking,
  type Outcome,
  offered,
  type RepliesDeps,
  said,
  takenThen,
  timesToChoose,
} from './outcome';
import { numbered, text } from './replies.text';

export async function offerProfessionals({ db }: RepliesDeps, owner: PhoneRow): Promise<Outcome> {
  const words = text[owner.language];
  const choices = await rebookChoices(db, owner.user_id, offered);
  if (choices.length === 0) return said(words.noProfessional);
  const names = choices.map(({ name }) => named(name));
  const answer = { text: numbered(words.chooseProfessional, names) };
  return { state: { at: 'choosing', choices }, answer };
}

export async function offerNewTimes(
  deps: RepliesDeps,
  owner: PhoneRow,
  choice: RebookChoice,
): Promise<Outcome> {
  const words = text[owner.language];
  const minutes = await minutesOf(deps, choice);
  if (minutes === null) return said(words.site(deps.origin));
  const found = await nextFreeTimes(deps.db, choice.vendorId, { minutes, most: offered });
  const other = named(choice.name);
  if (found.times.length === 0) return said(words.noTime(other));
  return {
    state: { at: 'booking-anew', choice, times: found.times },
    answer: timesToChoose(owner, words.chooseTime(other), found),
  };
}

/** Books a time that is paid at the visit, or was paid before. */
export async function book(
  deps: RepliesDeps,
  owner: PhoneRow,
  { choice, start }: { choice: RebookChoice; start: string },
  key: string,
): Promise<Outcome> {
  const words = text[owner.language];
  const { bookings, db, origin } = deps;
  const { vendorId, kind, service } = choice;
  const caller = clientCaller(owner, await ownPage(db, owner.user_id));
  try {
    const order = { vendorId, kind, start, ...(service !== null && { service }) };
    const hold = await bookings.holds.hold(order, caller, key);
    const payingBy = hold.payingBy.find((way) => way !== 'online');
    if (!payingBy) return said(words.site(origin));
    const made = await bookings.making.book({ holdId: hold._id, payingBy }, caller, key, 'phone');
    const it = namedBooking(owner, made.booking);
    return said(made.booking.status === 'requested' ? words.requested(it) : words.booked(it));
  } catch (error) {
    if (!(error instanceof SlotTaken)) throw error;
    return takenThen(words.taken, await offerNewTimes(deps, owner, choice));
  }
}

/** Null for what the professional does not offer any more. */
async function minutesOf(
  { db }: RepliesDeps,
  { vendorId, kind, service }: RebookChoice,
): Promise<number | null> {
  const seller = await sellerOf(db, vendorId);
  const sold = service === null ? null : await serviceOf(db, vendorId, service);
  if (!seller || sold === undefined) return null;
  return offerOf(seller, { kind, service: sold, hours: null })?.minutes ?? null;
}
