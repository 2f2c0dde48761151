import { professionOfSlug } from './professions/professions';

/** Address of somebody's page; of a profession this site does not know yet, the home page. */
export function vendorAddress({ _id, profession }: { _id: string; profession: string }): string {
  const details = professionOfSlug(profession)?.details;
  return details === undefined ? '/' : `${details}?id=${encodeURIComponent(_id)}`;
}
