import { type BusyTimes, busySpans, CalendarFileError, type FileProblem } from './busy-spans.model';
import { type CellRange, cellRangesOf, type Span } from './cell-ranges.model';

/** A calendar file and what is asked of it. */
export interface FileTask {
  text: string;
  timeZone: string;
  within: Span;
  own: string[];
}

/** Busy times as cells, or why there are none. */
export type FileAnswer =
  | ({ state: 'read'; ranges: CellRange[] } & Pick<BusyTimes, 'skipped'>)
  | { state: 'refused'; problem: FileProblem };

/** More than one time for each hour of a working year. */
const mostRanges = 4_000;

/** Never fails for what stands in the file. */
export function readFile({ text, timeZone, within, own }: FileTask): FileAnswer {
  try {
    const { spans, skipped } = busySpans(text, { timeZone, within, own: new Set(own) });
    const ranges = cellRangesOf(spans, within);
    if (ranges.length > mostRanges) return { state: 'refused', problem: 'too-complex' };
    return { state: 'read', ranges, skipped };
  } catch (error) {
    // What the library stumbles over is no calendar either.
    const problem = error instanceof CalendarFileError ? error.problem : 'not-a-calendar';
    return { state: 'refused', problem };
  }
}
