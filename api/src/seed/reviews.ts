import type { Random } from './random';

/** So many reviews with so many stars altogether. */
export interface Reviewed {
  sum: number;
  count: number;
}

/** Nobody is reviewed oftener than this in a year of practice. */
const mostPerYear = 60;

/** Few have hundreds, half have fewer than seven; most are good. */
export function reviewed(years: number, random: Random): Reviewed {
  const drawn = Math.floor(Math.exp(random.next() ** 2 * 7.5));
  const count = Math.min(drawn, years * mostPerYear);
  const average = 4.9 - 2.4 * random.next() ** 2.2;
  return { sum: Math.min(count * 5, Math.max(count, Math.round(average * count))), count };
}

const usual = 3.9;
const weightOfUsual = 8;

/** Sorts listings: the mean in thousandths, drawn towards the usual one while reviews are few. */
export const rankOf = ({ sum, count }: Reviewed): number =>
  Math.round((1_000 * (sum + usual * weightOfUsual)) / (count + weightOfUsual));
