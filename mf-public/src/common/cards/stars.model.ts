/** Drawing of one of the five stars. */
export type StarFill = 'full' | 'half' | 'empty';

const places = [1, 2, 3, 4, 5];

/** The five stars of a rating to the nearest half: 4.8 is five full ones, 4.6 four and a half. */
export function starFills(rating: number): StarFill[] {
  const halves = Math.round(rating * 2);
  return places.map((place) => {
    if (halves >= place * 2) return 'full';
    return halves === place * 2 - 1 ? 'half' : 'empty';
  });
}
