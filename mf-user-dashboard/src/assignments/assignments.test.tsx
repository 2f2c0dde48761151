import { session, toast } from '@nukkad/platform';
import type { Assignment, SubmissionOrder } from '@nukkad/platform/contract';
import {
  aHandedIn,
  anAssignment,
  aToken,
  fakeWire,
  networkDown,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { failureWords } from '@nukkad/shared-ui';
import { assignmentText, commonText } from '@nukkad/vendor-kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from './assignments.screen';
import { text } from './assignments.text';

jest.mock('@nukkad/platform', () => ({
  ...jest.requireActual('@nukkad/platform'),
  toast: jest.fn(),
}));

const TITLE = 'A letter to the editor';
const letter = () => new File(['%PDF'], 'letter.pdf', { type: 'application/pdf' });

function open(list: Assignment[], handlers: Parameters<typeof fakeWire>[0] = {}) {
  const wire = fakeWire(
    {
      getMyAssignments: () => list,
      submitAssignment: ({ body }) => {
        const { text, fileId } = body as SubmissionOrder;
        const file = fileId ? (aHandedIn().submission?.file ?? null) : null;
        return aHandedIn({
          submission: { text: text ?? null, file, at: '2026-11-20T10:00:00.000Z' },
        });
      },
      uploadFile: () => ({ _id: 'file-1', name: 'letter.pdf', type: 'application/pdf', bytes: 4 }),
      ...handlers,
    },
    { '/api/files/file-1': () => '%PDF' },
  );
  return { wire, ...renderScreen(Screen, { at: '/profile?section=assignments', wire }) };
}

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const sent = (wire: ReturnType<typeof fakeWire>, call: string) =>
  wire.calls.filter(({ name }) => name === call).map(({ request }) => request.body);
const choose = (file: File) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, file);

beforeEach(() => {
  jest.mocked(toast).mockClear();
  sessionStorage.clear();
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' }));
});

test('an assignment says what to do, for whom, until when and for how much', async () => {
  const { container } = open([anAssignment()]);
  expect(await screen.findByRole('heading', { name: TITLE })).toBeVisible();
  expect(screen.getByRole('link', { name: text.by('Ravi Kumar') })).toHaveAttribute(
    'href',
    '/teacher-detail?id=vendor-7',
  );
  expect(screen.getByText(/Due Monday 7 January 2030/)).toHaveTextContent('10 marks');
  expect(screen.getByText(text.states.set)).toBeVisible();
  await expect(container).toBeAccessible();
});

test('without any it says what comes here', async () => {
  open([]);
  expect(await screen.findByText(text.none)).toBeVisible();
});

test('they cannot be loaded: told, and Retry helps', async () => {
  const { wire } = open([], { getMyAssignments: () => problem(404, 'not-found') });
  expect(await screen.findByText(failureWords.couldNotLoad(text.what))).toBeVisible();
  wire.answer('getMyAssignments', () => [anAssignment()]);
  await press('Retry');
  expect(await screen.findByRole('heading', { name: TITLE })).toBeVisible();
});

test('what is late says so', async () => {
  open([anAssignment({ isOverdue: true })]);
  expect(await screen.findByText(assignmentText.overdue)).toBeVisible();
});

test('an answer is handed in in words, and its way back has focus', async () => {
  const { wire } = open([anAssignment()]);
  await press(text.of(text.handIn, TITLE));
  await userEvent.type(screen.getByRole('textbox', { name: text.answer }), 'Dear editor');
  await press(text.handIn);
  expect(await screen.findByText('Dear editor')).toBeVisible();
  expect(sent(wire, 'submitAssignment')).toEqual([{ text: 'Dear editor', fileId: null }]);
  expect(await button(text.of(text.change, TITLE))).toHaveFocus();
  expect(jest.mocked(toast).mock.lastCall?.[0]).toMatchObject({ tone: 'success' });
});

test('nothing at all is not handed in', async () => {
  const { wire } = open([anAssignment()]);
  await press(text.of(text.handIn, TITLE));
  await press(text.handIn);
  expect(await screen.findByText(text.nothing)).toBeVisible();
  expect(sent(wire, 'submitAssignment')).toEqual([]);
});

test('a file is sent when it is chosen, and handed in by its id', async () => {
  const { wire } = open([anAssignment()]);
  await press(text.of(text.handIn, TITLE));
  await choose(letter());
  await screen.findByText('letter.pdf');
  await waitFor(() => expect(wire.calls.at(-1)?.name).toBe('uploadFile'));
  expect(wire.calls.at(-1)?.request.query).toEqual({ name: 'letter.pdf' });
  await press(text.handIn);
  await waitFor(() =>
    expect(sent(wire, 'submitAssignment')).toEqual([{ text: null, fileId: 'file-1' }]),
  );
});

test('a file on its way says how much of it is sent', async () => {
  open([anAssignment()], { uploadFile: () => new Promise<never>(() => {}) });
  await press(text.of(text.handIn, TITLE));
  await choose(letter());
  const bar = await screen.findByRole('progressbar', { name: 'Sending letter.pdf' });
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'));
});

test('a file that is not sent: said beside it, what is written stays, and Retry helps', async () => {
  const { wire } = open([anAssignment()], {
    uploadFile: () => {
      throw networkDown();
    },
  });
  await press(text.of(text.handIn, TITLE));
  await userEvent.type(screen.getByRole('textbox', { name: text.answer }), 'Dear editor');
  await choose(letter());
  expect(await screen.findByText(text.noConnection)).toBeVisible();
  await press(text.handIn);
  expect(await screen.findByText(text.notSentYet)).toBeVisible();
  wire.answer('uploadFile', () => ({
    _id: 'file-1',
    name: 'letter.pdf',
    type: 'application/pdf',
    bytes: 4,
  }));
  await press('Retry letter.pdf');
  await waitFor(() => expect(screen.queryByText(text.noConnection)).not.toBeInTheDocument());
  await press(text.handIn);
  await waitFor(() =>
    expect(sent(wire, 'submitAssignment')).toEqual([{ text: 'Dear editor', fileId: 'file-1' }]),
  );
});

test('what is refused stays typed', async () => {
  open([anAssignment()], { submitAssignment: () => problem(409, 'conflict') });
  await press(text.of(text.handIn, TITLE));
  await userEvent.type(screen.getByRole('textbox', { name: text.answer }), 'Dear editor');
  await press(text.handIn);
  expect(await button(commonText.retry)).toBeVisible();
  expect(screen.getByRole('textbox', { name: text.answer })).toHaveValue('Dear editor');
});

test('it can be handed in again until it is marked; the marks are shown then', async () => {
  const grade = { marks: 8, remark: 'Well said.', at: '2026-11-21T10:00:00.000Z' };
  open([aHandedIn(), aHandedIn({ _id: 'assignment-2', title: 'A poem', state: 'graded', grade })]);
  expect(await button(text.of(text.change, TITLE))).toBeVisible();
  expect(screen.getByText(assignmentText.result(8, 10))).toBeVisible();
  expect(screen.getByText('Well said.')).toBeVisible();
  expect(screen.queryByRole('button', { name: text.of(text.change, 'A poem') })).toBeNull();
});
