import { bookingKinds } from '@nukkad/platform/contract';

/** `Govt Officer` and `govt officer` are `govt-officer`, as the contract tells professions apart. */
export function professionSlug(profession: string): string {
  return profession.trim().toLowerCase().replaceAll(/\s+/g, '-');
}

/** Whose dashboard a path is: `/govt officer-dashboard/*` is the `govt-officer`'s; null of `/trial`. */
export function professionAt(path: string): string | null {
  const [, name] = /^\/(.+)-dashboard(?:\/|$)/.exec(path) ?? [];
  return name === undefined ? null : professionSlug(name);
}

/** Whether people book them. Officers are complained about and asked, not booked. */
export function isBooked(slug: string | null): boolean {
  return slug === null || bookingKinds(slug).length > 0;
}

/** Whether they keep the public page of an office. */
export const hasOfficePage = (slug: string | null): boolean => slug === 'govt-officer';
