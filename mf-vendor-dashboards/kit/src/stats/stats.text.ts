import { formatCount } from '@nukkad/platform/format';
import type { Direction } from './stats.model';

/** Period of a figure, compared with the equally long one before. */
export type Span = 'month' | 'quarter';

const since: Record<Span, string> = {
  month: 'last month',
  quarter: 'in the three months before',
};

const than: Record<Direction, (span: Span) => string> = {
  up: (span) => `more than ${since[span]}`,
  down: (span) => `less than ${since[span]}`,
  level: (span) => `Same as ${since[span]}`,
};

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const text = {
  what: 'numbers',
  chartWhat: 'chart',
  visitWhat: 'next visit',
  cards: 'Numbers',
  newcomer: 'New',
  ratings: (count: number) => `${formatCount(count)} ${count === 1 ? 'rating' : 'ratings'}`,
  change: (direction: Direction, percent: string | null, span: Span = 'month') =>
    percent === null ? capitalised(than[direction](span)) : `${percent} ${than[direction](span)}`,
  people: 'Gender',
  male: 'Male',
  female: 'Female',
  child: 'Child',
  percent: '%',
  performance: 'Performance Stat',
  span: 'Period',
  spans: { weeks: 'Weeks', month: 'Month', years: 'Year' },
  hours: 'Tutoring Hours',
  students: 'Number of Students',
  classes: 'Number of Classes',
  nextVisit: 'Next Patient Details',
  name: 'Name',
  reason: 'Reason',
  born: 'D.O.B.',
  lastVisit: 'Last Appointment',
  sex: 'Sex',
  height: 'Height',
  weight: 'Weight',
  registered: 'Registration Date',
  history: 'History',
  next: 'Next Appointment',
  unknown: 'Not noted',
  noVisit: 'No visits yet',
  nobody: 'No upcoming appointments',
  nobodyWhy: 'Your next confirmed appointment appears here, with your notes on the patient.',
  cm: (height: number) => `${height} cm`,
  kg: (weight: number) => `${weight} kg`,
};
