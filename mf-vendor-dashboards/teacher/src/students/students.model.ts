import type { Assignment, Client } from '@nukkad/platform/contract';
import { text } from './students.text';

/** A student's progress from assignments: marks in percent of the maximum, and pending work. */
export interface Progress {
  percent: number | null;
  graded: number;
  toMark: number;
}

export function progressOf(assignments: readonly Assignment[], clientId: string): Progress {
  const own = assignments.filter(({ student }) => student.clientId === clientId);
  const graded = own.filter(({ grade }) => grade !== null);
  const marks = graded.reduce((sum, { grade }) => sum + (grade?.marks ?? 0), 0);
  const most = graded.reduce((sum, { maxMarks }) => sum + maxMarks, 0);
  return {
    percent: most === 0 ? null : Math.round((marks * 100) / most),
    graded: graded.length,
    toMark: own.filter(({ state }) => state === 'submitted').length,
  };
}

/** Progress in a few words each. */
export function progressWords({ visits }: Client, progress: Progress | null): string[] {
  const words = [text.lessons(visits)];
  if (progress === null) return words;
  const { percent, graded, toMark } = progress;
  if (percent !== null) words.push(text.marks(percent, graded));
  if (toMark > 0) words.push(text.toMark(toMark));
  return words;
}

export function creditWords({ lessonsLeft, lessonsBought }: Client): string {
  return lessonsBought === 0 ? text.noCredits : text.left(lessonsLeft, lessonsBought);
}
