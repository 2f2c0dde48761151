/**
 * What a conversation is at: the last question, which the next message may answer. Where there is
 * none, 1, 2 and 3 are about the booking of the last message.
 */
export type Conversation =
  | { at: 'nothing'; hasHelped: boolean }
  /** 1 yes, 2 no. */
  | { at: 'cancelling'; bookingId: string }
  | { at: 'moving'; bookingId: string; times: string[] }
  | { at: 'choosing'; choices: RebookChoice[] }
  | { at: 'booking-anew'; choice: RebookChoice; times: string[] };

/** A professional whom the person has booked, and what they booked. */
export interface RebookChoice {
  vendorId: string;
  name: string;
  kind: 'appointment' | 'consultation' | 'lesson';
  service: string | null;
}

/** A message as the conversation sees it. */
export interface Said {
  text: string;
  isButton: boolean;
  /** The booking of the message that this one replies to, else of the last one sent. */
  about: string | null;
  /** Written before the last question was asked, so that a number may mean another one. */
  isOld: boolean;
}

/** What a message asks for. */
export type Wish =
  | { do: 'ignore' }
  | { do: 'help' }
  | { do: 'come'; bookingId: string }
  | { do: 'offer-times'; bookingId: string }
  | { do: 'move'; bookingId: string; start: string }
  | { do: 'ask-cancel'; bookingId: string }
  | { do: 'cancel'; bookingId: string }
  | { do: 'keep' }
  | { do: 'offer-professionals' }
  | { do: 'offer-new-times'; choice: RebookChoice }
  | { do: 'book'; choice: RebookChoice; start: string };

export const nothing: Conversation = { at: 'nothing', hasHelped: false };

const pressed =
  /^(come|move|cancel|yes):([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** Words by which a booking is chosen, moved or cancelled, beside their numbers. */
const words: Record<'come' | 'move' | 'cancel' | 'book' | 'no', readonly string[]> = {
  come: ['confirm', 'yes', 'ok', 'हां', 'हाँ', 'ಹೌದು'],
  move: ['move', 'change', 'reschedule', 'बदलें', 'ಬದಲಿಸಿ'],
  cancel: ['cancel', 'रद्द', 'रद्द करें', 'ರದ್ದು', 'ರದ್ದುಮಾಡಿ'],
  book: ['book', 'बुक', 'बुक करें', 'ಬುಕ್', 'ಬುಕ್ ಮಾಡಿ'],
  no: ['no', 'keep', 'नहीं', 'ಬೇಡ', 'ಇಲ್ಲ'],
};

/**
 * What a message asks for, by what the conversation is at. Pressed buttons name their booking and
 * hold whatever came between; typed numbers answer the last question alone.
 */
export function wishOf(conversation: Conversation, said: Said): Wish {
  const [, action, bookingId] = said.isButton ? (pressed.exec(said.text) ?? []) : [];
  if (action && bookingId) return byButton(action, bookingId);
  const number = numberIn(said.text);
  if (number !== null && said.isOld) return { do: 'ignore' };
  const word = wordIn(said.text);
  if (word === 'book') return { do: 'offer-professionals' };
  return wishAt(conversation, { number, word, about: said.about }) ?? notUnderstood(conversation);
}

interface Answer {
  number: number | null;
  word: string | null;
  about: string | null;
}

function wishAt(conversation: Conversation, { number, word, about }: Answer): Wish | null {
  switch (conversation.at) {
    case 'cancelling': {
      const { bookingId } = conversation;
      if (number === 1 || word === 'come') return { do: 'cancel', bookingId };
      return number === 2 || word === 'no' ? { do: 'keep' } : null;
    }
    case 'moving': {
      const start = chosen(conversation.times, number);
      return start ? { do: 'move', bookingId: conversation.bookingId, start } : null;
    }
    case 'choosing': {
      const choice = chosen(conversation.choices, number);
      return choice ? { do: 'offer-new-times', choice } : null;
    }
    case 'booking-anew': {
      const start = chosen(conversation.times, number);
      return start ? { do: 'book', choice: conversation.choice, start } : null;
    }
    default:
      return ofBooking(about, number, word);
  }
}

function ofBooking(
  bookingId: string | null,
  number: number | null,
  word: string | null,
): Wish | null {
  if (bookingId === null) return null;
  if (number === 1 || word === 'come') return { do: 'come', bookingId };
  if (number === 2 || word === 'move') return { do: 'offer-times', bookingId };
  return number === 3 || word === 'cancel' ? { do: 'ask-cancel', bookingId } : null;
}

function byButton(action: string, bookingId: string): Wish {
  if (action === 'come') return { do: 'come', bookingId };
  if (action === 'move') return { do: 'offer-times', bookingId };
  return action === 'cancel' ? { do: 'ask-cancel', bookingId } : { do: 'cancel', bookingId };
}

/** Help comes once: two programs that answer each other end after one message each. */
const notUnderstood = (conversation: Conversation): Wish =>
  conversation.at === 'nothing' && conversation.hasHelped ? { do: 'ignore' } : { do: 'help' };

const chosen = <T>(all: readonly T[], number: number | null): T | undefined =>
  number === null ? undefined : all[number - 1];

const zeros = [0x30, 0x966, 0xce6];

/** 1 to 9 in Latin, Devanagari or Kannada digits; null for anything else. */
function numberIn(text: string): number | null {
  const trimmed = text.trim().replace(/[.)]$/, '');
  if (trimmed.length !== 1) return null;
  const code = trimmed.charCodeAt(0);
  const zero = zeros.find((first) => code > first && code <= first + 9);
  return zero === undefined ? null : code - zero;
}

function wordIn(text: string): keyof typeof words | null {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\s]+/gu, ' ')
    .trim();
  for (const [meaning, all] of Object.entries(words)) {
    if (all.includes(plain)) return meaning as keyof typeof words;
  }
  return null;
}
