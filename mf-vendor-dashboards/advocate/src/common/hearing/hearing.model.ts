import { dayIn, instantAt, minutesOf, timeIn } from '@nukkad/platform/calendar';
import { type Hearing, type HearingOrder, messages } from '@nukkad/platform/contract';
import { all, pattern, required } from '@nukkad/shared-ui';
import { isPicked, nothingPicked, type Picked } from '../picked.model';
import { text } from './hearing.text';

/** Form values of a hearing. */
export interface TypedHearing {
  case: Picked;
  date: string | null;
  time: string;
  court: string;
  note: string;
}

export const asked = required(messages.required);
export const timeProblem = all<string>(asked, pattern(/^([01]\d|2[0-3]):[0-5]\d$/, text.timeWrong));
export const caseProblem = isPicked(text.caseUnknown);

/** Initial values, with the court of the case. */
export function newHearing(court: string | null = null): TypedHearing {
  return { case: nothingPicked, date: null, time: '', court: court ?? '', note: '' };
}

export function hearingValues({ at, court, note }: Hearing, zone: string): TypedHearing {
  return {
    case: nothingPicked,
    date: dayIn(at, zone),
    time: timeIn(at, zone),
    court: court ?? '',
    note: note ?? '',
  };
}

export function hearingOrder(
  { date, time, court, note }: TypedHearing,
  zone: string,
): HearingOrder {
  return {
    at: instantAt(date ?? '', minutesOf(time), zone).toISOString(),
    court: court.trim() || null,
    note: note.trim() || null,
  };
}
