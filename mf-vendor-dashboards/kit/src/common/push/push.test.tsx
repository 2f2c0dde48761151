import { session, toast } from '@nukkad/platform';
import type { PushState } from '@nukkad/platform/contract';
import * as push from '@nukkad/platform/push';
import { rememberDevice } from '@nukkad/platform/push/allowed';
import { aPushState, aToken, fakeWire, renderScreen } from '@nukkad/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PushNotifications } from './push.container';
import { text } from './push.text';

jest.mock('@nukkad/platform', () => ({
  ...jest.requireActual('@nukkad/platform'),
  toast: jest.fn(),
}));
jest.mock('@nukkad/platform/push', () => ({
  pushAbility: jest.fn(),
  pushEndpoint: jest.fn(),
  subscribeToPush: jest.fn(),
  unsubscribeFromPush: jest.fn(async () => {}),
}));

jest.mock('@nukkad/platform/push/allowed', () => ({
  ...jest.requireActual('@nukkad/platform/push/allowed'),
  rememberDevice: jest.fn(async () => {}),
}));

const browser = jest.mocked(push);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const subscription = {
  endpoint: 'https://push.example/send/here-1234',
  keys: { p256dh: 'k', auth: 'a' },
};
const aDevice = (
  change: Partial<PushState['devices'][number]> = {},
): PushState['devices'][number] => ({
  ...{ _id: 'd1', device: 'Chrome on Android', isOfSession: true, endpointEnd: 'd/here-1234' },
  ...{ since: '2026-11-28T10:00:00.000Z', lastSentAt: null },
  ...change,
});

beforeEach(() => {
  browser.pushAbility.mockResolvedValue('possible');
  browser.pushEndpoint.mockResolvedValue(null);
});

async function open(state: PushState, handlers: Parameters<typeof fakeWire>[0] = {}) {
  const wire = fakeWire({ getPushState: () => state, ...handlers });
  renderScreen(PushNotifications, { at: '/profile', wire });
  await press(text.title);
  return wire;
}
const sent = ({ calls }: ReturnType<typeof fakeWire>, name: string) =>
  calls.filter((call) => call.name === name).map(({ request }) => request);

test('where it is not set up, it says so and asks for nothing', async () => {
  await open(aPushState({ publicKey: null }));
  expect(await screen.findByText(text.off)).toBeVisible();
  expect(screen.queryByRole('button', { name: text.allow })).not.toBeInTheDocument();
});

test.each([
  ['never', text.never],
  ['denied', text.denied],
] as const)('a browser that %s shows them says why', async (can, why) => {
  browser.pushAbility.mockResolvedValue(can);
  await open(aPushState());
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.queryByRole('button', { name: text.allow })).not.toBeInTheDocument();
});

test('on a press the browser asks, and the device is in the list', async () => {
  browser.subscribeToPush.mockResolvedValue(subscription);
  const wire = await open(aPushState(), {
    addPushDevice: () => {
      browser.pushEndpoint.mockResolvedValue(subscription.endpoint);
      return aPushState({ devices: [aDevice()] });
    },
  });
  expect(await screen.findByText(aPushState().wording)).toBeVisible();
  await press(text.allow);
  expect(await screen.findByText(text.here('Chrome on Android'))).toBeVisible();
  expect(sent(wire, 'addPushDevice')).toMatchObject([{ body: subscription }]);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: text.allow })).not.toBeInTheDocument(),
  );
});

test('who says no in the browser is asked by nobody else', async () => {
  browser.subscribeToPush.mockResolvedValue(null);
  const wire = await open(aPushState());
  await press(text.allow);
  expect(await screen.findByRole('button', { name: text.allow })).toBeEnabled();
  expect(sent(wire, 'addPushDevice')).toEqual([]);
});

test('a device is ended, this one in the browser too', async () => {
  browser.pushEndpoint.mockResolvedValue(subscription.endpoint);
  const state = aPushState({ devices: [aDevice()] });
  const wire = await open(state, { removePushDevice: () => undefined });
  await press(text.endOf('Chrome on Android'));
  await waitFor(() => expect(sent(wire, 'removePushDevice')).toHaveLength(1));
  expect(browser.unsubscribeFromPush).toHaveBeenCalled();
});

test('a browser that was allowed before is noted, so that it can say a new address', async () => {
  browser.pushEndpoint.mockResolvedValue(subscription.endpoint);
  session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'asha' });
  const state = aPushState({ devices: [aDevice()] });
  await open(state);
  await waitFor(() =>
    expect(rememberDevice).toHaveBeenCalledWith(state, subscription.endpoint, 'asha'),
  );
  session.end('signed-out');
});

test('a browser without a subscription is not', async () => {
  jest.mocked(rememberDevice).mockClear();
  await open(aPushState({ devices: [aDevice()] }));
  expect(await screen.findByRole('button', { name: text.allow })).toBeVisible();
  expect(rememberDevice).not.toHaveBeenCalled();
});

test('kinds and quiet hours are kept', async () => {
  const state = aPushState({ devices: [aDevice({ device: null })] });
  const wire = await open(state, { changePush: () => state });
  await userEvent.click(await screen.findByRole('checkbox', { name: text.kinds.message }));
  await press(text.save);
  await waitFor(() =>
    expect(sent(wire, 'changePush')).toMatchObject([
      { body: { muted: ['message'], quietFrom: 21, quietUntil: 8 } },
    ]),
  );
  expect(jest.mocked(toast)).toHaveBeenCalledWith({ text: text.saved, tone: 'success' });
});
