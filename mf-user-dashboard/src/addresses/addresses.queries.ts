import { api, isApiError, useAnswers, useEndpoint } from '@nukkad/platform';
import type { Address, AddressOrder, PinPlace } from '@nukkad/platform/contract';
import { withAddress, withoutAddress } from './addresses.model';

export const useAddresses = () => useEndpoint('getAddresses');

export interface AddressChanges {
  add: (order: AddressOrder, how?: { idempotencyKey?: string }) => Promise<void>;
  change: (addressId: string, order: AddressOrder) => Promise<void>;
  remove: (addressId: string) => Promise<void>;
}

/** Each rejects with an ApiError; the list is updated at once and then read again. */
export function useAddressChanges(): AddressChanges {
  const answers = useAnswers();
  const follow = (change: (list: Address[]) => Address[]) => {
    answers.change('getAddresses', undefined, change);
    answers.renew('getAddresses');
  };
  return {
    async add(body, how = {}) {
      const stored = await api.call('addAddress', { body }, how);
      follow((list) => withAddress(list, stored));
    },
    async change(addressId, body) {
      const stored = await api.call('changeAddress', { params: { addressId }, body });
      follow((list) => withAddress(list, stored));
    },
    async remove(addressId) {
      await api.call('removeAddress', { params: { addressId } });
      follow((list) => withoutAddress(list, addressId));
    },
  };
}

/** Looks up a PIN code. */
export async function lookUpPin(pin: string): Promise<PinPlace | 'unknown' | 'unreachable'> {
  try {
    return await api.call('getPin', { params: { pin } });
  } catch (error) {
    if (!isApiError(error)) throw error;
    return error.status !== null && error.status < 500 ? 'unknown' : 'unreachable';
  }
}
