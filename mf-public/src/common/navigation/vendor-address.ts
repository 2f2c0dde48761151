import type { Profession } from '../professions/profession';
import { professionOfSlug } from '../professions/professions';

/** Address of a vendor's page; the home page for an unknown profession. */
export function vendorAddress({ _id, profession }: { _id: string; profession: string }): string {
  const known = professionOfSlug(profession);
  return known ? detailsAddress(known, _id) : '/';
}

/** Address of the page of a profession's vendor. */
export function detailsAddress({ details }: Pick<Profession, 'details'>, id: string): string {
  return `${details}?id=${encodeURIComponent(id)}`;
}
