import { businessOrder } from './business.model';

test.each([
  ['', {}],
  ['  ', {}],
  [' 29aagcb7383j1z4 ', { gstin: '29AAGCB7383J1Z4' }],
])('a GSTIN typed as “%s” is ordered as %j', (gstin, order) => {
  expect(businessOrder({ gstin })).toEqual(order);
});
