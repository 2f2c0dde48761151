import type { Suggestion } from '@nukkad/platform/contract';
import { aPlace } from '@nukkad/platform/testing';
import { aroundOf, groupsOf, searchAddress } from './search.model';

test.each([
  ['dentist', '', '/engineers?q=dentist'],
  ['  tax & audit ', ' HSR Layout ', '/engineers?q=tax+%26+audit&loc=hsr-layout'],
  ['maid', 'J.P. Nagar 2nd Phase', '/engineers?q=maid&loc=j-p-nagar-2nd-phase'],
  ['maid', 'mg road', '/engineers?q=maid&loc=mahatma-gandhi-road'],
  ['maid', ' - ', '/engineers?q=maid'],
  ['   ', 'HSR Layout', null],
])('%j in %j is searched at %s', (term, place, address) => {
  const chosen = aPlace({ name: 'MG Road', slug: 'mahatma-gandhi-road' });
  expect(searchAddress(term, place, chosen)).toBe(address);
});

test('suggestions of a kind stand together, the likeliest kind first', () => {
  const profession = (term: string): Suggestion => ({
    kind: 'profession',
    term,
    label: term,
    profession: term,
    count: 1,
  });
  const place: Suggestion = { kind: 'place', term: 'HSR', label: 'HSR', place: aPlace() };
  expect(groupsOf([profession('a'), place, profession('b')])).toEqual([
    { kind: 'profession', suggestions: [profession('a'), profession('b')] },
    { kind: 'place', suggestions: [place] },
  ]);
  expect(groupsOf([])).toEqual([]);
});

test.each([
  [{ kind: 'locality', city: 'Bengaluru', pin: '560102' } as const, 'Bengaluru 560102'],
  [{ kind: 'locality', city: 'Bengaluru', pin: null } as const, 'Bengaluru'],
  [{ kind: 'city', city: 'Mysuru', state: 'Karnataka' } as const, 'Karnataka'],
])('around %j is %s', (place, around) => {
  expect(aroundOf(aPlace(place))).toBe(around);
});
