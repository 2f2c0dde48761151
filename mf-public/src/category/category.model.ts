import type { Category } from '@nukkad/platform/contract';
import type { Profession } from '../common/professions/profession';

/** Vendor cards of a category page, before the link to the listing. */
export const FIRST_PEOPLE = 4;

/** Whether a category's route is `/{name}`: compared case-insensitively. */
export function isNamed(name: string): (category: Category) => boolean {
  const wanted = name.trim().toLowerCase();
  return ({ categoryName }) => categoryName.toLowerCase() === wanted;
}

/** Listing of a sub-category, or of all vendors. */
export function listingAddress({ listing, defaultSpec }: Profession, slug: string | null): string {
  const spec = slug ?? (defaultSpec === null ? null : 'all');
  return spec === null ? listing : `${listing}?${new URLSearchParams({ spec })}`;
}

/** `govt officer` → `Govt Officer`: provisional heading while the category loads. */
export function provisionalName(name: string): string {
  return name.replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());
}
