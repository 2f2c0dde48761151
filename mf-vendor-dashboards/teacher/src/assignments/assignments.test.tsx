import { session, toast } from '@nukkad/platform';
import { type Assignment, type Client, notificationsStream } from '@nukkad/platform/contract';
import {
  aHandedIn,
  anAssignment,
  aToken,
  fakeWire,
  networkDown,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { assignmentText } from '@nukkad/vendor-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '../dashboard';
import { text } from './assignments.text';

jest.mock('@nukkad/platform', () => ({
  ...jest.requireActual('@nukkad/platform'),
  toast: jest.fn(),
}));

const TITLE = 'A letter to the editor';
const of = (action: string) => text.of(action, TITLE, 'Meera Iyer');
const aStudent = (_id: string, name: string) => ({ _id, name }) as Client;
const students = [aStudent('client-1', 'Meera Iyer'), aStudent('client-2', 'Asha Rao')];

function open(
  list: Assignment[],
  handlers: Parameters<typeof fakeWire>[0] = {},
  at = '/teacher-dashboard/assignments',
) {
  let all = list;
  const wire = fakeWire(
    {
      getNotifications: () => ({ notifications: [], unread: 0, next: null }),
      getAssignments: () => all,
      getClients: ({ query }) => {
        const clients = students.filter(({ name }) => name.startsWith(query.q ?? ''));
        return { clients, page: 1, limit: 25, total: clients.length, totalPages: 1 };
      },
      setAssignments: () => {
        all = [...all, anAssignment({ _id: 'assignment-9' })];
        return all.slice(-1);
      },
      gradeAssignment: ({ body }) => {
        const { marks, remark = null } = body as { marks: number; remark?: string | null };
        const graded = aHandedIn({
          state: 'graded',
          grade: { marks, remark, at: '2026-11-21T10:00:00.000Z' },
        });
        all = [graded];
        return graded;
      },
      removeAssignment: () => {
        all = [];
        return undefined;
      },
      ...handlers,
    },
    {
      [notificationsStream]: () => new ReadableStream<Uint8Array>(),
      '/api/files/file-1': () => '%PDF',
    },
  );
  return { wire, ...renderScreen(Screen, { at, pattern: '/teacher-dashboard/*', wire }) };
}

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const sent = (wire: ReturnType<typeof fakeWire>, call: string) =>
  wire.calls.filter(({ name }) => name === call).map(({ request }) => request);

beforeEach(() => {
  jest.mocked(toast).mockClear();
  sessionStorage.clear();
  act(() =>
    session.remember({
      otpVerified: 'true',
      jwtToken: aToken,
      userId: 'user-7',
      vendorType: 'type-teacher',
    }),
  );
});

test('what is to be marked comes first; other states are a press away and in the address', async () => {
  const { address, container } = open([
    anAssignment({ isOverdue: true }),
    aHandedIn({ _id: 'a2' }),
  ]);
  const tab = text.withCount(text.shown.submitted, 1);
  expect(await screen.findByRole('tab', { name: tab, selected: true })).toBeVisible();
  expect(screen.getByText('Our street wakes up early.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Meera Iyer' })).toHaveAttribute(
    'href',
    '/teacher-dashboard/students?client=client-1',
  );
  await expect(container).toBeAccessible();
  await userEvent.click(screen.getByRole('tab', { name: text.withCount(text.shown.set, 1) }));
  expect(address()).toBe('/teacher-dashboard/assignments?show=set');
  expect(await screen.findByText(assignmentText.overdue)).toBeVisible();
});

test('those of one student, and the way back to all', async () => {
  const { wire } = open([anAssignment()], {}, '/teacher-dashboard/assignments?client=client-1');
  expect(await screen.findByText(text.onlyOf('Meera Iyer'))).toBeVisible();
  expect(sent(wire, 'getAssignments')[0]?.query).toEqual({ clientId: 'client-1' });
  expect(screen.getByRole('link', { name: text.everybody })).toHaveAttribute(
    'href',
    '/teacher-dashboard/assignments',
  );
});

test('they cannot be loaded: told, and Retry helps', async () => {
  const { wire } = open([], { getAssignments: () => problem(404, 'not-found') });
  await press('Retry');
  wire.answer('getAssignments', () => [anAssignment()]);
  await press('Retry');
  expect(await screen.findByRole('heading', { name: TITLE })).toBeVisible();
});

