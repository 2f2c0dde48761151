import { dayWords } from '../day/day.model';
import * as words from '../words';

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
    isToday && words.today,
    mark,
    isSelected && words.selected,
    !isAvailable && words.notAvailable,
  ];
  return said.filter(Boolean).join(', ');
}
