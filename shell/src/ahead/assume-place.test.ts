import { locality } from '@nukkad/platform';
import { aPlace } from '@nukkad/platform/testing';
import { assumePlace } from './assume-place';

const ahead = { lock: 'lock', origin: 'http://localhost', answers: [] };
const hebbal = aPlace({ _id: 'hebbal', name: 'Hebbal' });
const pune = aPlace({ _id: 'pune', name: 'Pune' });

const open = (address: string) => history.replaceState({ key: 'kept' }, '', address);

test('the page’s locality is that of a visitor without a choice', () => {
  open('/doctors?spec=dentist#list');
  assumePlace({ ...ahead, place: hebbal });
  expect(locality.get()).toMatchObject({ place: hebbal, isChosen: false });
  expect(location.href).toBe('http://localhost/doctors?spec=dentist#list');
});

test('one that the page does not know leaves the address', () => {
  open('/doctors?loc=atlantis&page=2#list');
  assumePlace({ ...ahead, place: hebbal });
  expect(location.href).toBe('http://localhost/doctors?page=2#list');
  expect(history.state).toEqual({ key: 'kept' });
});

test('one that the address names goes before a choice', () => {
  open('/doctors?loc=pune');
  locality.choose(hebbal);
  assumePlace({ ...ahead, place: pune, isPlaceNamed: true });
  expect(locality.get().place).toEqual(pune);
  expect(location.search).toBe('?loc=pune');
});
