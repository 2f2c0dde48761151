import { professionOfSlug } from '../professions/professions';

/** Address of a vendor's page; the home page for an unknown profession. */
export function vendorAddress({ _id, profession }: { _id: string; profession: string }): string {
  const details = professionOfSlug(profession)?.details;
  return details === undefined ? '/' : `${details}?id=${encodeURIComponent(_id)}`;
}
