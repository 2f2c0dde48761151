import {
  type Booking,
  type BookingMade,
  type BookingOrder,
  type CodeSent,
  limits,
  messages,
} from '@nukkad/platform/contract';
import { telephoneOf } from '@nukkad/platform/contract/definitions';
import type { Kysely } from 'kysely';
import { lockTimes } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import type { Caller } from '../../core/guest-tokens/caller';
import { keyHash } from '../../core/guest-tokens/key-hash';
import { isKnown as isRepeat } from '../../core/http/idempotency';
import { ApiError } from '../../core/http/problems';
import { answerDeadline, askedFor } from './answer-deadline.model';
import { readBooking } from './booking.reader';
import type { Actor } from './booking-change';
import type { BookingDeps } from './bookings.deps';
import { codeEmail } from './bookings.emails';
import * as store from './bookings.store';
import type { GuestBurst, GuestBursts } from './guest-bursts';
import { expired, isHolder, noHold } from './holds.service';
import { payingByOf } from './offer.model';
import { bookSeries } from './series';
import { usesTrial } from './states.model';
import { applyTransition } from './transition';
import { offerFreedTime } from './waitlist.store';

export type MakingService = ReturnType<typeof makingService>;

/** Who comes, as it is kept with the booking. */
interface Client {
  client_name: string;
  client_phone: string | null;
  client_city: string | null;
  client_email: string | null;
}

/** Who books, and whether that is shown by an account, a code or a payment. */
interface Booked {
  actor: 'client' | 'system';
  id: string | null;
  isKnown: boolean;
}

