import { ApiError } from '../core/http/problems';
import type { PhoneRow } from '../phone-messages';
import { book, offerNewTimes, offerProfessionals } from './book-again';
import { askCancel, cancel, come, move, offerTimes } from './change-booking';
import type { Conversation, Wish } from './conversation.model';
import { type Outcome, type RepliesDeps, said } from './outcome';
import { text } from './replies.text';

/** A wish, what the conversation was at, and the idempotency key of the message. */
export interface Asked {
  wish: Wish;
  state: Conversation;
  key: string;
}

/**
 * Carries out what a person asks for, with their rights as a client. Refusals of booking are answers;
 * what failed on our side fails, to be tried again.
 */
export async function perform(deps: RepliesDeps, owner: PhoneRow, asked: Asked): Promise<Outcome> {
  try {
    return await carryOut(deps, owner, asked);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'unavailable') throw error;
    return said(refusal(error, owner));
  }
}

function carryOut(
  deps: RepliesDeps,
  owner: PhoneRow,
  { wish, state, key }: Asked,
): Outcome | Promise<Outcome> {
  const words = text[owner.language];
  switch (wish.do) {
    case 'ignore':
      return { state, answer: null };
    case 'help':
      return { state: { at: 'nothing', hasHelped: true }, answer: { text: words.help } };
    case 'keep':
      return said(words.kept);
    case 'come':
      return come(deps, owner, wish.bookingId);
    case 'offer-times':
      return offerTimes(deps, owner, wish.bookingId);
    case 'move':
      return move(deps, owner, wish, key);
    case 'ask-cancel':
      return askCancel(deps, owner, wish.bookingId);
    case 'cancel':
      return cancel(deps, owner, wish.bookingId, key);
    case 'offer-professionals':
      return offerProfessionals(deps, owner);
    case 'offer-new-times':
      return offerNewTimes(deps, owner, wish.choice);
    default:
      return book(deps, owner, wish, key);
  }
}

function refusal({ code }: ApiError, { language }: PhoneRow): string {
  const words = text[language];
  if (code === 'too-late') return words.tooLate;
  return code === 'not-found' || code === 'booking-state' ? words.gone : words.failed;
}
