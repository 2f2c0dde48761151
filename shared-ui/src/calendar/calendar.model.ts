import * as common from '../common.text';
import { dayWords } from '../day/day.model';
import { text } from './calendar.text';

/** State of a day that its label names. */
interface DayState {
  isToday: boolean;
  isSelected: boolean;
  isAvailable: boolean;
  /** "3 visits" */
  mark: string | undefined;
}

/** Accessible name: "Friday 20 November 2026, today, 3 visits, selected". */
export function dayLabel(day: string, { isToday, isSelected, isAvailable, mark }: DayState) {
  const said = [
    dayWords(day),
    isToday && common.today,
    mark,
    isSelected && text.selected,
    !isAvailable && text.notAvailable,
  ];
  return said.filter(Boolean).join(', ');
}
