import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createGuestKeys } from './guest-keys';

const NAME = 'nukkad-test-keys';
const at = (address: string) => ({
  wrapper: ({ children }: { children: ReactNode }) =>
    createElement(MemoryRouter, { initialEntries: [address] }, children),
});

beforeEach(() => sessionStorage.clear());

test('a key is kept for the tab, and replaced by a newer one', () => {
  const keys = createGuestKeys(NAME);
  expect(keys.get('b1')).toBeNull();
  keys.store('b1', 'old');
  keys.store('b1', 'new');
  expect(keys.get('b1')).toBe('new');
  expect(createGuestKeys(NAME).get('b1')).toBe('new');
  expect(createGuestKeys('nukkad-other-keys').get('b1')).toBeNull();
});

test('all are listed, newest first, and followed', () => {
  const keys = createGuestKeys(NAME);
  keys.store('b1', 'one');
  const { result, rerender } = renderHook(keys.useAll);
  const before = result.current;
  expect(before).toEqual([{ id: 'b1', key: 'one' }]);
  rerender();
  expect(result.current).toBe(before);
  act(() => keys.store('b2', 'two'));
  expect(result.current.map(({ id }) => id)).toEqual(['b2', 'b1']);
  act(() => keys.store('b1', 'again'));
  expect(result.current.map(({ id }) => id)).toEqual(['b1', 'b2']);
});

test.each([
  ['/b1', null],
  ['/b1#', null],
  ['/b1#linked', 'linked'],
])('the key of %s is %s', (address, key) => {
  const keys = createGuestKeys(NAME);
  const { result } = renderHook(() => keys.useKey('b1'), at(address));
  expect(result.current).toBe(key);
  expect(keys.get('b1')).toBe(key);
});

test('without a key in the address the stored one is used', () => {
  const keys = createGuestKeys(NAME);
  keys.store('b1', 'kept');
  expect(renderHook(() => keys.useKey('b1'), at('/b1')).result.current).toBe('kept');
});

test.each([
  ['["b1 one","b2 two"]', 'one'],
  ['{"b1":"one"}', 'one'],
  ['{"b1":1}', null],
  ['null', null],
  ['no JSON', null],
])('of a stored %s it reads %s', (stored, key) => {
  sessionStorage.setItem(NAME, stored);
  expect(createGuestKeys(NAME).get('b1')).toBe(key);
  expect(createGuestKeys(NAME).get('constructor')).toBeNull();
});
