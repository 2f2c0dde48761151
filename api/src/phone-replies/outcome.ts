import type { Booking } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { ChangesService, HoldsService, MakingService } from '../booking';
import type { Tables } from '../core/db/tables.generated';
import { named } from '../core/email/strangers.model';
import type { Caller } from '../core/guest-tokens/caller';
import { type Answer, type PhoneRow, shortTime } from '../phone-messages';
import { type Conversation, nothing } from './conversation.model';
import { type Named, numbered } from './replies.text';

/** What conversations need of booking. */
export interface RepliesDeps {
  db: Kysely<Tables>;
  bookings: {
    changes: Pick<ChangesService, 'read' | 'move' | 'cancel'>;
    holds: Pick<HoldsService, 'hold'>;
    making: Pick<MakingService, 'book'>;
  };
  /** Of the site. */
  origin: string;
}

/** What a wish led to. `work` is done in the transaction that records it. */
export interface Outcome {
  state: Conversation;
  answer: Answer | null;
  work?: (trx: Kysely<Tables>) => Promise<void>;
}

/** Times and professionals that one message offers. */
export const offered = 3;

/** An answer after which nothing is asked. */
export const said = (words: string): Outcome => ({ state: nothing, answer: { text: words } });

/** The owner of the number with the rights of a client; `vendorId`: their own page. */
export const clientCaller = (
  { user_id: userId }: PhoneRow,
  vendorId: string | null = null,
): Caller => ({
  person: {
    ...{ userId, vendorId, role: 'user', sessionId: '', passkeyId: null },
    ...{ isVerified: true, isRecentlyAuthenticated: false },
  },
  key: null,
});

/** With whom a booking is, and when, in the owner's language. */
export const namedBooking = (
  { language }: PhoneRow,
  { vendor, start, timeZone }: Booking,
): Named => ({
  other: named(vendor.vendorName),
  when: shortTime(new Date(start), timeZone, language),
});

/** Times to choose from by their numbers. */
export const timesToChoose = (
  { language }: PhoneRow,
  title: string,
  { times, timeZone }: { times: string[]; timeZone: string },
): Answer => ({
  text: numbered(
    title,
    times.map((time) => shortTime(new Date(time), timeZone, language)),
  ),
});

/** Times again, after the one that was chosen has been taken. */
export const takenThen = (taken: string, again: Outcome): Outcome => ({
  ...again,
  answer: { text: `${taken}\n${again.answer?.text ?? ''}` },
});
