import { aBooking, aVendorDetails, fakeWire, renderScreen } from '@nukkad/platform/testing';
import {
  type ScreenReader,
  setNow,
  startScreenReader,
} from '@nukkad/platform/testing/screen-reader';
import { screen } from '@testing-library/react';
import { text } from './book.text';
import { field, forgetEverything, open } from './testing/open';
import { Screen as Ticket } from './ticket/ticket.screen';
import { text as ticket } from './ticket/ticket.text';

let reader: ScreenReader;

beforeEach(async () => {
  await forgetEverything();
  setNow('2030-01-06T12:00:00.000Z');
});
afterEach(() => reader?.stop());

test('booking as a guest', async () => {
  open();
  await screen.findByText(text.kept);
  await screen.findByText(/^Free to cancel until/);
  reader = await startScreenReader();
  await reader.read('The page');
  reader.part('Sending it empty, then filled in');
  await reader.goTo(screen.getByRole('button', { name: text.submit.appointment }));
  await reader.press('{Enter}', () => screen.findAllByText(/Required/));
  await reader.goTo(await field('Full name'));
  await reader.press('Asha Rao');
  await reader.goTo(await field('Phone number'));
  await reader.press('123{Tab}');
  await reader.goTo(await field('Phone number'));
  await reader.press('{Backspace}{Backspace}{Backspace}9876543210');
  await reader.press('{Enter}', () => screen.findByText('Another page'));
  expect(reader.transcript()).toMatchTranscript('book');
});

test('the booking that was made', async () => {
  const wire = fakeWire({ getBooking: () => aBooking(), getVendor: () => aVendorDetails() });
  renderScreen(Ticket, { at: '/booking?id=booking-1#secret', state: { isNew: true }, wire });
  await screen.findByRole('heading', { level: 1, name: ticket.made });
  reader = await startScreenReader();
  await reader.read('The confirmation');
  expect(reader.transcript()).toMatchTranscript('ticket/ticket');
});
