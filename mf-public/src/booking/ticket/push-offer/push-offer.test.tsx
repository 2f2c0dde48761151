import { session } from '@nukkad/platform';
import * as push from '@nukkad/platform/push';
import { aPushState, aToken, fakeWire, renderScreen } from '@nukkad/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PushOffer } from './push-offer.container';
import { text } from './push-offer.text';

jest.mock('@nukkad/platform/push', () => ({
  pushAbility: jest.fn(async () => 'possible'),
  pushEndpoint: jest.fn(async () => null),
  subscribeToPush: jest.fn(),
}));

const browser = jest.mocked(push);
const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'k', auth: 'a' } };
const allow = () => screen.findByRole('button', { name: text.allow });

function open(handlers: Parameters<typeof fakeWire>[0] = {}) {
  const wire = fakeWire({ getPushState: () => aPushState(), ...handlers });
  renderScreen(PushOffer, { wire });
  return wire;
}

beforeEach(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'u1' }));
afterEach(() => session.end('signed-out'));

test('it is offered with what is agreed to, and allowed on a press', async () => {
  browser.subscribeToPush.mockResolvedValue(subscription);
  const wire = open({ addPushDevice: () => aPushState() });
  await userEvent.click(await allow());
  await waitFor(() => expect(wire.calls.map(({ name }) => name)).toContain('addPushDevice'));
  await waitFor(() => expect(screen.queryByText(text.title)).not.toBeInTheDocument());
});

test('who does not want it goes on', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: text.notNow }));
  expect(screen.queryByText(text.title)).not.toBeInTheDocument();
});

test('a failure leaves the offer', async () => {
  browser.subscribeToPush.mockRejectedValue(new DOMException('', 'AbortError'));
  open();
  await userEvent.click(await allow());
  expect(await allow()).toBeEnabled();
});

test.each([
  ['denied', null],
  ['never', null],
  ['possible', 'https://push.example/1'],
] as const)('a browser that is %s (%s) is offered nothing', async (can, endpoint) => {
  browser.pushAbility.mockResolvedValueOnce(can);
  browser.pushEndpoint.mockResolvedValueOnce(endpoint);
  const wire = open();
  await waitFor(() => expect(browser.pushEndpoint).toHaveBeenCalled());
  expect(screen.queryByText(text.title)).not.toBeInTheDocument();
  expect(wire.calls).toEqual([]);
});
