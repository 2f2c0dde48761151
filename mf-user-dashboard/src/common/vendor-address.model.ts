import type { BookedVendor } from '@nukkad/platform/contract';

type Known = Pick<BookedVendor, '_id' | 'profession'>;

/** Detail pages that are not named after their profession. */
const odd: Readonly<Record<string, string>> = { 'govt-officer': '/govt-offices-detail' };

/** Address of a vendor's page; `tab` selects a tab. */
export function vendorAddress({ _id, profession }: Known, tab?: string): string {
  const path = odd[profession] ?? `/${profession}-detail`;
  const query = new URLSearchParams({ id: _id, ...(tab !== undefined && { tab }) });
  return `${path}?${query}`;
}

/** Address where a lesson with a teacher is booked: on the page a trial lesson comes first. */
export const bookLessonAddress = ({ _id }: Pick<Known, '_id'>): string =>
  `/book?${new URLSearchParams({ id: _id, kind: 'lesson' })}`;

/** Address of the booking panel on a vendor's page. */
export const bookAgainAddress = (vendor: Known): string => `${vendorAddress(vendor)}#book`;
