import type { BookingMade, BookingOrder } from '@nukkad/platform/contract';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { text } from '../book.text';
import type { ActiveHold } from '../hold/hold.model';
import type { HoldControl } from '../hold/hold.queries';
import { type Answers, type Booker, bookingOrder, needsCode } from '../order/order.model';
import { book, type CodeAnswer, sendCode } from '../order/order.queries';
import type { Outcome } from '../order/outcome.model';
import type { Draft } from './draft.model';
import { dropDraft, keepDraft } from './draft.store';

/** State of sending an order, for the form. */
export interface SubmissionState {
  /** The email a code was sent to, or null. */
  codeFor: string | null;
  /** Unavailable weeks of a series. */
  taken: readonly string[];
  isSignedOut: boolean;
  /** An order sent before a reload is being resent. */
  isResuming: boolean;
  /** Error of the resent order. */
  refused: SubmitAnswer;
  /** Booked, pending payment. */
  toPay: { made: BookingMade; holdId: string; isBegun: boolean } | null;
}

const nothingYet: SubmissionState = {
  codeFor: null,
  taken: [],
  isSignedOut: false,
  isResuming: false,
  refused: undefined,
  toPay: null,
};

interface SubmissionOptions {
  booker: Booker;
  control: HoldControl;
  /** Initial state, updated in place. */
  draft: Draft;
  onMade: (made: BookingMade) => void;
}

/** Sends orders. An unanswered order keeps its idempotency key, so that it is booked once. */
export function useBookingSubmission({ booker, control, draft: begun, onMade }: SubmissionOptions) {
  const [submission, setSubmission] = useState(nothingYet);
  const change = (changes: Partial<SubmissionState>) =>
    setSubmission((before) => ({ ...before, ...changes }));
  const [keyFor] = useState(() =>
    createIdempotencyKeys(
      begun.sent && { answers: withoutCode(begun.sent.body), key: begun.sent.key },
    ),
  );

  // The second press of a double click may come after the answer to the first.
  const madeOf = useRef<string | null>(null);

  const send = async (body: BookingOrder, isBegun: boolean): Promise<SubmitAnswer> => {
    const how = keyFor(withoutCode(body));
    saveDraft(begun, { sent: { body, key: how.idempotencyKey } });
    const { holding } = control;
    const hold = holding.state === 'held' ? holding.kept.hold : null;
    const outcome = await book(body, hold, how);
    if (isOver(outcome)) saveDraft(begun, { sent: null });
    if (outcome.state === 'made') {
      madeOf.current = body.holdId;
      finish(outcome.made, { holdId: body.holdId, isBegun });
    }
    if (outcome.state === 'lost') control.lose(outcome.loss);
    if (outcome.state === 'made' || outcome.state === 'lost') return undefined;
    if (outcome.state === 'refused') return outcome.answer;
    if (outcome.state === 'weeks') {
      change({ taken: outcome.taken });
      return { weeks: text.weeksRefused };
    }
    control.keep();
    change({ isSignedOut: true });
    return text.signedOut;
  };

  const finish = (made: BookingMade, of: { holdId: string; isBegun: boolean }) => {
    if (made.payment !== null) return change({ toPay: { made, ...of } });
    control.keep();
    dropDraft();
    onMade(made);
  };

  const askCode = async (email: string): Promise<CodeAnswer | null> => {
    if (control.holding.state !== 'held') return null;
    const answer = await sendCode(control.holding.kept.hold, email);
    if (answer.state === 'sent') change({ codeFor: email });
    if (answer.state === 'lost') control.lose(answer.loss);
    return answer;
  };

  const submit = async (answers: Answers): Promise<SubmitAnswer> => {
    if (control.holding.state !== 'held') return text.needsTime;
    const email = answers.client.email.trim();
    if (needsCode(answers, booker)) {
      if (submission.codeFor !== email) return codeError(await askCode(email));
      if (answers.otp.length === 0) return { otp: text.codeNeeded };
    }
    const { hold } = control.holding.kept;
    return madeOf.current === hold._id
      ? undefined
      : send(bookingOrder(answers, hold, booker, submission.taken), false);
  };

  const sendAgain = async (body: BookingOrder, isBegun: boolean) => {
    change({ isResuming: true });
    const refused = await send(body, isBegun);
    change({ isResuming: false, refused });
  };
  useResuming(begun, (body) => sendAgain(body, true));

  const { toPay } = submission;
  return {
    submission,
    submit,
    askCode,
    finish: () => toPay && finish({ ...toPay.made, payment: null }, toPay),
    /** Resends the order with another payment method. */
    payAtVisit: async () => {
      const body = begun.sent?.body;
      madeOf.current = null;
      // A code is valid for one order: a guest needs another.
      if (body === undefined || body.otp !== undefined)
        return change({ toPay: null, codeFor: null });
      await sendAgain({ ...body, payingBy: 'at-visit' }, false);
    },
  };
}

/** Merges changes into a draft and stores it. */
export function saveDraft(
  draft: Draft,
  changes: Partial<Omit<Draft, 'vendorId' | 'userId'>>,
): void {
  Object.assign(draft, changes);
  keepDraft(draft);
}

/** Resends an order left unanswered before a reload, while its hold lasts. */
function useResuming({ sent, kept }: Draft, resume: (body: BookingOrder) => void): void {
  const body = sent !== null && isKept(kept, sent.body) ? sent.body : null;
  const waiting = useRef(body);
  const latest = useRef(resume);
  useEffect(() => {
    const order = waiting.current;
    waiting.current = null;
    if (order !== null) latest.current(order);
  }, []);
}

const isKept = (kept: ActiveHold | null, { holdId }: BookingOrder) => kept?.hold._id === holdId;

/** The API has answered, so it must not be resent automatically. */
const isOver = (outcome: Outcome) =>
  outcome.state === 'lost' ||
  outcome.state === 'weeks' ||
  (outcome.state === 'refused' && outcome.isJudged);

const withoutCode = ({ otp: _typed, ...body }: BookingOrder) => body;

/** Form errors for a code request; once sent, the field for the code is shown. */
function codeError(answer: CodeAnswer | null): SubmitAnswer {
  if (answer === null || answer.state === 'sent' || answer.state === 'lost') return undefined;
  if (answer.state === 'too-many') return { 'client.email': text.tooMany(answer.retryAfter) };
  if (answer.state === 'signed-out') return text.signedOut;
  if (answer.state !== 'refused') return text.notResent;
  const { answer: refused } = answer;
  const ofEmail = typeof refused === 'object' ? refused.email : undefined;
  return ofEmail === undefined ? refused : { 'client.email': ofEmail };
}
