import type { DayLimits } from '../calendar/calendar';
import { dayWords } from '../day/day.model';
import * as words from '../words';

/** What is wrong with a day that was written by hand, in words; undefined for a day that can be. */
export function dateProblem(day: string | null, { min, max, isUnavailable }: DayLimits) {
  if (!day) return undefined;
  if (min && day < min) return words.dateTooEarly(dayWords(min));
  if (max && day > max) return words.dateTooLate(dayWords(max));
  return isUnavailable?.(day) ? words.dateNotAvailable(dayWords(day)) : undefined;
}
