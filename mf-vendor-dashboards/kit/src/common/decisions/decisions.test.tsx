import { useEndpoint } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import {
  aBooking,
  aPracticeBooking,
  fakeWire,
  networkDown,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DecisionButtons } from './decision-buttons';
import { useDecisions } from './decisions';
import { text } from './decisions.text';
import { RejectDialog } from './reject-dialog';

const NAME = 'Meera Iyer';
let count = 0;

/** A list of one request; ids differ per test, since the decision store outlives a test. */
function open(handlers: Parameters<typeof fakeWire>[0] = {}) {
  count += 1;
  const id = `request-${count}`;
  let answered: 'confirmed' | 'declined' | null = null;
  const wire = fakeWire({
    getPracticeBookings: () => ({
      bookings: [
        aPracticeBooking({
          _id: id,
          status: answered ?? 'requested',
          may: {
            answer: answered === null,
            move: false,
            cancel: false,
            finish: false,
            review: false,
          },
        }),
      ],
      page: 1,
      limit: 25,
      totalPages: 1,
      total: 1,
    }),
    ...handlers,
  });
  const answer = (as: 'confirmed' | 'declined') => {
    answered = as;
  };
  const Screen = () => {
    const decisions = useDecisions();
    const list = useEndpoint('getPracticeBookings', { query: { shown: 'requests' } });
    if (list.state !== 'ready') return null;
    return (
      <>
        {list.value.bookings.map(({ _id, name, status, may }) => (
          <div key={_id}>
            <span>{status}</span>
            {(may.answer || decisions.of(_id)) && (
              <DecisionButtons asked={{ id: _id, name }} decisions={decisions} />
            )}
          </div>
        ))}
        <RejectDialog decisions={decisions} />
      </>
    );
  };
  return { id, wire, answer, ...renderScreen(Screen, { wire }) };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const calls = (wire: ReturnType<typeof fakeWire>, call: string) =>
  wire.calls.filter(({ name }) => name === call).map(({ request }) => request);
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

// Only the undo period is skipped: all other timers run in real time.
beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('the label replaces the icons; when the time is over the request is accepted', async () => {
  const { wire, id, container } = open({ acceptBooking: () => aBooking() });
  await screen.findByText('requested');
  await expect(container).toBeAccessible();
  await press(text.accept(NAME));
  expect(screen.getByText(text.accepted)).toBeVisible();
  expect(screen.queryByRole('button', { name: text.accept(NAME) })).not.toBeInTheDocument();
  expect(calls(wire, 'acceptBooking')).toEqual([]);
  await wait(limits.decisionUndo);
  await waitFor(() => expect(calls(wire, 'acceptBooking')[0]?.params).toEqual({ bookingId: id }));
  expect(screen.getByText(text.accepted)).toBeVisible();
  expect(screen.queryByRole('button', { name: text.undo(NAME) })).not.toBeInTheDocument();
});

test('undo in time leaves the request as it was', async () => {
  const { wire } = open();
  await screen.findByText('requested');
  await press(text.accept(NAME));
  await press(text.undo(NAME));
  expect(screen.getByRole('button', { name: text.accept(NAME) })).toBeVisible();
  await wait(limits.decisionUndo);
  expect(calls(wire, 'acceptBooking')).toEqual([]);
});

test('a rejection asks for its reason first', async () => {
  const { wire } = open({ rejectBooking: () => aBooking() });
  await screen.findByText('requested');
  await press(text.reject(NAME));
  const ask = within(screen.getByRole('dialog'));
  await userEvent.click(ask.getByRole('button', { name: text.reasonSend }));
  expect(await ask.findAllByText('Required')).not.toHaveLength(0);
  await userEvent.type(ask.getByRole('textbox'), ' I am away. ');
  await userEvent.click(ask.getByRole('button', { name: text.reasonSend }));
  expect(await screen.findByText(text.rejected)).toBeVisible();
  await wait(limits.decisionUndo);
  await waitFor(() =>
    expect(calls(wire, 'rejectBooking')[0]?.body).toEqual({ reason: 'I am away.' }),
  );
});

test('answered elsewhere meanwhile: said, and the row shows how it is', async () => {
  const { wire, answer, said } = open({ acceptBooking: () => problem(409, 'booking-state') });
  await screen.findByText('requested');
  await press(text.accept(NAME));
  answer('declined');
  await wait(limits.decisionUndo);
  expect(await screen.findByText('declined')).toBeVisible();
  expect(said().at(-1)).toMatch(/answered in the meantime/);
  expect(calls(wire, 'getPracticeBookings')).toHaveLength(2);
});

test('a time that somebody else has booked meanwhile is said in the words of the API', async () => {
  const { said } = open({ acceptBooking: () => problem(409, 'slot-taken') });
  await screen.findByText('requested');
  await press(text.accept(NAME));
  await wait(limits.decisionUndo);
  expect(await screen.findByRole('button', { name: text.accept(NAME) })).toBeVisible();
  expect(said().at(-1)).toMatch(/is as it was\. \S/);
});

test('a lost connection puts the request back, and says so', async () => {
  const { said } = open({
    acceptBooking: () => {
      throw networkDown();
    },
  });
  await screen.findByText('requested');
  await press(text.accept(NAME));
  await wait(limits.decisionUndo);
  expect(await screen.findByRole('button', { name: text.accept(NAME) })).toBeVisible();
  expect(said().at(-1)).toMatch(/has not changed: no answer came/);
});

test('whoever leaves the page has decided', async () => {
  const { wire } = open({ acceptBooking: () => aBooking() });
  await screen.findByText('requested');
  await press(text.accept(NAME));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(calls(wire, 'acceptBooking')).toHaveLength(1));
});
