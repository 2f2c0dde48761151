import { session } from '@nukkad/platform';
import type { OnboardingState } from '@nukkad/platform/contract';
import {
  anOnboarding,
  aToken,
  fakeWire,
  practiceStats,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { InDashboard } from '../testing/in-dashboard';
import { FirstSteps } from './first-steps.screen';
import { text } from './first-steps.text';

beforeEach(() =>
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' })),
);

const rooms = { hours: 'settings', bookings: 'appointments' };

type Handlers = Parameters<typeof fakeWire>[0];

function open(state: OnboardingState, clients = 0, handlers: Handlers = {}, isBooked = true) {
  const wire = fakeWire({
    getPracticeStats: () => practiceStats({ clients: { value: clients, before: null } }),
    getOnboarding: () => anOnboarding({ state, profession: 'doctor', stored: [] }),
    ...handlers,
  });
  const Room = () => (
    <InDashboard>
      <FirstSteps {...(isBooked && { rooms })} />
    </InDashboard>
  );
  return { wire, ...renderScreen(Room, { wire }) };
}

const steps = async () => (await screen.findAllByRole('listitem')).map((item) => within(item));

test('somebody new is led by the hand', async () => {
  const { container } = open('draft');
  expect(await screen.findByRole('heading', { name: text.title })).toBeVisible();
  const [page, verified, hours, booking] = await steps();
  expect(page?.getByRole('link')).toHaveAttribute('href', '/doctor-onboarding');
  expect(verified?.getByText(/^To do/)).toBeVisible();
  expect(verified?.getByRole('link')).toHaveTextContent(text.steps.verified.wayOpen);
  expect(hours?.getByRole('link')).toHaveAttribute('href', '/doctor-dashboard/settings');
  expect(booking?.getByRole('link')).toHaveAttribute('href', '/doctor-dashboard/appointments');
  expect(screen.getByText(text.done(0, 4))).toBeVisible();
  await expect(container).toBeAccessible();
});

test('what is done says so and asks for nothing', async () => {
  open('submitted');
  const [page, verified] = await steps();
  expect(page?.getByText(text.states.done)).toBeVisible();
  expect(page?.queryByRole('link')).toBeNull();
  expect(verified?.getByText(/^Being checked/)).toBeVisible();
});

test('whom nobody books reads nothing of a price', async () => {
  open('draft', 0, {}, false);
  const [page] = await steps();
  expect(page?.getByText(new RegExp(text.steps.page.whyNotBooked))).toBeVisible();
});

test('whom nobody books is led to a verified page, and no further', async () => {
  const { unmount } = open('submitted', 0, {}, false);
  expect(await steps()).toHaveLength(2);
  unmount();
  open('approved', 0, {}, false);
  await act(async () => {});
  expect(screen.queryByText(text.title)).toBeNull();
});

test('who has clients, and who cannot be led, sees nothing of it', async () => {
  const { wire, unmount } = open('approved', 3);
  await act(async () => {});
  expect(screen.queryByText(text.title)).toBeNull();
  expect(wire.calls.map(({ name }) => name)).not.toContain('getOnboarding');
  unmount();
  open('draft', 0, { getOnboarding: () => problem(404, 'not-found') });
  await act(async () => {});
  expect(screen.queryByText(text.title)).toBeNull();
});
