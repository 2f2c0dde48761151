import { api } from '@nukkad/platform';

/** The telephone number of a professional; asking is counted as a call for them. */
export async function revealContact(vendorId: string): Promise<string> {
  const { phone } = await api.call('revealContact', { params: { id: vendorId } });
  return phone;
}
