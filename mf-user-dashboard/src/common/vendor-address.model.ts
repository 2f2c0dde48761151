import type { BookedVendor } from '@nukkad/platform/contract';

type Known = Pick<BookedVendor, '_id' | 'profession'>;

/** Detail pages that are not named after their profession. */
const odd: Readonly<Record<string, string>> = { 'govt-officer': '/govt-offices-detail' };

/** Address of somebody's page; `tab` opens one side of it. */
export function vendorAddress({ _id, profession }: Known, tab?: string): string {
  const path = odd[profession] ?? `/${profession}-detail`;
  const query = new URLSearchParams({ id: _id, ...(tab !== undefined && { tab }) });
  return `${path}?${query}`;
}

/** Address of the part of somebody's page where they are booked. */
export const bookAgainAddress = (vendor: Known): string => `${vendorAddress(vendor)}#book`;
