import { advocate } from './advocate';
import { ca } from './ca';
import { doctor } from './doctor';
import { engineer } from './engineer';
import { governmentOffice } from './government-office';
import { labour } from './labour';
import { officer } from './officer';
import type { Profession } from './profession';
import { teacher } from './teacher';

export const professions: Profession[] = [
  doctor,
  engineer,
  ca,
  advocate,
  teacher,
  labour,
  officer,
  governmentOffice,
];

export function professionOfListing(path: string): Profession | undefined {
  return professions.find(
    ({ listing, listingAliases }) => listing === path || listingAliases.includes(path),
  );
}

export function professionOfDetails(path: string): Profession | undefined {
  return professions.find(({ details }) => details === path);
}

export function professionOfSlug(slug: string): Profession | undefined {
  return professions.find((profession) => profession.slug === slug);
}
