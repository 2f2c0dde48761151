import { allowedPush, rememberDevice } from '@nukkad/platform/push/allowed';
import { aPushState } from '@nukkad/platform/testing';
import { fakeCaches } from '../testing/fake-caches';
import { endPush, openPage, showPushed, subscribeAgain } from './push';

const origin = 'https://nukkad.example';
const shown = jest.fn(async () => {});
const opened = jest.fn(async () => {});
const focus = jest.fn(async () => {});
const unsubscribe = jest.fn(async () => true);
const subscribe = jest.fn(async () => ({}) as never);

const scope = (urls: string[] = [], isSubscribed = true) => ({
  location: { origin },
  clients: {
    get: async () => undefined,
    claim: async () => {},
    matchAll: async () => urls.map((url) => ({ url, focus })),
    openWindow: opened,
  },
  registration: {
    showNotification: shown,
    pushManager: {
      getSubscription: async () => (isSubscribed ? ({ unsubscribe } as never) : null),
      subscribe,
    },
  },
});

const endpoint = 'https://push.example/send/here-1234';
const allow = () =>
  rememberDevice(
    aPushState({
      devices: [
        {
          ...{ _id: 'd1', device: null, isOfSession: true, endpointEnd: endpoint.slice(-12) },
          ...{ since: '2026-11-28T10:00:00.000Z', lastSentAt: null },
        },
      ],
    }),
    endpoint,
    'asha',
  );

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(globalThis, { caches: fakeCaches(origin) });
});

test('what is pushed is shown', async () => {
  const message = { id: 'n1', title: 'Moved', text: 'At ten.', link: '/profile', language: 'kn' };
  await showPushed(JSON.stringify(message), scope());
  expect(shown).toHaveBeenCalledWith('Moved', expect.objectContaining({ lang: 'kn-IN' }));
});

test('a page that is open is shown, and typed input of another is left alone', async () => {
  await openPage('/profile', scope([`${origin}/doctors`, `${origin}/profile`]));
  expect([focus.mock.calls.length, opened.mock.calls.length]).toEqual([1, 0]);
  await openPage('/profile', scope([`${origin}/doctors`]));
  expect(opened).toHaveBeenCalledWith(`${origin}/profile`);
});

test('no message leads to another site', async () => {
  await openPage('//elsewhere.example/', scope());
  expect(opened).toHaveBeenCalledWith(`${origin}/`);
});

test('signing out ends the subscription of this browser', async () => {
  await endPush(scope());
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  await endPush(scope([], false));
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});

test('a browser that gave its subscription up has another one with the same key', async () => {
  await allow();
  await subscribeAgain(null, scope([], false));
  expect(subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: aPushState().publicKey,
  });
});

test('where the browser has one already, or nobody has allowed it, it subscribes to nothing', async () => {
  await subscribeAgain(null, scope([], false));
  await allow();
  await subscribeAgain({} as PushSubscription, scope());
  await endPush(scope());
  expect(await allowedPush()).toBeNull();
  await subscribeAgain(null, scope([], false));
  expect(subscribe).not.toHaveBeenCalled();
});
