import type { Category, Paging } from '@nukkad/platform/contract';
import type { Profession } from '../common/professions/profession';

export const EVERYONE = 'all';

/** Whom a listing shows. */
export type Speciality =
  | { state: 'everyone' }
  | { state: 'one'; category: Category }
  | { state: 'unknown' };

/** What `?spec=` asks for; without it, the profession's documented default where it exists. */
export function specialityOf(
  spec: string | null,
  { defaultSpec }: Profession,
  specialities: Category[],
): Speciality {
  const wanted = spec ?? defaultSpec;
  if (wanted === null || wanted === EVERYONE) return { state: 'everyone' };
  const category = specialities.find(({ slug }) => slug === wanted);
  if (category) return { state: 'one', category };
  return spec === null ? { state: 'everyone' } : { state: 'unknown' };
}

/** What the heading calls a speciality before the categories have arrived. */
export function provisionalName(spec: string | null, { defaultSpec }: Profession): string | null {
  const wanted = spec ?? defaultSpec;
  if (wanted === null || wanted === EVERYONE) return null;
  return wanted
    .split('-')
    .map((word) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`)
    .join(' ');
}

/** Value of `spec` that shows everyone: none where that is the default anyway. */
export function specOfEveryone({ defaultSpec }: Profession): string | null {
  return defaultSpec === null ? null : EVERYONE;
}

/** `?page=` as a whole number from 1; anything else is the first page. */
export function pageNumber(page: string | null): number {
  return page !== null && /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1;
}

/** Numbers of the first and last vendor on a page. */
export function rangeOf({ page, limit, total }: Paging): { first: number; last: number } {
  return { first: (page - 1) * limit + 1, last: Math.min(page * limit, total) };
}
