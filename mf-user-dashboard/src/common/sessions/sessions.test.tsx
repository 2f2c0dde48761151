import type { UserSession } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import { fakeWire, networkDown, problem, renderScreen } from '@nukkad/platform/testing';
import { commonText } from '@nukkad/vendor-kit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sessions } from './sessions.container';
import { text } from './sessions.text';

const here: UserSession = {
  _id: 'session-1',
  device: 'Chrome on Android',
  startedAt: '2030-01-07T06:30:00.000Z',
  lastSeenAt: '2030-01-07T08:00:00.000Z',
  isCurrent: true,
};
const elsewhere: UserSession = {
  ...here,
  ...{ _id: 'session-2', device: 'Edge on Windows', isCurrent: false },
};
const unnamed: UserSession = {
  ...here,
  ...{ _id: 'session-3', device: null, lastSeenAt: null, isCurrent: false },
};

function open(handlers: Parameters<typeof fakeWire>[0] = {}) {
  const wire = fakeWire({
    getSessions: () => [here, elsewhere, unnamed],
    endSession: () => undefined,
    endOtherSessions: () => undefined,
    ...handlers,
  });
  return { wire, ...renderScreen(Sessions, { at: '/profile', wire }) };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const endElsewhere = text.endOf('Edge on Windows', formatDateTime(elsewhere.startedAt));

test('says on which devices somebody is signed in, and which is this one', async () => {
  const { container } = open();
  const lines = await screen.findAllByRole('listitem');
  expect(lines).toHaveLength(3);
  const [first, second, third] = lines as [HTMLElement, HTMLElement, HTMLElement];
  expect(first).toHaveTextContent(text.current);
  expect(within(first).queryByRole('button')).not.toBeInTheDocument();
  expect(second).toHaveTextContent('last used Mon 7 Jan 2030, 1:30 PM');
  expect(third).toHaveTextContent(text.unknownDevice);
  expect(third).toHaveTextContent(text.neverSeen);
  await expect(container).toBeAccessible();
});

test('one is signed out, and leaves the list', async () => {
  const { wire, said } = open();
  await press(endElsewhere);
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(wire.calls.at(-1)?.request.params).toEqual({ sessionId: 'session-2' });
  expect(said()).toContain(text.ended('Edge on Windows'));
});

test('one that could not be signed out stays, and it is said', async () => {
  const { said } = open({ endSession: () => problem(500, 'internal') });
  await press(endElsewhere);
  expect(said().join()).toContain(text.ending('Edge on Windows'));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('everywhere else is signed out after a question', async () => {
  const { wire, said } = open();
  await press(text.endOthers);
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(text.endOthersWhy)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: text.endOthers }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  expect(wire.calls.map(({ name }) => name)).toContain('endOtherSessions');
  expect(said()).toContain(text.othersEnded);
  expect(screen.queryByRole('button', { name: text.endOthers })).not.toBeInTheDocument();
});

test('nobody answers: Retry', async () => {
  const { wire } = open({
    getSessions: () => {
      throw networkDown();
    },
  });
  const retry = await screen.findByRole('button', { name: commonText.retry });
  wire.answer('getSessions', () => [here]);
  await userEvent.click(retry);
  expect(await screen.findByText(text.current)).toBeVisible();
});
