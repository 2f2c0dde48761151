import { draftPrefix, storageKeys, typedToBeListed } from '../contract';
import { safeStorage } from './safe-storage';
import { createSession, followOtherTabs, session as ofPage } from './session';

const token = 'a.b.c';
const open = () => window.localStorage;

beforeEach(() => window.localStorage.clear());

test('what is remembered stands in storage under the documented keys and survives a reload', () => {
  createSession(safeStorage(open)).remember({ otpVerified: 'true', jwtToken: token, userId: 'u1' });
  expect(window.localStorage.getItem('jwtToken')).toBe(token);
  const reloaded = createSession(safeStorage(open)).get();
  expect(reloaded.isLoggedIn).toBe(true);
  expect(reloaded.remembered.userId).toBe('u1');
});

test('ending clears all eight keys and nothing else', () => {
  window.localStorage.setItem('theme', 'dark');
  for (const key of storageKeys) window.localStorage.setItem(key, 'x');
  const session = createSession(safeStorage(open));
  session.end('signed-out');
  expect(storageKeys.map((key) => window.localStorage.getItem(key))).toEqual(Array(8).fill(null));
  expect(window.localStorage.getItem('theme')).toBe('dark');
  expect(session.get().ended).toBe('signed-out');
});

test('signing out forgets what was typed and is not stored; an expired session keeps it', () => {
  const type = () => {
    window.sessionStorage.setItem(`${draftPrefix}u1:support`, '{"message":"Half a"}');
    window.localStorage.setItem(`${typedToBeListed}v1`, '{}');
    window.localStorage.setItem('theme', 'dark');
  };
  const left = () => [window.sessionStorage.length, Object.keys(window.localStorage)];
  type();
  ofPage.end('expired');
  expect(left()).toEqual([1, [`${typedToBeListed}v1`, 'theme']]);
  ofPage.end('signed-out');
  expect(left()).toEqual([0, ['theme']]);
});

test.each(storageKeys)('garbage under %s is a visitor, not a crash', (key) => {
  window.localStorage.setItem(key, '\u0000{"broken": [');
  const { isLoggedIn, remembered } = createSession(safeStorage(open)).get();
  expect(isLoggedIn).toBe(false);
  expect(remembered[key]).toBeNull();
});

test('blocked storage: the session lives as long as the page', () => {
  const session = createSession(
    safeStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    }),
  );
  session.remember({ otpVerified: 'true', jwtToken: token });
  expect(session.get().isLoggedIn).toBe(true);
  session.end('signed-out');
  expect(session.get().isLoggedIn).toBe(false);
});

test('full storage: new values are kept for the page, old ones are not mixed in', () => {
  window.localStorage.setItem('userId', 'old');
  const full = { ...fakeStorage(), getItem: () => 'old' } as Storage;
  const session = createSession(safeStorage(() => full));
  session.remember({ userId: 'new' });
  expect(session.get().remembered.userId).toBe('new');
});

test('another tab signs out: this one follows and knows why', () => {
  const session = createSession(safeStorage(open));
  session.remember({ otpVerified: 'true', jwtToken: token });
  const stop = followOtherTabs(session);
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(session.get()).toMatchObject({ isLoggedIn: false, ended: 'signed-out' });
  stop();
});

test('another tab signs in: this one follows; foreign keys are ignored', () => {
  const session = createSession(safeStorage(open));
  const listener = jest.fn();
  session.subscribe(listener);
  const stop = followOtherTabs(session);
  window.dispatchEvent(new StorageEvent('storage', { key: 'somebody-elses' }));
  expect(listener).not.toHaveBeenCalled();
  window.localStorage.setItem('otpVerified', 'true');
  window.localStorage.setItem('jwtToken', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'jwtToken' }));
  expect(session.get().isLoggedIn).toBe(true);
  stop();
});

describe('tabs that hear of each other', () => {
  const channels: FakeChannel[] = [];
  const signedIn = { otpVerified: 'true', jwtToken: token };

  class FakeChannel extends EventTarget {
    constructor() {
      super();
      channels.push(this);
    }
    postMessage(data: unknown) {
      const others = channels.filter((channel) => channel !== this);
      for (const other of others) other.dispatchEvent(new MessageEvent('message', { data }));
    }
    close() {
      channels.splice(channels.indexOf(this), 1);
    }
  }

  /** A tab with its own storage: only messages connect it to others. */
  const tab = () => {
    const session = createSession(safeStorage(() => fakeStorage() as Storage));
    session.remember(signedIn);
    return { session, stop: followOtherTabs(session) };
  };

  beforeEach(() => Object.assign(window, { BroadcastChannel: FakeChannel }));
  afterEach(() => Reflect.deleteProperty(window, 'BroadcastChannel'));

  test('the end of a session reaches a tab that storage tells nothing', () => {
    const [one, other] = [tab(), tab()];
    one.session.end('expired');
    expect(other.session.get()).toMatchObject({ isLoggedIn: false, ended: 'signed-out' });
    one.stop();
    other.stop();
  });

  test('who follows does not tell on: the tab that began may be in again', () => {
    const [one, other] = [tab(), tab()];
    const third = jest.fn();
    new FakeChannel().addEventListener('message', third);
    one.session.end('signed-out');
    expect(other.session.get().isLoggedIn).toBe(false);
    expect(third).toHaveBeenCalledTimes(1);
    one.stop();
    other.stop();
  });
});

test('a page that comes back from the browser’s memory reads again, as do other stores', () => {
  const session = createSession(safeStorage(open));
  session.remember({ otpVerified: 'true', jwtToken: token });
  const stop = followOtherTabs(session);
  window.localStorage.clear();
  const others = jest.fn();
  window.addEventListener('storage', others);
  const shown = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  shown(false);
  expect(session.get().isLoggedIn).toBe(true);
  shown(true);
  expect(session.get()).toMatchObject({ isLoggedIn: false, ended: 'signed-out' });
  expect(others).toHaveBeenCalledTimes(1);
  expect(others).toHaveBeenCalledWith(expect.objectContaining({ key: null }));
  window.removeEventListener('storage', others);
  stop();
});

function fakeStorage(): Partial<Storage> {
  return {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem() {},
  };
}
