const DAY = 86_400_000;

/**
 * The instant at which clocks show `wall`, by the offset their zone has at an instant. A time that
 * clocks skip when they go forward is read by the offset before, so it is as much later: 02:30 in a
 * gap from 2 to 3 is 03:30. Of a time that clocks show twice, the first is meant.
 *
 * @param wall what clocks show, in milliseconds as if they were those of UTC
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
