import { waitFor } from '@testing-library/react';
import { storageKeys } from '../contract';
import { eventLoopTurns, fakeWire, networkDown, problem } from '../testing';
import { session } from './session';
import { signOut } from './sign-out';

const signedIn = { otpVerified: 'true', jwtToken: 'a.b.c', userId: 'u1' };

beforeEach(() => session.end('signed-out'));

test('at once here, and the token is revoked', async () => {
  const wire = onWire({ logout: () => undefined });
  session.remember(signedIn);
  signOut();
  expect(session.get()).toMatchObject({ isLoggedIn: false, ended: 'signed-out' });
  expect(storageKeys.map((key) => localStorage.getItem(key))).toEqual(Array(8).fill(null));
  await settled(wire);
  expect(wire.calls[0]?.request.headers.get('authorization')).toBe('Bearer a.b.c');
});

test('what was typed to become listed goes as well, and nothing else', () => {
  session.remember(signedIn);
  localStorage.setItem('nukkad-onboarding:v1', '{}');
  localStorage.setItem('nukkad-places', '[]');
  onWire({ logout: () => undefined });
  signOut();
  expect(localStorage.getItem('nukkad-onboarding:v1')).toBeNull();
  expect(localStorage.getItem('nukkad-places')).toBe('[]');
});

test.each([
  ['refuses the token', () => problem(401, 'unauthenticated')],
  ['is broken', () => problem(500, 'internal')],
  [
    'cannot be reached',
    () => {
      throw networkDown();
    },
  ],
])(
  'the API %s: logged out all the same, and whoever is in next stays in',
  async (_what, answer) => {
    const wire = onWire({ logout: answer });
    session.remember(signedIn);
    signOut();
    session.remember({ ...signedIn, jwtToken: 'd.e.f' });
    await settled(wire);
    expect(session.get()).toMatchObject({ isLoggedIn: true, ended: null });
  },
);

test('who is not logged in asks nothing of the API', async () => {
  const wire = onWire({});
  signOut();
  await eventLoopTurns();
  expect(wire.calls).toEqual([]);
});

function onWire(handlers: Parameters<typeof fakeWire>[0]) {
  const wire = fakeWire(handlers);
  globalThis.fetch = wire.fetch;
  return wire;
}

async function settled(wire: ReturnType<typeof fakeWire>) {
  await waitFor(() => expect(wire.calls.map(({ name }) => name)).toEqual(['logout']));
  await eventLoopTurns();
}
