import { session } from '@nukkad/platform';
import {
  aBooking,
  aHold,
  aToken,
  aUserRecord,
  aVendorDetails,
  fakeWire,
  renderScreen,
  slotDays,
} from '@nukkad/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '../book.screen';
import { text } from '../book.text';

type Handlers = Parameters<typeof fakeWire>[0];
export type Wire = ReturnType<typeof fakeWire>;

export const START = aHold().start;
export const HERE = `/book?id=vendor-1&at=${START}`;

/** Opens the page; endpoints without a handler succeed. */
export function open(handlers: Handlers = {}, at = HERE) {
  const wire = fakeWire({
    getVendor: () => aVendorDetails(),
    getSlots: ({ query }) => slotDays(query.from ?? ''),
    getUserById: () => aUserRecord(),
    getAddresses: () => [],
    createHold: ({ body }) => aHold(body as object),
    releaseHold: () => undefined,
    createBooking: () => ({ booking: aBooking(), key: 'secret', payment: null }),
    ...handlers,
  });
  return { wire, ...renderScreen(Screen, { at, wire }) };
}

export const logIn = (userId = 'user-1') =>
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId }));

/** Clears state of earlier tests. */
export async function forgetEverything() {
  // Release runs in a timer after unmounting.
  await new Promise((resolve) => setTimeout(resolve, 5));
  act(() => session.end('signed-out'));
  window.sessionStorage.clear();
}

export const calls = (wire: Wire, name: Wire['calls'][number]['name']) =>
  wire.calls.filter((call) => call.name === name).map(({ request }) => request);

export const field = (name: string) =>
  screen.findByRole('textbox', { name: new RegExp(`^${name}`) });

export async function write(name: string, words: string) {
  const input = await field(name);
  await userEvent.clear(input);
  if (words !== '') await userEvent.type(input, words);
}

/** Fills in a guest's form, without an email. */
export async function fillAsGuest() {
  await write('Full name', 'Asha Rao');
  await write('Phone number', '9876543210');
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

export const send = () => press(text.submit.appointment);

export const settled = (wire: Wire, name: Wire['calls'][number]['name'], count: number) =>
  waitFor(() => expect(calls(wire, name)).toHaveLength(count));