async function fillIn() {
  await press(text.set);
  const drawer = within(await screen.findByRole('dialog', { name: text.set }));
  await userEvent.type(drawer.getByRole('textbox', { name: /Title/ }), 'A poem');
  await userEvent.type(drawer.getByRole('textbox', { name: /What to do/ }), 'Learn it.');
  const day = drawer.getByRole('group', { name: /Hand in by/ });
  for (const [part, typed] of [
    ['day', '07'],
    ['month', '01'],
    ['year', '2030'],
  ] as const) {
    await userEvent.type(
      within(day).getByRole('spinbutton', { name: new RegExp(`^${part}`) }),
      typed,
    );
  }
  await userEvent.click(await drawer.findByRole('checkbox', { name: 'Meera Iyer' }));
  await userEvent.type(drawer.getByRole('searchbox', { name: text.find }), 'Asha');
  await waitFor(() => expect(drawer.queryByRole('checkbox', { name: 'Meera Iyer' })).toBeNull());
  await userEvent.click(await drawer.findByRole('checkbox', { name: 'Asha Rao' }));
  return drawer;
}

test('one is set for several students at once', async () => {
  const { wire } = open([]);
  const drawer = await fillIn();
  await userEvent.click(drawer.getByRole('button', { name: text.set }));
  await waitFor(() =>
    expect(sent(wire, 'setAssignments').map(({ body }) => body)).toEqual([
      {
        title: 'A poem',
        text: 'Learn it.',
        dueOn: '2030-01-07',
        maxMarks: 10,
        clientIds: ['client-1', 'client-2'],
      },
    ]),
  );
  expect(await screen.findByRole('heading', { name: TITLE })).toBeVisible();
  expect(jest.mocked(toast).mock.lastCall?.[0]).toMatchObject({ text: text.isSet(2) });
});

test('a lost connection loses nothing of it, and the repeat sets it once', async () => {
  const { wire } = open([], {
    setAssignments: () => {
      throw networkDown();
    },
  });
  const drawer = await fillIn();
  await userEvent.click(drawer.getByRole('button', { name: text.set }));
  const retry = await drawer.findByRole('button', { name: 'Retry' });
  expect(drawer.getByRole('textbox', { name: /Title/ })).toHaveValue('A poem');
  wire.answer('setAssignments', () => [anAssignment()]);
  await userEvent.click(retry);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const keys = sent(wire, 'setAssignments').map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

test('without students nothing is sent', async () => {
  const { wire } = open([], {
    getClients: () => ({ clients: [], page: 1, limit: 25, total: 0, totalPages: 1 }),
  });
  await press(text.set);
  const drawer = within(await screen.findByRole('dialog', { name: text.set }));
  expect(await drawer.findByText(text.noStudents)).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: text.set }));
  expect(await drawer.findByText(text.chooseSome)).toBeVisible();
  expect(sent(wire, 'setAssignments')).toEqual([]);
});

test('marks are given within what there is, with a remark', async () => {
  const { wire } = open([aHandedIn()]);
  await press(of(text.grade));
  const marks = screen.getByRole('textbox', { name: /Marks given/ });
  expect(marks).toHaveFocus();
  await press(text.grade);
  expect(await screen.findByText(text.noMarks)).toBeVisible();
  await userEvent.type(marks, '8');
  await userEvent.type(screen.getByRole('textbox', { name: text.remark }), 'Well said.');
  await press(text.grade);
  await waitFor(() =>
    expect(sent(wire, 'gradeAssignment').map(({ body }) => body)).toEqual([
      { marks: 8, remark: 'Well said.' },
    ]),
  );
  await userEvent.click(
    await screen.findByRole('tab', { name: text.withCount(text.shown.graded, 1) }),
  );
  expect(await screen.findByText(assignmentText.result(8, 10))).toBeVisible();
  expect(await button(of(text.regrade))).toBeVisible();
});

test('what was handed in is saved from its address', async () => {
  const { wire } = open([aHandedIn()]);
  URL.createObjectURL = jest.fn(() => 'blob:1');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  await press(assignmentText.save('letter.pdf'));
  await waitFor(() => expect(wire.fetched.map(({ path }) => path)).toContain('/api/files/file-1'));
});

test('removing asks first, and a refusal leaves it there', async () => {
  const { wire } = open([anAssignment()], { removeAssignment: () => problem(409, 'conflict') });
  await press(of(text.remove));
  await press('Cancel');
  expect(sent(wire, 'removeAssignment')).toEqual([]);
  await press(of(text.remove));
  await press(text.remove);
  await waitFor(() =>
    expect(jest.mocked(toast).mock.lastCall?.[0]).toMatchObject({ tone: 'danger' }),
  );
  // The question closes after it.
  expect(await screen.findByRole('heading', { name: TITLE })).toBeVisible();
});
