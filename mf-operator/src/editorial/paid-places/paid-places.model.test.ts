import type { PaidPlace } from '@nukkad/platform/contract';
import { dayOf, paidPlaceOrder, paidPlaceValues } from './paid-places.model';

const place: PaidPlace = {
  _id: 'place-1',
  revision: 3,
  title: 'Open on Sundays',
  text: 'In HSR Layout.',
  action: 'View clinic',
  from: '2026-10-31T18:30:00.000Z',
  until: '2026-11-30T18:30:00.000Z',
  vendor: { _id: 'vendor-1', vendorName: 'Dr. Rao', profession: 'doctor', img: '' },
  state: 'running',
};

test('days are counted in India, the last one with them', () => {
  const typed = paidPlaceValues(place);
  expect([typed.from, typed.until]).toEqual(['2026-11-01', '2026-11-30']);
  expect(paidPlaceOrder(typed)).toEqual({
    ...{ revision: 3, vendorId: 'vendor-1', title: place.title, text: place.text },
    ...{ action: place.action, from: place.from, until: place.until },
  });
});

test('without a last day there is no end', () => {
  expect(paidPlaceOrder(paidPlaceValues({ ...place, until: null })).until).toBeNull();
});

test('the day in India is ahead of the one in Greenwich', () => {
  expect(dayOf('2026-11-22T19:00:00.000Z')).toBe('2026-11-23');
});