/** Makes bookings of holds. */
export function makingService(deps: BookingDeps, bursts: GuestBursts) {
  const { db, idempotent, codes, keys, money } = deps;

  async function liveHold(trx: Kysely<Tables>, id: string, caller: Caller) {
    const hold = await store.bookingById(trx, id);
    if (!hold || !isHolder(hold, caller, keys)) throw noHold();
    if (hold.status !== 'held') throw expired();
    if (!hold.expires_at || hold.expires_at.getTime() <= Date.now()) throw expired();
    return hold;
  }

  /** Before a code is judged or an answer repeated: both are the holder's alone. */
  async function mustHold(id: string, caller: Caller): Promise<store.BookingRow> {
    const hold = await store.bookingById(db, id);
    if (!hold || !isHolder(hold, caller, keys)) throw noHold();
    return hold;
  }

  /**
   * Whether it is known who books: an account, or a guest whose code shows that the e-mail is theirs,
   * which uses the code up. Fails with `otp-invalid`.
   */
  async function isProved(
    trx: Kysely<Tables>,
    order: BookingOrder,
    caller: Caller,
    proof: { id: string; email: string } | null,
  ): Promise<boolean> {
    const email = order.client?.email;
    if (caller.person) return true;
    if (email === undefined) return false;
    const isRight =
      proof !== null &&
      proof.email.toLowerCase() === email.toLowerCase() &&
      (await codes.useUp(trx, proof.id));
    if (!isRight)
      throw new ApiError('otp-invalid', messages.invalidOtp, { otp: messages.invalidOtp });
    return true;
  }

  /** Invented guests fill no diary: few such requests are open at once, each of one time. */
  async function mustBeFewUnproved(
    trx: Kysely<Tables>,
    vendorId: string,
    { weeks = 1 }: BookingOrder,
  ): Promise<void> {
    const open = await store.unprovedRequests(trx, vendorId);
    if (weeks > 1 || open >= limits.unprovedRequestsMost) {
      throw notValid('client.email', messages.emailToBook);
    }
  }

  async function clientOf(
    trx: Kysely<Tables>,
    order: BookingOrder,
    caller: Caller,
  ): Promise<Client> {
    const { client } = order;
    const account = caller.person && (await accountOf(trx, caller.person.userId));
    if (!client && !account) throw notValid('client', messages.required);
    return {
      client_name: client?.name ?? account?.full_name ?? '',
      client_phone: client ? telephoneOf(client.phone) : (account?.phone ?? null),
      client_city: client?.city ?? null,
      client_email: client?.email ?? account?.email ?? null,
    };
  }

  async function mustBePossible(
    trx: Kysely<Tables>,
    hold: store.BookingRow,
    order: BookingOrder,
    client: Client,
  ): Promise<void> {
    if (hold.kind === 'hire' && !order.address) throw notValid('address', messages.required);
    if (order.weeks !== undefined && order.weeks > 1) {
      if (hold.kind !== 'lesson') throw notValid('weeks', 'only lessons repeat');
      if (order.payingBy === 'online') throw notValid('payingBy', 'not for several weeks at once');
    }
    const pair = { userId: hold.user_id, phone: client.client_phone };
    if (hold.kind === 'trial') {
      const hasHad = await store.hasHadTrial(trx, hold.vendor_id, pair, usesTrial);
      if (hasHad)
        throw new ApiError('trial-used', 'You have already had a trial lesson with them.');
    }
    const open = payingByOf({
      fee: feeOf(hold),
      isOnlineOffered: money.isOnlineOffered,
      // Whether there is a lesson left shows when it is used.
      credits: hold.user_id !== null && hold.kind === 'lesson' ? 1 : 0,
    });
    if (!open.includes(order.payingBy)) throw notValid('payingBy', `must be ${open.join(' or ')}`);
  }

  /** The hold becomes a booking; `payingBy: online` keeps it held until it is paid. */
  async function make(
    trx: Kysely<Tables>,
    order: BookingOrder,
    caller: Caller,
    proof: { id: string; email: string } | null,
    burst: GuestBurst | null,
  ): Promise<Pick<BookingMade, 'booking' | 'payment'>> {
    const found = await liveHold(trx, order.holdId, caller);
    await lockTimes(trx, found.vendor_id);
    const first = await liveHold(trx, order.holdId, caller);
    // Whoever logged in while deciding is the client from here on.
    const hold = { ...first, user_id: first.user_id ?? caller.person?.userId ?? null };
    const isKnown = await isProved(trx, order, caller, proof);
    const client = await clientOf(trx, order, caller);
    await mustBePossible(trx, hold, order, client);
    const details = {
      ...client,
      user_id: hold.user_id,
      key_hash: caller.person ? null : keyHash(keys.keyOf(hold.id)),
      reason: order.reason ?? null,
      address: order.address ? JSON.stringify(order.address) : null,
      paying_by: order.payingBy,
    };
    if (order.payingBy === 'online') {
      const waiting = await store.changeBooking(trx, hold, details);
      if (!waiting) throw expired();
      const fee = feeOf(hold) ?? { amount: 0, currency: 'INR' as const };
      const payment = await money.openPayment(trx, {
        bookingId: hold.id,
        userId: hold.user_id,
        ...fee,
      });
      return { booking: await shown(trx, waiting), payment };
    }
    const { weeks = 1, skip = [] } = order;
    if (!isKnown) await mustBeFewUnproved(trx, hold.vendor_id, order);
    const by = {
      actor: 'client' as const,
      id: caller.person?.userId ?? null,
      isKnown: isKnown && burst === null,
    };
    const made = await confirm(trx, first, details, by);
    if (order.payingBy === 'credit') await useCredit(trx, made);
    if (weeks > 1) await bookSeries(trx, made, { weeks, skip, useCredit });
    if (burst) await waitWithoutTime(trx, made, keys.burstIdOf(burst));
    await tellOfNew(trx, made, 'client');
    const row = (await store.bookingById(trx, made.id)) ?? made;
    return { booking: await shown(trx, row), payment: null };
  }

  /** What nobody has shown to be theirs waits for the professional, as where they are asked first. */
  async function confirm(
    trx: Kysely<Tables>,
    hold: store.BookingRow,
    details: store.BookingChanges,
    { actor, id, isKnown }: Booked,
  ): Promise<store.BookingRow> {
    const seller = await store.sellerOf(trx, hold.vendor_id);
    if (!seller) throw new ApiError('vendor-unknown', 'There is no such professional.');
    const change = { by: actor, byId: id };
    if (isKnown && !seller.isAskedFirst) {
      return applyTransition(trx, untold, hold, 'confirm', change, details);
    }
    const answerBy = answerDeadline(askedFor(hold, seller), new Date());
    return applyTransition(trx, untold, hold, 'book', change, { ...details, expires_at: answerBy });
  }

  /** Once all of it is there: lessons of a series are told of together. */
  const tellOfNew = (trx: Kysely<Tables>, { id, status }: store.BookingRow, by: Actor) =>
    deps.notifyOfBooking(trx, {
      bookingId: id,
      from: 'held',
      to: status,
      by,
      note: null,
      movedFrom: null,
    });

  async function useCredit(trx: Kysely<Tables>, row: store.BookingRow): Promise<void> {
    const minutes = (row.ends_at.getTime() - row.starts_at.getTime()) / 60_000;
    const { user_id: userId, vendor_id: vendorId, id: bookingId } = row;
    const isUsed =
      userId !== null && (await money.useCredit(trx, { userId, vendorId, bookingId, minutes }));
    if (!isUsed) throw notValid('payingBy', 'there is no lesson left');
  }

  const shown = (trx: Kysely<Tables>, row: store.BookingRow): Promise<Booking> =>
    readBooking(trx, deps, row, 'client');

  return {
    /**
     * Books what is held; a guest who shows no address asks for it. Fails with `not-found` for
     * anybody but its holder, `hold-expired`, `otp-invalid`, `trial-used`, `validation`,
     * and `slot-taken` where a week of a series is.
     */
    async book(
      order: BookingOrder,
      caller: Caller,
      key: string | undefined,
      address: string,
    ): Promise<BookingMade> {
      const { vendor_id: vendorId } = await mustHold(order.holdId, caller);
      const isGuest = !caller.person && order.client?.email !== undefined;
      const proof =
        isGuest && order.otp !== undefined
          ? await codes.prove(useOf(order.holdId), order.otp)
          : null;
      const { otp: _typed, ...body } = order;
      const write = {
        call: 'createBooking',
        key,
        body: { ...body, by: caller.person?.userId },
      } as const;
      const counted =
        proof && order.payingBy !== 'online' && !(await isRepeat(db, write))
          ? { address, email: proof.email, vendorId }
          : null;
      const burst = counted && (await bursts.use(counted));
      const made = await idempotent(write, (trx) => make(trx, order, caller, proof, burst)).catch(
        async (error) => {
          if (counted) await bursts.giveBack(counted);
          throw error;
        },
      );
      // Made anew each time, so that it is stored nowhere.
      return { ...made, key: caller.person ? null : keys.keyOf(made.booking._id) };
    },

    /** A code for a guest's e-mail. Fails with `not-found`, `hold-expired`, `too-many-requests`. */
    async sendCode(
      holdId: string,
      { email, network }: { email: string; network: string },
      caller: Caller,
    ): Promise<CodeSent> {
      const hold = await liveHold(db, holdId, caller);
      await codes.mayBeSent(useOf(hold.id), { email, from: network });
      await db.transaction().execute(async (trx) => {
        const code = await codes.issue(trx, useOf(hold.id), email);
        await enqueueEmail(trx, codeEmail(email, code));
      });
      return { message: messages.codeSent, retryAfter: limits.otpResendSeconds };
    },

    /** What was held is paid for: `lost` where the time is no longer theirs. */
    async paid(trx: Kysely<Tables>, bookingId: string): Promise<'booked' | 'lost'> {
      const found = await store.bookingById(trx, bookingId);
      if (!found) return 'lost';
      await lockTimes(trx, found.vendor_id);
      const hold = await store.bookingById(trx, bookingId);
      if (hold?.status !== 'held' || !(await store.sellerOf(trx, hold.vendor_id))) return 'lost';
      await tellOfNew(trx, await confirm(trx, hold, {}, byPayment(hold)), 'system');
      return 'booked';
    },
  };
}

/** Requests of a burst take up no time, or a burst would fill a diary: others can book it. */
async function waitWithoutTime(
  trx: Kysely<Tables>,
  made: store.BookingRow,
  burstId: string,
): Promise<void> {
  for (const row of await store.markBurst(trx, made.id, burstId)) {
    await store.freeCells(trx, row.id);
    await offerFreedTime(trx, row);
  }
}

/** Whoever has paid is known. */
const byPayment = ({ user_id }: store.BookingRow): Booked => ({
  actor: 'system',
  id: user_id,
  isKnown: true,
});

const useOf = (holdId: string) => ({
  ...{ ownerId: holdId, purpose: 'booking' as const },
  // Only its holder comes so far.
  secret: holdId,
});

const untold = { notifyOfBooking: async () => undefined };

const feeOf = ({ fee_amount, fee_currency }: store.BookingRow) =>
  fee_amount === null || fee_currency === null
    ? null
    : { amount: fee_amount, currency: fee_currency };

const accountOf = (trx: Kysely<Tables>, userId: string) =>
  trx
    .selectFrom('app_user')
    .select(['full_name', 'email', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirst();

const notValid = (field: string, rule: string) =>
  new ApiError('validation', `${field}: ${rule}`, { [field]: rule });
