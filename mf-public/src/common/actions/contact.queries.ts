import { api } from '@nukkad/platform';

/** Telephone number of a vendor; the API counts the request as a call. */
export async function revealContact(vendorId: string): Promise<string> {
  const { phone } = await api.call('revealContact', { params: { id: vendorId } });
  return phone;
}
