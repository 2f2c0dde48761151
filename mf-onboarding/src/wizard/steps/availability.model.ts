import type { DayDraft } from '@nukkad/platform/contract';

type Hours = Pick<DayDraft, 'from' | 'to'>;

/** Common hours; each day can be changed. */
const usual: Hours = { from: '09:00', to: '17:00' };

const hasHours = ({ isOn, from, to }: DayDraft) => isOn && from !== '' && to !== '';

/** Initial hours of a day when ticked: its own, else those of the previous day that has some. */
export function hoursWhenTicked(days: readonly DayDraft[], nth: number): Hours {
  const day = days[nth];
  if (day && (day.from !== '' || day.to !== '')) return { from: day.from, to: day.to };
  const { from, to } = days.slice(0, nth).findLast(hasHours) ?? days.find(hasHours) ?? usual;
  return { from, to };
}

/** All days with the hours of one. */
export function withHoursOf(days: readonly DayDraft[], nth: number): DayDraft[] {
  const { from, to } = days[nth] ?? usual;
  return days.map((day) => ({ ...day, isOn: true, from, to }));
}
