import { bookingKinds } from '@nukkad/platform/contract';

/** `Govt Officer` and `govt officer` become `govt-officer`, the contract's identifier. */
export function professionSlug(profession: string): string {
  return profession.trim().toLowerCase().replaceAll(/\s+/g, '-');
}

/** Profession of a path: `/govt officer-dashboard/*` is `govt-officer`; null for `/trial`. */
export function professionAt(path: string): string | null {
  const [, name] = /^\/(.+)-dashboard(?:\/|$)/.exec(path) ?? [];
  return name === undefined ? null : professionSlug(name);
}

/** Officers take complaints and questions, but no bookings. */
export function isBooked(slug: string | null): boolean {
  return slug === null || bookingKinds(slug).length > 0;
}

/** Whether they keep the public page of an office. */
export const hasOfficePage = (slug: string | null): boolean => slug === 'govt-officer';
