import { renderScreen } from '@nukkad/platform/testing';
import { Screen } from './arrival.screen';

test.each([
  ['/messages', '/profile?section=messages'],
  ['/messages?to=v%201', '/profile?section=messages&vendor=v+1'],
])('%s leads to %s', (at, address) => {
  expect(renderScreen(Screen, { at }).address()).toBe(address);
});
