import type { FailedJob, JobsAnswer, PhoneChannels } from '@nukkad/platform/contract';
import { problem } from '@nukkad/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openConsole, sent, signInOperator, site } from '../common/testing/open-console';
import { text } from './jobs.text';
import { phoneText } from './phone-channels.text';

beforeEach(signInOperator);

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const aFailedJob = (values: Partial<FailedJob> = {}): FailedJob => ({
  ...{ _id: 'job-1', kind: 'payment-refund', state: 'dead', attempts: 40 },
  ...{ created: hoursAgo(30), nextAttempt: null, failure: 'TypeError at refunds.ts:41' },
  ...values,
});

const someJobs = (values: Partial<JobsAnswer> = {}): JobsAnswer => ({
  kinds: [
    {
      ...{ kind: 'email', waiting: 3, underWay: 1, failing: 2, dead: 0 },
      oldest: '2026-11-21T08:00:00Z',
    },
  ],
  failed: [aFailedJob()],
  tasks: [
    {
      ...{ name: 'retention', interval: 3_600, failures: 0, failure: null },
      ...{ lastRun: null, nextRun: '2026-11-21T09:00:00Z' },
    },
  ],
  ...values,
});

const somePhoneChannels = (): PhoneChannels => ({
  channels: [
    {
      ...{ channel: 'whatsapp', state: 'off', provider: null, unregistered: [] },
      missing: ['WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET'],
    },
    {
      ...{ channel: 'sms', state: 'on', provider: 'gupshup', missing: [] },
      unregistered: ['code/kn'],
    },
  ],
  ...{ spentToday: 123_450, dailyCap: 200_000 },
  outcomes: [{ channel: 'sms', state: 'delivered', count: 12 }],
});

const open = (answer = someJobs(), handlers: Parameters<typeof openConsole>[1] = {}) =>
  openConsole(`${site}/jobs`, {
    getJobs: () => answer,
    getPhoneChannels: () => somePhoneChannels(),
    ...handlers,
  });

const button = (act: (kind: string, age: string) => string, age = '1 day') =>
  screen.findByRole('button', { name: act('Refunds', age) });

test('failed jobs, what waits and what is done again and again are shown', async () => {
  const { container } = open();
  const job = within(await screen.findByRole('row', { name: /TypeError at refunds\.ts:41/ }));
  expect(job.getByText(text.states.dead)).toBeVisible();
  expect(job.getByText('40')).toBeVisible();
  expect(screen.getByRole('row', { name: /^E-mails 3 1 2 0/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Retention 1 hour – .* Well$/ })).toBeVisible();
  await expect(container).toBeAccessible();
});

test('a job that is tried again by itself says when', async () => {
  const failing = aFailedJob({
    state: 'failing',
    attempts: 3,
    nextAttempt: '2026-11-21T08:00:00Z',
  });
  open(someJobs({ failed: [failing] }));
  const job = within(await screen.findByRole('row', { name: /^Refunds/ }));
  expect(job.getByText(text.states.failing)).toBeVisible();
  expect(job.getByText(/^Next attempt .*2026/)).toBeVisible();
});

test('a task that fails says how often and why', async () => {
  const [task] = someJobs().tasks;
  open(someJobs({ tasks: [{ ...task!, failures: 2, failure: 'RangeError' }] }));
  expect(await screen.findByText('2 runs failed')).toBeVisible();
  expect(screen.getByText('RangeError')).toBeVisible();
});

test('a job is retried', async () => {
  const { wire, said } = open(someJobs(), { retryJob: () => someJobs({ failed: [] }) });
  await userEvent.click(await button(text.retryOf));
  await waitFor(() => expect(said()).toContain(text.retried));
  expect(sent(wire, 'retryJob')[0]?.params).toEqual({ jobId: 'job-1' });
  expect(screen.getByText(text.noneFailed)).toBeVisible();
});

test('a job is discarded, once that is confirmed', async () => {
  const { wire, said } = open(someJobs(), { discardJob: () => someJobs({ failed: [] }) });
  await userEvent.click(await button(text.discardOf));
  const question = within(await screen.findByRole('alertdialog', { name: text.discardTitle }));
  expect(sent(wire, 'discardJob')).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: text.discard }));
  await waitFor(() => expect(said()).toContain(text.discarded));
  expect(sent(wire, 'discardJob')[0]?.params).toEqual({ jobId: 'job-1' });
});

test('a job that is done meanwhile says so', async () => {
  const { said } = open(someJobs(), { retryJob: () => problem(404, 'not-found') });
  await userEvent.click(await button(text.retryOf));
  await waitFor(() => expect(said().join(' ')).toMatch(/not .*retry the job|retry the job/));
  expect(await button(text.retryOf)).toBeVisible();
});

test('where nothing waits and nothing failed, that is said', async () => {
  open({ kinds: [], failed: [], tasks: [] });
  expect(await screen.findByText(text.noneFailed)).toBeVisible();
  expect(screen.getByText(text.noneWaits)).toBeVisible();
});

test('where jobs cannot be read, they can be asked for again', async () => {
  let isDown = true;
  open(someJobs(), { getJobs: () => (isDown ? problem(500, 'internal') : someJobs()) });
  const again = await screen.findByRole('button', { name: /again|retry/i });
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByRole('row', { name: /^E-mails/ })).toBeVisible();
});

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [90, '2 minutes'],
  [3_600, '1 hour'],
  [200_000, '2 days'],
])('%d seconds are %s', (seconds, words) => {
  expect(text.duration(seconds)).toBe(words);
});

test('channels to telephones say what they lack and what today cost', async () => {
  open();
  expect(
    await screen.findByText('Not set up: WHATSAPP_TOKEN, WHATSAPP_APP_SECRET is not set'),
  ).toBeVisible();
  expect(screen.getByText('On, by gupshup')).toBeVisible();
  expect(screen.getByText(/without a registration.*code\/kn/)).toBeVisible();
  expect(screen.getByText('Today: ₹1,234.50 of ₹2,000.')).toBeVisible();
  const table = screen.getByRole('table', { name: phoneText.outcomesCaption });
  expect(within(table).getByText('delivered')).toBeVisible();
});
