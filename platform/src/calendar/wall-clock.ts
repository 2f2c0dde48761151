const DAY = 86_400_000;

/**
 * The instant of the wall-clock time `wall`, by its zone's offsets. A time skipped when clocks go
 * forward is read by the offset before the change, so it moves by the length of the gap: 02:30 in a
 * gap from 2 to 3 is 03:30. Of a repeated time, the first is meant.
 *
 * @param wall wall-clock time, in milliseconds as if it were UTC
 * @param offsetAt milliseconds east of Greenwich at an instant in milliseconds
 * @returns the instant in milliseconds
 */
export function instantOfWall(wall: number, offsetAt: (instant: number) => number): number {
  const before = offsetAt(wall - DAY);
  const earlier = wall - before;
  const offset = offsetAt(earlier);
  if (offset === before) return earlier;
  const later = wall - offset;
  return offsetAt(later) === offset ? later : earlier;
}
