import type { DayLimits } from '../calendar/calendar';
import { dayWords } from '../day/day.model';
import * as words from '../words';

/** Error message for a typed day; undefined if it is valid. */
export function dateProblem(day: string | null, { min, max, isUnavailable }: DayLimits) {
  if (!day) return undefined;
  if (min && day < min) return words.dateTooEarly(dayWords(min));
  if (max && day > max) return words.dateTooLate(dayWords(max));
  return isUnavailable?.(day) ? words.dateNotAvailable(dayWords(day)) : undefined;
}
