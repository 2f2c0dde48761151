import { aHandedIn, anAssignment, aWaitlistEntry } from '@nukkad/platform/testing';
import { claimAddress, dueOf, openEntries, tabOf } from './appointments.model';

test.each([
  [null, 'upcoming'],
  ['past', 'past'],
  ['cancelled', 'cancelled'],
  ['nowhere', 'upcoming'],
])('%s shows %s', (asked, tab) => {
  expect(tabOf(asked)).toBe(tab);
});

test('an offered time is booked as the one that was offered', () => {
  const offer = { start: '2030-01-07T12:00:00.000Z', until: '2030-01-06T12:15:00.000Z' };
  const entry = aWaitlistEntry({ state: 'offered', offer });
  const url = new URL(claimAddress(entry), 'http://localhost');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    id: 'vendor-1',
    at: offer.start,
    kind: 'appointment',
    offer: 'wait-1',
  });
  expect(openEntries([entry, aWaitlistEntry({ state: 'taken' })])).toEqual([entry]);
});

test('what is to be handed in is counted, and the first day of it told', () => {
  const later = anAssignment({ dueOn: '2030-02-01' });
  expect(dueOf([later, aHandedIn({ dueOn: '2029-01-01' }), anAssignment()])).toEqual({
    count: 2,
    next: '2030-01-07',
  });
  expect(dueOf([aHandedIn()])).toEqual({ count: 0, next: null });
});
