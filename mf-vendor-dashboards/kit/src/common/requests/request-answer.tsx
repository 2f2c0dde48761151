import type { PracticeBooking } from '@nukkad/platform/contract';
import { BookingStatusPill } from '../booking/status';
import { DecisionButtons } from '../decisions/decision-buttons';
import type { Decisions } from '../decisions/decisions';

interface Props {
  booking: PracticeBooking;
  decisions: Decisions;
}

/** Accept and reject, or the decision made here, or the booking's status. */
export function RequestAnswer({ booking, decisions }: Props) {
  const { _id, name, status, may } = booking;
  if (!may.answer && decisions.of(_id) === null) return <BookingStatusPill status={status} />;
  return <DecisionButtons asked={{ id: _id, name }} decisions={decisions} />;
}
