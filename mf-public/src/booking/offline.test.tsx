import { aBooking, aHold, aUserRecord, networkDown, problem } from '@nukkad/platform/testing';
import { fireEvent, screen } from '@testing-library/react';
import { notStored } from '../common/submit.text';
import { text } from './book.text';
import {
  calls,
  field,
  fillAsGuest,
  forgetEverything,
  logIn,
  open,
  press,
  send,
  settled,
  write,
} from './testing/open';

const KEY = 'nukkad-booking-draft';
const down = () => {
  throw networkDown();
};
/** What the worker answers is the professional alone. */
const withoutConnection = {
  ...{ getSlots: down, getUserById: down, getAddresses: down, releaseHold: down },
  ...{ createHold: down, createBooking: down },
};

const connection = jest.spyOn(navigator, 'onLine', 'get');
beforeEach(forgetEverything);
afterEach(() => connection.mockReturnValue(true));

function comeBack() {
  connection.mockReturnValue(true);
  fireEvent(window, new Event('online'));
}

/** A reload: the page ends without leaving the booking. */
async function reload(page: ReturnType<typeof open>, change: (draft: Draft) => void = () => {}) {
  const draft: Draft = JSON.parse(window.sessionStorage.getItem(KEY) ?? '');
  page.unmount();
  await settled(page.wire, 'releaseHold', 1);
  change(draft);
  window.sessionStorage.setItem(KEY, JSON.stringify(draft));
  connection.mockReturnValue(false);
}

interface Draft {
  kept: { until: number } | null;
}

test('a booking that was typed is there after a reload, and is sent once there is a connection', async () => {
  const first = open();
  await fillAsGuest();
  await write('Reason', 'Toothache');
  await reload(first);
  const { wire } = open(withoutConnection);
  expect(await field('Reason')).toHaveValue('Toothache');
  expect(await field('Full name')).toHaveValue('Asha Rao');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(notStored);
  wire.answer('createBooking', () => ({ booking: aBooking(), key: 'secret', payment: null }));
  await send();
  await screen.findByText('Another page');
  const sent = calls(wire, 'createBooking');
  expect(sent.at(-1)?.body).toMatchObject({ holdId: 'hold-1', reason: 'Toothache' });
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('where the time is over meanwhile, it says that what was typed is kept', async () => {
  const first = open();
  await fillAsGuest();
  await reload(first, (draft) => {
    if (draft.kept) draft.kept.until = Date.now() - 1;
  });
  const { wire } = open(withoutConnection);
  expect(await screen.findByText(text.typedIsKept)).toBeVisible();
  expect(screen.getByText(text.holdFailed)).toBeVisible();
  wire.answer('createHold', ({ body }) => aHold(body as object));
  await press('Retry');
  expect(await field('Full name')).toHaveValue('Asha Rao');
});

test('so it does where the account cannot be read, which comes by itself with a connection', async () => {
  logIn();
  const first = open();
  await write('Reason', 'Toothache');
  await reload(first);
  const { wire } = open(withoutConnection);
  expect(await screen.findByText(text.typedIsKept)).toBeVisible();
  wire.answer('getUserById', () => aUserRecord());
  comeBack();
  expect(await field('Reason')).toHaveValue('Toothache');
});

test('so it does while the API is busy, and speaks of no connection', async () => {
  const first = open();
  await fillAsGuest();
  await reload(first, (draft) => {
    if (draft.kept) draft.kept.until = Date.now() - 1;
  });
  open({ createHold: () => problem(503, 'unavailable') });
  const kept = await screen.findByText(text.typedIsKept);
  expect(kept).not.toHaveTextContent(/connection/);
});

test('where nothing was typed nothing is said of it', async () => {
  open(withoutConnection);
  expect(await screen.findByText(text.holdFailed)).toBeVisible();
  expect(screen.queryByText(text.typedIsKept)).not.toBeInTheDocument();
});
