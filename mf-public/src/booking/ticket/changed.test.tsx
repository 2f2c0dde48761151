import type { Booking } from '@nukkad/platform/contract';
import { aBooking, aVendorDetails, fakeWire, renderScreen } from '@nukkad/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { calls, forgetEverything, press } from '../testing/open';
import { Screen } from './ticket.screen';
import { text } from './ticket.text';

beforeEach(forgetEverything);

test('a cancellation outlives a read of before that is answered after it', async () => {
  const workers = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  const wire = fakeWire({
    getBooking: () => aBooking(),
    getVendor: () => aVendorDetails(),
    cancelBooking: () => aBooking({ status: 'cancelled-by-client' }),
  });
  renderScreen(Screen, { at: '/booking?id=booking-1#secret', wire });
  await press(text.cancel);
  let answerOld = () => {};
  const old = new Promise<Booking>((resolve) => {
    answerOld = () => resolve(aBooking());
  });
  wire.answer('getBooking', () => old);
  act(() => void workers.dispatchEvent(new Event('controllerchange')));
  await waitFor(() => expect(calls(wire, 'getBooking')).toHaveLength(2));
  await press(text.confirmCancel);
  const words = text.statuses['cancelled-by-client']();
  await screen.findByText(words);
  await act(async () => {
    answerOld();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.getByText(words)).toBeVisible();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
