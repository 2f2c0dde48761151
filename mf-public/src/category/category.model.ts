import type { Category } from '@nukkad/platform/contract';
import type { Profession } from '../common/professions/profession';

/** Cards of people a category page shows before it leads to the listing. */
export const FIRST_PEOPLE = 4;

/** Whether a category's route is `/{name}`: names compare without regard to case. */
export function isNamed(name: string): (category: Category) => boolean {
  const wanted = name.trim().toLowerCase();
  return ({ categoryName }) => categoryName.toLowerCase() === wanted;
}

/** Listing of a sub-category, or of everyone. */
export function listingAddress({ listing, defaultSpec }: Profession, slug: string | null): string {
  const spec = slug ?? (defaultSpec === null ? null : 'all');
  return spec === null ? listing : `${listing}?${new URLSearchParams({ spec })}`;
}

/** `govt officer` → `Govt Officer`: what a heading says until the category is here. */
export function provisionalName(name: string): string {
  return name.replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());
}
