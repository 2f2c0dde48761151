import { favouritesKey } from '../contract';
import { safeStorage } from '../session/safe-storage';
import { createFavourites, followOtherTabsFavourites } from './favourites';

const onDevice = () => createFavourites(safeStorage(() => window.localStorage));

beforeEach(() => window.localStorage.clear());

test('what is liked is kept, the latest first, and liked no longer on the next press', () => {
  const favourites = onDevice();
  expect(favourites.toggle('a')).toBe(true);
  expect(favourites.toggle('b')).toBe(true);
  expect(onDevice().get()).toEqual(['b', 'a']);
  expect(favourites.toggle('a')).toBe(false);
  expect(onDevice().get()).toEqual(['b']);
});

test.each(['{}', 'null', '[1,"a",""]', 'not json'])('of %s only ids are taken', (stored) => {
  window.localStorage.setItem(favouritesKey, stored);
  expect(onDevice().get()).toEqual(stored.includes('"a"') ? ['a'] : []);
});

test('another tab’s change is seen', () => {
  const favourites = onDevice();
  const stop = followOtherTabsFavourites(favourites);
  window.localStorage.setItem(favouritesKey, '["x"]');
  window.dispatchEvent(new StorageEvent('storage', { key: favouritesKey }));
  expect(favourites.get()).toEqual(['x']);
  stop();
});

test('a change before the page listened is seen once it does, as on one left while it started', () => {
  const favourites = onDevice();
  window.localStorage.setItem(favouritesKey, '["x"]');
  expect(favourites.get()).toEqual([]);
  const stop = followOtherTabsFavourites(favourites);
  expect(favourites.get()).toEqual(['x']);
  stop();
});
