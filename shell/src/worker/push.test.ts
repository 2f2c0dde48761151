import { endPush, openPage, showPushed } from './push';

const origin = 'https://nukkad.example';
const shown = jest.fn(async () => {});
const opened = jest.fn(async () => {});
const focus = jest.fn(async () => {});
const unsubscribe = jest.fn(async () => true);

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
    },
  },
});

beforeEach(() => jest.clearAllMocks());

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
