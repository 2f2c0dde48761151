import {
  type BookingMade,
  type BookingOrder,
  type CodeSent,
  limits,
  messages,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { lockTimes } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import type { Caller } from '../../core/guest-tokens/caller';
import { isKnown as isRepeat, type Write } from '../../core/http/idempotency';
import { currentLanguage } from '../../core/language/current-language';
import { said } from '../../core/language/message';
import type { BookingDeps } from './bookings.deps';
import * as store from './bookings.store';
import { codeWords } from './bookings.words';
import { confirmHold, notifyOfNew } from './confirm-hold';
import type { GuestBursts } from './guest-bursts';
import { liveHold, ownHold } from './live-hold';
import { makeBooking } from './make-booking';

export type MakingService = ReturnType<typeof makingService>;

/** Turns holds into bookings. */
export function makingService(deps: BookingDeps, bursts: GuestBursts) {
  const { db, idempotent, codes, keys } = deps;

  return {
    /**
     * Books a hold; a guest without a proved email only requests it. Fails with `not-found` for
     * every caller but the holder, `hold-expired`, `otp-invalid`, `trial-used`, `validation`, and
     * `slot-taken` when a week of a series is taken.
     */
    async book(
      order: BookingOrder,
      caller: Caller,
      key: string | undefined,
      address: string,
    ): Promise<BookingMade> {
      // Check the holder before judging a code or repeating a stored response: both are the
      // holder's alone.
      const { vendor_id: vendorId } = await ownHold(db, deps, order.holdId, caller);
      const isGuest = !caller.person && order.client?.email !== undefined;
      const proof =
        isGuest && order.otp !== undefined
          ? await codes.prove(useOf(order.holdId), order.otp)
          : null;
      const { otp: _typed, ...body } = order;
      const write: Write = {
        call: 'createBooking',
        key,
        body: { ...body, by: caller.person?.userId },
      };
      const counted =
        proof && order.payingBy !== 'online' && !(await isRepeat(db, write))
          ? { address, email: proof.email, vendorId }
          : null;
      const burst = counted && (await bursts.use(counted));
      const request = { order, caller, proof, burst };
      const made = await idempotent(write, (trx) => makeBooking(trx, deps, request)).catch(
        async (error) => {
          if (counted) await bursts.giveBack(counted);
          throw error;
        },
      );
      // Derived anew each time, so that it is stored nowhere.
      return { ...made, key: caller.person ? null : keys.keyOf(made.booking._id) };
    },

    /**
     * Sends a code to a guest's email. Fails with `not-found`, `hold-expired`, `too-many-requests`.
     */
    async sendCode(
      holdId: string,
      { email, network }: { email: string; network: string },
      caller: Caller,
    ): Promise<CodeSent> {
      const hold = await liveHold(db, deps, holdId, caller);
      await codes.mayBeSent(useOf(hold.id), { email, from: network });
      await db.transaction().execute(async (trx) => {
        const code = await codes.issue(trx, useOf(hold.id), email);
        const language = currentLanguage();
        await enqueueEmail(trx, { ...codeWords(language).codeEmail(email, code), language });
      });
      return { message: said(messages.codeSent), retryAfter: limits.otpResendSeconds };
    },

    /** Books a hold once it is paid for; `lost` when the time is no longer held for the payer. */
    async paid(trx: Kysely<Tables>, bookingId: string): Promise<'booked' | 'lost'> {
      const found = await store.bookingById(trx, bookingId);
      if (!found) return 'lost';
      await lockTimes(trx, found.vendor_id);
      const hold = await store.bookingById(trx, bookingId);
      if (hold?.status !== 'held' || !(await store.sellerOf(trx, hold.vendor_id))) return 'lost';
      // A payment proves the client.
      const payer = { actor: 'system', id: hold.user_id, isKnown: true } as const;
      await notifyOfNew(trx, deps, await confirmHold(trx, hold, payer), 'system');
      return 'booked';
    },
  };
}

const useOf = (holdId: string) => ({
  ownerId: holdId,
  purpose: 'booking' as const,
  // Only the holder gets here.
  secret: holdId,
});
