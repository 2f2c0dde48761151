import type { DayLimits } from '../calendar/calendar';
import { dayWords } from '../day/day.model';
import { text } from './date-picker.text';

/** Error message for a typed day; undefined if it is valid. */
export function dateProblem(day: string | null, { min, max, isUnavailable }: DayLimits) {
  if (!day) return undefined;
  if (min && day < min) return text.dateTooEarly(dayWords(min));
  if (max && day > max) return text.dateTooLate(dayWords(max));
  return isUnavailable?.(day) ? text.dateNotAvailable(dayWords(day)) : undefined;
}
