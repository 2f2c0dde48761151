import { favouritesKey } from '../contract';
import { safeStorage } from '../session/safe-storage';
import { session } from '../session/session';
import { eventLoopTurns } from '../testing/event-loop-turns';
import { fakeWire, networkDown, problem, type Wire } from '../testing/fake-wire';
import { toasts } from '../toast/toast';
import { keepInAccount } from './account-favourites';
import { createFavourites } from './favourites';

const [a, b, c] = ['a', 'b', 'c'].map(
  (letter) => `${letter.repeat(8)}-0000-7000-8000-000000000000`,
);
const [A, B, C] = [a, b, c] as [string, string, string];

const login = (userId = 'u1') =>
  session.remember({ otpVerified: 'true', jwtToken: `${userId}.b.c`, userId });
const onDevice = () => JSON.parse(window.localStorage.getItem(favouritesKey) ?? '[]');
const said = () => toasts.get().map(({ text }) => text);

let stop = () => {};
const onKept = jest.fn();

function begin(wire: Wire, device: string[] = []) {
  globalThis.fetch = wire.fetch;
  window.localStorage.setItem(favouritesKey, JSON.stringify(device));
  const favourites = createFavourites(safeStorage(() => window.localStorage));
  stop = keepInAccount(onKept, favourites);
  return favourites;
}

const asked = (wire: Wire) =>
  wire.calls.map(({ name, request }) => [name, request.params.vendorId ?? request.body]);

/** An account that stores the favourites it receives. */
function account(ids: string[]) {
  let kept = ids;
  return fakeWire({
    mergeFavourites: ({ body }) => {
      const given = (body as { ids: string[] }).ids;
      kept = [...given.filter((id) => !kept.includes(id)), ...kept];
      return kept;
    },
    keepFavourite: ({ params }) => {
      kept = [params.vendorId as string, ...kept];
      return undefined;
    },
    dropFavourite: ({ params }) => {
      kept = kept.filter((id) => id !== params.vendorId);
      return undefined;
    },
  });
}

beforeEach(() => onKept.mockClear());
afterEach(() => {
  session.end('signed-out');
  stop();
  for (const { id } of toasts.get()) toasts.dismiss(id);
});

test('without an account nobody is asked, and the device keeps them', async () => {
  const wire = account([]);
  const favourites = begin(wire);
  favourites.toggle(A);
  await eventLoopTurns();
  expect(wire.calls).toEqual([]);
  expect(onDevice()).toEqual([A]);
});

test('on login the device’s move to the account, and leave with it', async () => {
  const wire = account([B]);
  const favourites = begin(wire, [A, 'no id']);
  login();
  await eventLoopTurns();
  expect(asked(wire)).toEqual([['mergeFavourites', { ids: [A] }]]);
  expect(favourites.get()).toEqual([A, B]);
  expect(onDevice()).toEqual([]);
  expect(onKept).toHaveBeenCalled();
  session.end('signed-out');
  expect(favourites.get()).toEqual([]);
  expect(onDevice()).toEqual([]);
});

test('each press follows at once, and a storage event changes nothing', async () => {
  const wire = account([B]);
  login();
  const favourites = begin(wire);
  await eventLoopTurns();
  expect(favourites.toggle(A)).toBe(true);
  expect(favourites.toggle(B)).toBe(false);
  expect(favourites.get()).toEqual([A]);
  favourites.reread();
  await eventLoopTurns();
  expect(asked(wire).slice(1)).toEqual([
    ['keepFavourite', A],
    ['dropFavourite', B],
  ]);
  expect(favourites.get()).toEqual([A]);
});

test('what is pressed before the account has answered is not lost', async () => {
  const wire = account([B]);
  login();
  const favourites = begin(wire);
  favourites.toggle(C);
  await eventLoopTurns();
  expect(favourites.get()).toEqual([C, B]);
  expect(asked(wire).at(-1)).toEqual(['keepFavourite', C]);
});

