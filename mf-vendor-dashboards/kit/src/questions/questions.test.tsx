import { session } from '@nukkad/platform';
import { limits, messages, type OpenQuestion } from '@nukkad/platform/contract';
import { aToken, fakeWire, problem, renderScreen } from '@nukkad/platform/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as common from '../common/common.text';
import { pageIn } from '../common/list/page.model';
import { InDashboard } from '../testing/in-dashboard';
import { canWrite } from './questions.model';
import { QuestionsRoom } from './questions.screen';
import { text } from './questions.text';

const TEA = 'Is tea good for a sore throat?';
const EGGS = 'Are eggs good for me?';
const later = '2036-11-01T10:00:00.000Z';
const time = '2026-11-01T10:00:00.000Z';

const tea: OpenQuestion = {
  ...{ _id: 'q1', question: TEA, spec: 'general-physician', time },
  ...{ answers: 0, mine: null },
};
const eggs: OpenQuestion = {
  ...{ _id: 'q2', question: EGGS, spec: null, time, answers: 2 },
  mine: { text: 'They are.', time, editableUntil: time },
};
const page = (questions: OpenQuestion[], more: object = {}) => ({
  ...{ questions, canAnswer: true, page: 1, limit: 20, total: questions.length, totalPages: 1 },
  ...more,
});

const Screen = () => (
  <InDashboard>
    <QuestionsRoom />
  </InDashboard>
);

function open(handlers: Parameters<typeof fakeWire>[0] = {}) {
  const wire = fakeWire({
    getOpenQuestions: () => page([tea, eggs]),
    answerQuestion: ({ body }) => ({
      ...{ ...tea, answers: 1 },
      mine: { text: (body as { text: string }).text, time, editableUntil: later },
    }),
    ...handlers,
  });
  return { wire, ...renderScreen(Screen, { at: '/doctor-dashboard/questions', wire }) };
}

beforeEach(() =>
  act(() =>
    session.remember({
      ...{ otpVerified: 'true', jwtToken: aToken, userId: 'user-9' },
      ...{ vendorType: 'type-doctor', vendorId: 'vendor-9' },
    }),
  ),
);

const field = () => screen.getByRole('textbox', { name: text.yourAnswer });
const begin = async () =>
  userEvent.click(await screen.findByRole('button', { name: text.answerTo(TEA) }));
const publish = () => userEvent.click(screen.getByRole('button', { name: text.publish }));

test('questions of the profession, with what was answered', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { name: TEA })).toBeVisible();
  expect(screen.getByText('general physician')).toBeVisible();
  expect(screen.getByText(text.noAnswers)).toBeVisible();
  expect(screen.getByText('They are.')).toBeVisible();
  expect(screen.queryByRole('button', { name: text.editOf(EGGS) })).not.toBeInTheDocument();
  await expect(container).toBeAccessible();
});

test('an answer is published, and can be changed for a while', async () => {
  const { wire } = open();
  await begin();
  expect(field()).toHaveFocus();
  await userEvent.type(field(), ' With honey. ');
  await publish();
  expect(await screen.findByText('With honey.')).toBeVisible();
  expect(wire.calls.find(({ name }) => name === 'answerQuestion')?.request).toMatchObject({
    params: { questionId: 'q1' },
    body: { text: 'With honey.' },
  });
  await userEvent.click(screen.getByRole('button', { name: text.editOf(TEA) }));
  expect(field()).toHaveValue('With honey.');
});

test('nothing is published without words, and what is refused stays', async () => {
  const { wire } = open({ answerQuestion: () => problem(500, 'internal') });
  await begin();
  await publish();
  expect(await screen.findByText(messages.required)).toBeVisible();
  expect(wire.calls.every(({ name }) => name !== 'answerQuestion')).toBe(true);
  await userEvent.type(field(), 'With honey.');
  await publish();
  expect(await screen.findByText(common.notStoredOurFault)).toBeVisible();
  expect(field()).toHaveValue('With honey.');
});

test('who is not verified reads, and is told why nothing can be answered', async () => {
  open({ getOpenQuestions: () => page([tea], { canAnswer: false }) });
  expect(await screen.findByText(text.notYet)).toBeVisible();
  expect(screen.queryByRole('button', { name: text.answerTo(TEA) })).not.toBeInTheDocument();
});

test('nobody has asked yet', async () => {
  open({ getOpenQuestions: () => page([]) });
  expect(await screen.findByText(text.none)).toBeVisible();
});

test('they cannot be loaded: told, and Retry helps', async () => {
  const { wire } = open({ getOpenQuestions: () => problem(403, 'forbidden') });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  wire.answer('getOpenQuestions', () => page([tea]));
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: TEA })).toBeVisible();
});

test.each([
  [null, 1],
  ['2', 2],
  ['0', 1],
  ['-1', 1],
  ['x', 1],
  ['1e99', 1],
  ['1.5', 1],
  ['9999999', 1],
])('page %j is %i', (asked, page) => expect(pageIn(asked)).toBe(page));

test('an answer can be changed for a day', () => {
  const now = new Date(time);
  expect(canWrite({ mine: null }, now)).toBe(true);
  expect(canWrite({ mine: { text: '', time, editableUntil: later } }, now)).toBe(true);
  expect(canWrite({ mine: { text: '', time, editableUntil: time } }, now)).toBe(false);
  expect(limits.answerEditHours).toBe(24);
});
