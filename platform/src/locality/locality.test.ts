import { defaultPlace, type GeoPlace, placesKey, storageKeys } from '../contract';
import { safeStorage } from '../session/safe-storage';
import { createSession } from '../session/session';
import { createLocality, followOtherTabsPlaces } from './locality';
import { parsePlaces, withChoice } from './locality.model';

const open = () => window.localStorage;
const place = (name: string): GeoPlace => ({ ...defaultPlace, _id: name, name });
const names = (places: readonly GeoPlace[]) => places.map(({ name }) => name);

beforeEach(() => window.localStorage.clear());

test('who never chose looks in HSR Layout, or where the installation looks', () => {
  const locality = createLocality(safeStorage(open));
  expect(locality.get()).toEqual({ place: defaultPlace, isChosen: false, recent: [] });
  locality.assume(place('Indiranagar'));
  expect(locality.get().place.name).toBe('Indiranagar');
  expect(window.localStorage).toHaveLength(0);
});

test('a choice survives a reload and goes before what the installation says', () => {
  createLocality(safeStorage(open)).choose(place('Koramangala'));
  const reloaded = createLocality(safeStorage(open));
  reloaded.assume(place('Indiranagar'));
  expect(reloaded.get()).toMatchObject({ place: { name: 'Koramangala' }, isChosen: true });
});

test('the address of the document goes before the choice, until there is a new one', () => {
  const locality = createLocality(safeStorage(open));
  locality.choose(place('Koramangala'));
  locality.override(place('Hebbal'));
  expect(locality.get()).toMatchObject({ place: { name: 'Hebbal' }, isChosen: true });
  expect(names(locality.get().recent)).toEqual(['Koramangala']);
  expect(createLocality(safeStorage(open)).get().place.name).toBe('Koramangala');
  locality.choose(place('Indiranagar'));
  expect(locality.get().place.name).toBe('Indiranagar');
  locality.override(place('Hebbal'));
  locality.reread();
  expect(locality.get().place.name).toBe('Indiranagar');
});

test('the end of a session leaves the choice alone', () => {
  createLocality(safeStorage(open)).choose(place('Koramangala'));
  createSession(safeStorage(open)).end('signed-out');
  expect(createLocality(safeStorage(open)).get().isChosen).toBe(true);
  expect(storageKeys).not.toContain(placesKey);
});

test('the last four choices are remembered, newest first, each once', () => {
  const locality = createLocality(safeStorage(open));
  for (const name of ['A', 'B', 'C', 'A', 'D', 'E']) locality.choose(place(name));
  expect(names(locality.get().recent)).toEqual(['E', 'D', 'A', 'C']);
});

test('without storage the choice lasts as long as the page', () => {
  const locality = createLocality(
    safeStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    }),
  );
  locality.choose(place('Koramangala'));
  expect(locality.get().place.name).toBe('Koramangala');
});

test('another tab chooses: this one follows; foreign keys are ignored', () => {
  const locality = createLocality(safeStorage(open));
  const listener = jest.fn();
  locality.subscribe(listener);
  const stop = followOtherTabsPlaces(locality);
  window.dispatchEvent(new StorageEvent('storage', { key: 'jwtToken' }));
  expect(listener).not.toHaveBeenCalled();
  window.localStorage.setItem(placesKey, JSON.stringify([place('Hebbal')]));
  window.dispatchEvent(new StorageEvent('storage', { key: placesKey }));
  expect(locality.get().place.name).toBe('Hebbal');
  stop();
});

test.each([
  [null],
  [''],
  ['{"broken'],
  ['"HSR Layout"'],
  ['[null, 1, {}]'],
  [JSON.stringify([{ ...defaultPlace, name: '' }])],
  [JSON.stringify([{ ...defaultPlace, name: 'x'.repeat(121) }])],
  [JSON.stringify([{ ...defaultPlace, kind: 'planet' }])],
  [JSON.stringify([{ ...defaultPlace, point: { lat: '12', lng: 77 } }])],
])('%j in storage is no choice', (stored) => {
  expect(parsePlaces(stored)).toEqual([]);
});

test('a city needs neither PIN nor point', () => {
  const city = { ...defaultPlace, kind: 'city', pin: null, point: null };
  expect(parsePlaces(JSON.stringify([city]))).toEqual([city]);
});

test('choosing again moves a place to the front', () => {
  expect(names(withChoice([place('A'), place('B')], place('B')))).toEqual(['B', 'A']);
});
