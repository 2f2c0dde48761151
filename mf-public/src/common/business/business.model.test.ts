import { type Business, businessOrder, noBusiness } from './business.model';

const named = { businessName: 'Asha Traders', businessAddress: '12, MG Road' };

test.each<[string, Partial<Business>, object]>([
  ['nothing', {}, {}],
  ['a person who typed a GSTIN before', { gstin: '29AAGCB7383J1Z4', ...named }, {}],
  [
    'a business',
    {
      ...{ isForBusiness: true, gstin: ' 29aagcb7383j1z4 ' },
      ...{ businessName: ' Asha Traders ', businessAddress: '12, MG Road ' },
    },
    { gstin: '29AAGCB7383J1Z4', ...named },
  ],
])('an order of %s', (_what, typed, order) => {
  expect(businessOrder({ ...noBusiness, ...typed })).toEqual(order);
});
