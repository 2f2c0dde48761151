import { type Faq, limits, messages, type Promotion } from '@nukkad/platform/contract';
import {
  aFaq,
  anAnsweredQuestion,
  eventLoopTurns,
  fakeWire,
  networkDown,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { doctor } from '../../common/professions/doctor';
import { officer } from '../../common/professions/officer';
import type { Profession } from '../../common/professions/profession';
import { Aside } from './aside.container';
import { text } from './aside.text';

const promotion: Promotion = {
  _id: 'p1',
  title: 'Neem Tree Dental',
  text: 'Open on Sundays.',
  action: 'See the clinic',
  vendor: { _id: 'v9', vendorName: 'Dr. Rao', profession: 'doctor', img: '' },
};

type Handlers = Parameters<typeof fakeWire>[0];

function open(handlers: Handlers = {}, profession: Profession = doctor, at = '/') {
  const wire = fakeWire({
    getFaq: () => [aFaq()],
    getAnsweredQuestions: () => [],
    getPromotions: () => [],
    ...handlers,
  });
  const Beside = () => (
    <Aside
      profession={profession}
      spec="dentist"
      place={{ name: 'HSR Layout', city: 'Bengaluru', slug: 'hsr-layout' }}
    />
  );
  const sent = (name: string) => wire.calls.filter((call) => call.name === name);
  return { wire, sent, ...renderScreen(Beside, { wire, at }) };
}

const form = (name: string) => within(screen.getByRole('form', { name }));

afterEach(() => jest.useRealTimers());

test('an appointment is asked for, with a reference and how many are asked', async () => {
  const { sent } = open({
    createAppointmentRequest: () => ({ reference: 'NK-A-000042', routedTo: 5 }),
  });
  const appointment = form(text.appointment);
  expect(appointment.getByLabelText(/City/)).toHaveValue('Bengaluru');
  await userEvent.clear(appointment.getByLabelText(/City/));
  await userEvent.click(appointment.getByRole('button', { name: text.send }));
  expect(appointment.getAllByText(messages.required)).toHaveLength(3);
  await userEvent.type(appointment.getByLabelText(/Name/), 'Asha');
  await userEvent.type(appointment.getByLabelText(/Phone/), '90000 12345');
  await userEvent.type(appointment.getByLabelText(/City/), 'Mysuru');
  await userEvent.click(appointment.getByRole('button', { name: text.send }));
  const done = await screen.findByRole('alert');
  expect(done).toHaveTextContent('NK-A-000042');
  expect(done).toHaveTextContent(text.requestedWhy(5, 'doctor', 'doctors'));
  expect(done).toHaveFocus();
  expect(sent('createAppointmentRequest')[0]?.request.body).toEqual({
    name: 'Asha',
    phone: '9000012345',
    city: 'Mysuru',
    profession: 'doctor',
    spec: 'dentist',
  });
  await userEvent.click(within(done).getByRole('button', { name: text.another }));
  expect(form(text.appointment).getByLabelText(/Name/)).toHaveValue('');
});

test('a request that failed keeps what was typed, and is not made twice', async () => {
  const { wire, sent } = open({
    createAppointmentRequest: () => problem(422, 'validation', { phone: 'Phone Number Too Short' }),
  });
  const appointment = form(text.appointment);
  await userEvent.type(appointment.getByLabelText(/Name/), 'Asha');
  await userEvent.type(appointment.getByLabelText(/Phone/), '123');
  await userEvent.click(appointment.getByRole('button', { name: text.send }));
  expect(await appointment.findByText('Phone Number Too Short')).toBeVisible();
  wire.answer('createAppointmentRequest', () => ({ reference: 'NK-A-1', routedTo: 0 }));
  await userEvent.click(appointment.getByRole('button', { name: text.send }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text.nobodyAsked);
  const keys = sent('createAppointmentRequest').map(({ request }) =>
    request.headers.get('idempotency-key'),
  );
  expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(1);
});

test('a question is refused in the documented words, then shown with its reference', async () => {
  const { sent } = open({
    askQuestion: () => ({ reference: 'NK-Q-7', question: 'Does a crown hurt?' }),
  });
  const question = form(text.question);
  const ask = question.getByRole('button', { name: text.ask });
  await userEvent.click(ask);
  expect(question.getByText('Required')).toBeVisible();
  await userEvent.type(question.getByLabelText(/Your question/), 'Too short');
  await userEvent.click(ask);
  expect(question.getByText('Question must be at least 10 characters')).toBeVisible();
  await userEvent.clear(question.getByLabelText(/Your question/));
  await userEvent.type(question.getByLabelText(/Your question/), 'Does a crown hurt?');
  await userEvent.type(question.getByLabelText(text.email), 'nobody');
  await userEvent.click(ask);
  expect(question.getByText(messages.invalidEmail)).toBeVisible();
  await userEvent.clear(question.getByLabelText(text.email));
  jest.useFakeTimers();
  fireEvent.click(ask);
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  while (sent('askQuestion').length === 0) await pass(0);
  await pass(limits.questionSubmitDelay - 1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await pass(1);
  jest.useRealTimers();
  const answer = await screen.findByRole('alert');
  expect(answer).toHaveTextContent('Does a crown hurt?');
  expect(answer).toHaveTextContent('NK-Q-7');
  expect(sent('askQuestion')[0]?.request.body).toEqual({
    question: 'Does a crown hurt?',
    profession: 'doctor',
    spec: 'dentist',
  });
});

test('a lost connection loses no question', async () => {
  open({
    askQuestion: () => {
      throw networkDown();
    },
  });
  const question = form(text.question);
  await userEvent.type(question.getByLabelText(/Your question/), 'Does a crown hurt?');
  await userEvent.click(question.getByRole('button', { name: text.ask }));
  expect(await question.findByText(/could not be sent/)).toBeVisible();
  expect(question.getByLabelText(/Your question/)).toHaveValue('Does a crown hurt?');
});

test('a paid place says that it is one, and leads to the professional', async () => {
  open({ getPromotions: () => [promotion] });
  const card = await screen.findByRole('region', { name: text.sponsored });
  expect(card).toHaveTextContent('Sponsored');
  expect(within(card).getByRole('link', { name: 'See the clinic' })).toHaveAttribute(
    'href',
    '/doctor-detail?id=v9',
  );
});

test('questions of the category, one open at a time, and what was asked here', async () => {
  const { wire } = open({
    getFaq: () => [
      aFaq({ _id: 'a', question: 'How much?', answer: '₹500' }),
      aFaq({ _id: 'b', question: 'How long?', answer: 'An hour' }),
    ],
    getAnsweredQuestions: () => [
      anAnsweredQuestion({ question: 'Does it hurt?', answer: 'Hardly.' }),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'How much?' }));
  expect(screen.getByText('₹500')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'How long?' }));
  expect(screen.getByText('₹500')).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Does it hurt?' }));
  expect(screen.getByText('Hardly.')).toBeVisible();
  const data = document.head.querySelector('script[type="application/ld+json"]')?.textContent;
  expect(JSON.parse(data ?? '')).toMatchObject([
    { '@type': 'FAQPage', mainEntity: [{ name: 'How much?' }, { name: 'How long?' }] },
  ]);
  const asked = wire.calls.find(({ name }) => name === 'getFaq');
  expect(asked?.request.query).toEqual({ key: 'doctor/dentist' });
});

test('a paid place and questions come together, so that none pushes another down', async () => {
  let answer: (faq: Faq[]) => void = () => {};
  open({
    getPromotions: () => [promotion],
    getAnsweredQuestions: () => [anAnsweredQuestion()],
    getFaq: () => new Promise((resolve) => (answer = resolve)),
  });
  await eventLoopTurns();
  expect(screen.queryByRole('heading', { name: promotion.title })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: text.answered })).not.toBeInTheDocument();
  answer([aFaq()]);
  expect(await screen.findByRole('heading', { name: promotion.title })).toBeVisible();
  expect(screen.getByRole('heading', { name: text.faq })).toBeVisible();
  expect(screen.getByRole('heading', { name: text.answered })).toBeVisible();
});