test('of many presses the last counts', async () => {
  const wire = account([]);
  login();
  const favourites = begin(wire);
  await eventLoopTurns();
  for (let press = 0; press < 5; press += 1) favourites.toggle(A);
  await eventLoopTurns();
  expect(favourites.get()).toEqual([A]);
  expect(asked(wire).at(-1)).toEqual(['keepFavourite', A]);
  expect(wire.calls.length).toBeLessThan(5);
});

test.each([
  [
    'the network is gone',
    () => {
      throw networkDown();
    },
    /Please try again/,
  ],
  ['it is refused', () => problem(409, 'conflict'), /^conflict$/],
])('when %s it is said, and the heart is as before', async (_what, fail, words) => {
  const wire = account([B]);
  login();
  const favourites = begin(wire);
  await eventLoopTurns();
  wire.answer('keepFavourite', fail);
  wire.answer('dropFavourite', fail);
  favourites.toggle(A);
  favourites.toggle(B);
  expect(favourites.get()).toEqual([A]);
  await eventLoopTurns();
  expect(favourites.get()).toEqual([B]);
  expect(said()).toEqual([expect.stringMatching(words), expect.stringMatching(words)]);
});

test('an account that cannot be reached leaves them on the device', async () => {
  const wire = fakeWire({ mergeFavourites: () => problem(500, 'internal') });
  login();
  const favourites = begin(wire, [A]);
  favourites.toggle(B);
  await eventLoopTurns();
  expect(said()).toEqual([expect.stringMatching(/stay on this device/)]);
  favourites.toggle(C);
  expect(onDevice()).toEqual([C, B, A]);
  expect(favourites.get()).toEqual([C, B, A]);
});

test('what an expired session could not save waits for the next one', async () => {
  const wire = account([B]);
  login();
  const favourites = begin(wire);
  await eventLoopTurns();
  wire.answer('keepFavourite', () => problem(401, 'unauthenticated'));
  favourites.toggle(A);
  await eventLoopTurns();
  expect(session.get().ended).toBe('expired');
  expect(onDevice()).toEqual([A]);
  expect(said()).toEqual([]);
  login();
  await eventLoopTurns();
  expect(favourites.get()).toEqual([A, B]);
});

test('somebody else who logs in sees their own', async () => {
  login('u1');
  const favourites = begin(account([A]));
  await eventLoopTurns();
  globalThis.fetch = account([B]).fetch;
  session.end('signed-out');
  login('u2');
  await eventLoopTurns();
  expect(favourites.get()).toEqual([B]);
});

describe('tabs that hear of each other', () => {
  const channels = new Set<FakeChannel>();

  class FakeChannel extends EventTarget {
    constructor() {
      super();
      channels.add(this);
    }
    postMessage(data: unknown) {
      for (const other of channels) {
        if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
      }
    }
    close() {
      channels.delete(this);
    }
  }

  beforeEach(() => Object.assign(window, { BroadcastChannel: FakeChannel }));
  afterEach(() => Reflect.deleteProperty(window, 'BroadcastChannel'));

  test('a press in one tab is seen in the other, somebody else’s is not', async () => {
    login();
    const wire = account([B]);
    const one = begin(wire);
    const stopOne = stop;
    const other = begin(wire);
    await eventLoopTurns();
    one.toggle(A);
    await eventLoopTurns();
    expect(other.get()).toEqual([A, B]);
    new FakeChannel().postMessage({ userId: 'u2', ids: [C] });
    expect(other.get()).toEqual([A, B]);
    session.end('signed-out');
    expect([...channels]).toHaveLength(1);
    stopOne();
  });

  test('a tab that only reads says nothing, so that pages in memory stay there', async () => {
    login();
    const said = jest.spyOn(FakeChannel.prototype, 'postMessage');
    const one = begin(account([B]));
    await eventLoopTurns();
    expect(one.get()).toEqual([B]);
    expect(said).not.toHaveBeenCalled();
    one.toggle(A);
    expect(said).toHaveBeenCalledTimes(1);
    await eventLoopTurns();
    expect(said).toHaveBeenLastCalledWith({ userId: 'u1', ids: [A, B] });
  });
});
