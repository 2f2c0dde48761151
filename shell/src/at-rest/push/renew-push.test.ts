import { session } from '@nukkad/platform';
import type { PushState } from '@nukkad/platform/contract';
import { allowedPush, rememberDevice } from '@nukkad/platform/push/allowed';
import { aPushState, networkDown } from '@nukkad/platform/testing';
import { waitFor } from '@testing-library/react';
import { fakeCaches } from '../../testing/fake-caches';
import { renewPush, startPushRenewal } from './renew-push';

const OLD = 'https://push.example/send/before-1234';
const NEW = 'https://push.example/send/after-5678';
const keys = { p256dh: 'k', auth: 'a' };

const stateWith = (endpoint: string): PushState =>
  aPushState({
    devices: [
      {
        ...{ _id: 'd1', device: null, isOfSession: true, endpointEnd: endpoint.slice(-12) },
        ...{ since: '2026-11-28T10:00:00.000Z', lastSentAt: null },
      },
    ],
  });

let sent: unknown[];
let answer: () => Response | Promise<never>;

const login = (userId: string) =>
  session.remember({ otpVerified: 'true', jwtToken: `${userId}.b.c`, userId });
const answered = (status: number, body: unknown) => () =>
  ({ ok: status < 300, status, headers: new Headers(), json: async () => body }) as Response;

function browserHas(endpoint: string | null, permission: NotificationPermission = 'granted') {
  const subscription = endpoint && { endpoint, toJSON: () => ({ endpoint, keys }) };
  const registration = { pushManager: { getSubscription: async () => subscription } };
  Object.assign(window, { Notification: { permission } });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => registration },
    configurable: true,
  });
}

beforeEach(async () => {
  Object.assign(globalThis, { caches: fakeCaches(location.origin) });
  sent = [];
  answer = answered(200, stateWith(NEW));
  globalThis.fetch = async (asked, options) => {
    sent.push(await new Request(asked, options).json());
    return answer();
  };
  login('asha');
  await rememberDevice(stateWith(OLD), OLD, 'asha');
  browserHas(NEW);
});
afterEach(() => session.end('expired'));

test('a new address takes the place of the one that was allowed, once', async () => {
  await renewPush();
  expect(sent).toEqual([{ endpoint: NEW, keys, replaces: 'd1' }]);
  expect(await allowedPush()).toMatchObject({ device: 'd1', endpointEnd: NEW.slice(-12) });
  await renewPush();
  expect(sent).toHaveLength(1);
});

test.each([
  ['the address is as it was', () => browserHas(OLD)],
  ['the browser has none', () => browserHas(null)],
  ['the permission was taken back', () => browserHas(NEW, 'denied')],
  ['somebody else is signed in', () => login('ravi')],
  ['nobody is signed in', () => session.end('expired')],
  ['nobody has allowed it', () => caches.delete('nukkad-push')],
])('nothing is said where %s', async (_where, prepare) => {
  await prepare();
  await renewPush();
  expect(sent).toEqual([]);
});

test('what was ended elsewhere stays ended', async () => {
  answer = answered(404, { code: 'not-found', message: 'There is no such device.' });
  await renewPush();
  expect(await allowedPush()).toBeNull();
  await renewPush();
  expect(sent).toHaveLength(1);
});

test('without a connection the next page tries again', async () => {
  answer = () => Promise.reject(networkDown());
  await renewPush();
  answer = answered(200, stateWith(NEW));
  await renewPush();
  expect(await allowedPush()).toMatchObject({ endpointEnd: NEW.slice(-12) });
});

test('signing out ends what was allowed; a session that runs out does not', async () => {
  browserHas(OLD);
  startPushRenewal();
  session.end('expired');
  expect(await allowedPush()).not.toBeNull();
  login('asha');
  session.end('signed-out');
  await waitFor(async () => expect(await allowedPush()).toBeNull());
});
