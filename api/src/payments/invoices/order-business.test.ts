import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '../../core/http/problems';
import { businessOf } from './order-business';

const gstin = '29AAGCB7383J1Z4';
const named = { businessName: 'Asha Traders', businessAddress: '12, MG Road, Bengaluru 560001' };

type Order = Parameters<typeof businessOf>[0];

const taken: [order: Order, stored: (string | null)[]][] = [
  [{}, [null, null, null]],
  [{ gstin: '' }, [null, null, null]],
  [{ gstin }, [gstin, null, null]],
  [{ gstin, ...named }, [gstin, named.businessName, named.businessAddress]],
];

for (const [order, stored] of taken) {
  test(`an order with ${Object.keys(order).join(', ') || 'nothing'} is taken`, () => {
    const { client_gstin, client_business_name, client_business_address } = businessOf(order);
    assert.deepEqual([client_gstin, client_business_name, client_business_address], stored);
  });
}

const refused: [order: Order, field: string][] = [
  [{ gstin: '29AAGCB7383J1Z5', ...named }, 'gstin'],
  [named, 'gstin'],
  [{ gstin: '', ...named }, 'gstin'],
  [{ gstin, businessName: named.businessName }, 'businessAddress'],
  [{ gstin, businessAddress: named.businessAddress }, 'businessName'],
];

for (const [order, field] of refused) {
  test(`${JSON.stringify(order)} is refused at ${field}`, () => {
    assert.throws(
      () => businessOf(order),
      (error) => error instanceof ApiError && Object.keys(error.errors ?? {}).join() === field,
    );
  });
}
