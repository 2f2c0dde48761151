import type { BookingMade } from '@nukkad/platform/contract';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { notStored, notStoredOurFault } from '../../common/submit.text';
import { type Holding, holdLoss } from '../hold/hold.model';

/** Result of sending an order. */
export type Outcome =
  | { state: 'made'; made: BookingMade }
  | { state: 'lost'; loss: Extract<Holding, { state: 'lost' }> }
  /** Unavailable weeks of a series: ISO instants. */
  | { state: 'weeks'; taken: string[] }
  | { state: 'signed-out' }
  /** `isJudged`: the API refused it, and would refuse a repeat too. */
  | { state: 'refused'; answer: SubmitAnswer; isJudged: boolean };

interface ErrorSign {
  code: string;
  status: number | null;
  message: string;
  fields: Readonly<Record<string, string>>;
  alternatives: readonly string[];
}

export function outcomeOf(error: ErrorSign): Exclude<Outcome, { state: 'made' }> {
  const { code, status, message, fields } = error;
  const loss = holdLoss(error);
  if (loss !== null) return { state: 'lost', loss };
  if (code === 'unauthenticated') return { state: 'signed-out' };
  if (code === 'slot-taken') return { state: 'weeks', taken: fields.skip?.split(' ') ?? [] };
  const isJudged = status !== null && status < 500;
  if (!isJudged) {
    return { state: 'refused', isJudged, answer: status === null ? notStored : notStoredOurFault };
  }
  const hasFields = Object.keys(fields).length > 0;
  return { state: 'refused', isJudged, answer: hasFields ? fields : message };
}
