import type { Category, VendorsAnswer } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';
import * as common from '../../common/common.text';
import type { Profession } from '../../common/professions/profession';
import { text } from '../listing.text';

export const EVERYONE = 'all';

/** Subject of a listing. */
export type Speciality =
  | { state: 'everyone' }
  | { state: 'one'; category: Category }
  | { state: 'unknown' };

/** Speciality of `?spec=`; without it, the profession's documented default if it exists. */
export function chosenSpeciality(
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

/** Provisional heading of a speciality while the categories load. */
export function provisionalName(spec: string | null, { defaultSpec }: Profession): string | null {
  const wanted = spec ?? defaultSpec;
  return wanted === null || wanted === EVERYONE ? null : nameOfSlug(wanted);
}

/** `hsr-layout` → `Hsr Layout`: provisional name. */
export function nameOfSlug(slug: string): string {
  return slug
    .split('-')
    .map((word) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`)
    .join(' ');
}

/** Value of `spec` for all vendors: none if that is the default. */
export function specOfEveryone({ defaultSpec }: Profession): string | null {
  return defaultSpec === null ? null : EVERYONE;
}

/** The listing of a whole profession, and its link's label. */
export function wayToEveryone(profession: Profession): { to: string; label: string } {
  const spec = specOfEveryone(profession);
  const search = spec === null ? '' : `?${new URLSearchParams({ spec })}`;
  return { to: profession.listing + search, label: text.seeEveryone(profession.many) };
}

/** Singular and plural of a list. */
export interface Noun {
  one: string;
  many: string;
}

/** `Dentists` of a speciality that names people, `labourers` of one that names work. */
export function nounOf({ one, many, branch, page }: Profession, speciality: string | null): Noun {
  const named = speciality === null ? many : branch(speciality);
  const isOfPeople = page.actions.includes('book') && named.endsWith('s');
  return { one, many: isOfPeople ? named : many };
}

/** `128 Dentists`, `5,000+ doctors` where counting stopped, `1 doctor`. */
export function countWords({ total, isTotalExact }: VendorsAnswer, { one, many }: Noun): string {
  if (total === 1 && isTotalExact) return text.count('1', one);
  return text.count(`${formatCount(total)}${isTotalExact ? '' : '+'}`, many);
}

/** A breadcrumb step; the current page has no address. */
export interface TrailStep {
  label: string;
  to?: string;
}

/** The city › the profession › the speciality › the heading, without duplicates. */
export function trailOf(
  profession: Profession,
  speciality: string | null,
  heading: string,
  city: string | null,
): TrailStep[] {
  const everyone = specOfEveryone(profession);
  const root = profession.listing + (everyone === null ? '' : `?spec=${everyone}`);
  const branch = speciality === null ? [] : [{ label: profession.branch(speciality) }];
  const isSaid = branch[0]?.label === heading || profession.root === heading;
  return [
    { label: common.rootOf(city), to: '/' },
    { label: profession.root, to: root },
    ...branch,
    ...(isSaid ? [] : [{ label: heading }]),
  ];
}
