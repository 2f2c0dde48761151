import { aFaq, anAnsweredQuestion, problem } from '@nukkad/platform/testing';
import { failureWords } from '@nukkad/shared-ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { text } from './questions.text';

const HERE = '/doctor-detail?id=vendor-1';

test('questions of the speciality open one at a time, with those of visitors below', async () => {
  const answeredBy = { _id: 'v 2', vendorName: 'Dr. Rao', profession: 'doctor' };
  const { wire } = open(HERE, {
    getFaq: () => [aFaq(), aFaq({ _id: 'f2', question: 'Is it dear?', answer: 'Hardly.' })],
    getAnsweredQuestions: () => [anAnsweredQuestion({ answeredBy })],
  });
  const first = await screen.findByRole('button', { name: 'How often should I see a dentist?' });
  await userEvent.click(first);
  expect(screen.getByText('Every six months.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Is it dear?' }));
  expect(first).toHaveAttribute('aria-expanded', 'false');
  expect(await screen.findByText('Does a root canal hurt?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dr. Rao' })).toHaveAttribute(
    'href',
    '/doctor-detail?id=v%202',
  );
  const asked = (call: string) => wire.calls.find(({ name }) => name === call)?.request.query;
  expect(asked('getFaq')).toEqual({ key: 'doctor/dentist' });
  expect(asked('getAnsweredQuestions')).toEqual({ cat: 'doctor', spec: 'dentist' });
});

test.each([() => [], () => problem(404, 'not-found')])(
  'where nobody asks anything the block is left out',
  async (getFaq) => {
    open(HERE, { getFaq });
    await screen.findByRole('tab', { name: 'About' });
    await screen.findByText('No reviews yet.');
    expect(screen.queryByRole('heading', { name: text.heading })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('questions that do not come are said, and can be asked for again', async () => {
  const { wire } = open(HERE, { getFaq: () => problem(403, 'forbidden') });
  expect(await screen.findByText(failureWords.couldNotLoad(text.what))).toBeVisible();
  wire.answer('getFaq', () => [aFaq()]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('How often should I see a dentist?')).toBeVisible();
});

test('when only those of visitors fail, the others stay', async () => {
  open(HERE, {
    getFaq: () => [aFaq()],
    getAnsweredQuestions: () => problem(403, 'forbidden'),
  });
  expect(await screen.findByText(failureWords.couldNotLoad(text.whatAsked))).toBeVisible();
  expect(screen.getByText('How often should I see a dentist?')).toBeVisible();
});
