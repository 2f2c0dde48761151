import { safeStorage } from '@nukkad/platform';
import { recentSearchesKey } from '@nukkad/platform/contract';
import { createRecentSearches } from './recent-searches.store';

const open = () => createRecentSearches(safeStorage(() => window.localStorage));

beforeEach(() => window.localStorage.clear());

test('a search is there after a reload, and what was cleared stays so', () => {
  open().record('Maid');
  expect(open().get()).toEqual(['Maid', 'Dentist', 'English Teacher']);
  open().clear();
  expect(open().get()).toEqual([]);
});

test('another tab is heard while somebody listens', () => {
  const recent = open();
  expect(recent.get()).toHaveLength(2);
  const listener = jest.fn();
  const stop = recent.subscribe(listener);
  window.localStorage.setItem(recentSearchesKey, '["Surgeon"]');
  window.dispatchEvent(new StorageEvent('storage', { key: recentSearchesKey }));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(recent.get()).toEqual(['Surgeon']);
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: recentSearchesKey }));
  expect(listener).toHaveBeenCalledTimes(1);
});
