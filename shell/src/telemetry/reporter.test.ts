import type { HealthFact, HealthReport } from '@nukkad/platform/contract';
import { createReporter } from './reporter';

const about = { visit: 'visit', lock: '0123456789abcdef' };
const mount: HealthFact = { kind: 'mount', part: 'mf-public', version: 'v1', screen: 'listing' };
const error: HealthFact = { kind: 'error', part: 'mf-public', version: 'v1', message: 'boom' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function scene(send = jest.fn(async (_: HealthReport) => {})) {
  const reporter = createReporter({ about, send, isUrgent: ({ kind }) => kind === 'failure' });
  return { reporter, send, sent: () => send.mock.calls.map(([report]) => report) };
}

test('facts gather for ten seconds and go together', () => {
  history.replaceState(null, '', '/doctors?q=fever');
  const { reporter, sent } = scene();
  reporter.add(mount);
  jest.advanceTimersByTime(9_999);
  reporter.add(error);
  expect(sent()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(sent()).toEqual([{ ...about, path: '/doctors', facts: [mount, error] }]);
  jest.advanceTimersByTime(60_000);
  expect(sent()).toHaveLength(1);
});

test('an urgent fact takes along what waits', () => {
  const { reporter, sent } = scene();
  const failure: HealthFact = {
    ...mount,
    kind: 'failure',
    phase: 'render',
    code: 'MF-RENDER',
    message: 'boom',
    recovered: 'none',
  };
  reporter.add(mount);
  reporter.add(failure);
  expect(sent()).toMatchObject([{ facts: [mount, failure] }]);
});

test('a page in a loop of failures tells of the first fifty', () => {
  const { reporter, sent } = scene();
  for (let count = 0; count < 500; count += 1) reporter.add(error);
  reporter.flush();
  expect(sent()[0]?.facts).toHaveLength(50);
});

test('a lost report is tried once more, and only once', async () => {
  const { reporter, send } = scene(
    jest.fn(async (_: HealthReport) => Promise.reject(new Error('down'))),
  );
  reporter.add(mount);
  reporter.flush();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(send).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(2);
});

test('messages say nothing of the person', () => {
  const { reporter, sent } = scene();
  const message = `Loading failed (https://nukkad.example/a.js?token=secret) ${'x'.repeat(900)}`;
  reporter.add({ ...error, message });
  reporter.flush();
  const [reported] = sent()[0]?.facts ?? [];
  expect(reported).toMatchObject({ message: expect.stringContaining('nukkad.example/a.js) xxx') });
  expect(JSON.stringify(reported)).not.toContain('secret');
  expect(reported && 'message' in reported && reported.message).toHaveLength(300);
});

test('it goes to the API without who is there, and outlives the page', async () => {
  const fetched = jest.fn(async () => new Response(null, { status: 204 }));
  globalThis.fetch = fetched as typeof fetch;
  const reporter = createReporter({ about, isUrgent: () => true });
  reporter.add(mount);
  expect(fetched).toHaveBeenCalledWith(
    '/api/health-reports',
    expect.objectContaining({ method: 'POST', keepalive: true, credentials: 'omit' }),
  );
});