const fourAsked = ['First?', 'Second?', 'Third?', 'Fourth?'].map((question, nth) =>
  anAnsweredQuestion({ _id: `q${nth}`, question }),
);

test('three questions of visitors stand beside a list, all of them after a press', async () => {
  open({ getAnsweredQuestions: () => fourAsked });
  const all = await screen.findByRole('button', { name: text.allAnswered(4) });
  expect(screen.getByRole('button', { name: 'Third?' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fourth?' })).not.toBeInTheDocument();
  await userEvent.click(all);
  expect(screen.getByRole('button', { name: 'Fourth?' })).toBeVisible();
  const fewer = screen.getByRole('button', { name: text.fewerAnswered });
  expect(fewer).toHaveFocus();
  await userEvent.click(fewer);
  expect(screen.queryByRole('button', { name: 'Fourth?' })).not.toBeInTheDocument();
});

test('who follows a link to the questions finds all of them', async () => {
  open({ getAnsweredQuestions: () => fourAsked }, doctor, '/doctors#questions');
  expect(await screen.findByRole('button', { name: 'Fourth?' })).toBeVisible();
  expect(screen.getByRole('heading', { name: text.answered })).toHaveFocus();
});

test('questions that cannot be loaded are an apology, with Retry', async () => {
  const { wire } = open({ getFaq: () => problem(400, 'bad-request') as never });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  wire.answer('getFaq', () => [aFaq({ question: 'How much?' })]);
  await userEvent.click(retry);
  expect(await screen.findByRole('button', { name: 'How much?' })).toBeVisible();
});

test('nobody asks an officer for an appointment', async () => {
  open({}, officer);
  await waitFor(() => expect(screen.getByRole('form', { name: text.question })).toBeVisible());
  expect(screen.queryByRole('form', { name: text.appointment })).toBeNull();
});
