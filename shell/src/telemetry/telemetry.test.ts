import type { HealthFact, HealthReport } from '@nukkad/platform/contract';
import { recordFact } from '../common/health-facts';
import type { ScreenLoader } from '../remotes/loading/screen-loader';
import { aComposition, aRelease } from '../testing/shell-builders';
import { startTelemetry } from './telemetry';

type AfterLoadShare = (choice: unknown) => unknown;

const mockPlugins: { afterLoadShare: AfterLoadShare }[] = [];
jest.mock('@module-federation/enhanced/runtime', () => ({
  registerGlobalPlugins: (plugins: typeof mockPlugins) => mockPlugins.push(...plugins),
}));

const of = { part: 'mf-public', version: 'v1' };
const mount: HealthFact = { kind: 'mount', ...of, screen: 'listing' };
const failure: HealthFact = {
  kind: 'failure',
  ...of,
  screen: 'listing',
  phase: 'render',
  code: 'MF-RENDER',
  message: 'boom',
  recovered: 'none',
};

const Screen = () => null;
const bare = {
  load: async () => ({ Screen }),
  release: () => aRelease(),
} as unknown as ScreenLoader;

// Pages of earlier tests keep listening and report under their own lock, so each test has its own.
let lock = 0;
let reports: HealthReport[];
const facts = () => reports.flatMap((report) => report.facts);

function start(canary?: string) {
  lock += 1;
  reports = [];
  const composition = { ...aComposition(), lock: String(lock) };
  globalThis.fetch = jest.fn(async (_: unknown, init?: RequestInit) => {
    const report: HealthReport = JSON.parse(String(init?.body));
    if (report.lock === composition.lock) reports.push(report);
    return new Response(null, { status: 204 });
  }) as typeof fetch;
  return startTelemetry({ composition, loader: bare, canary });
}

const entry = {
  name: `http://localhost${aRelease().base}${aRelease().entry}`,
  startTime: 10,
  responseEnd: 60,
  transferSize: 900,
};

// jsdom has no resource timing.
beforeAll(() => Object.assign(performance, { getEntriesByType: () => [entry] }));

const putAside = () => window.dispatchEvent(new Event('pagehide'));

test('a screen that is drawn is told with its phases, once, when the page is put aside', async () => {
  const { loader } = start();
  await loader.load({ remote: 'mf-public', screen: 'listing' });
  recordFact(mount);
  expect(reports).toEqual([]);
  putAside();
  const load = (phase: string) => expect.objectContaining({ kind: 'load', ...of, phase });
  expect(facts()).toEqual([mount, load('entry'), load('render')]);
  expect(reports[0]?.path).toBe('/');
  recordFact(mount);
  putAside();
  expect(facts().filter(({ kind }) => kind === 'load')).toHaveLength(2);
});

test('a failure of a canary does not wait', () => {
  start('c1');
  recordFact(failure);
  expect(reports).toMatchObject([{ canary: 'c1', facts: [failure] }]);
});

test('what is thrown is told of who holds the page', () => {
  start();
  recordFact(mount);
  const error = Object.assign(new Error('boom'), { stack: 'Error: boom' });
  window.dispatchEvent(new ErrorEvent('error', { error }));
  putAside();
  expect(facts()).toContainEqual({ kind: 'error', ...of, message: 'Error: boom' });
});

test('packages are told by the parts that were given them and that brought them', () => {
  start();
  const choice = {
    pkgName: 'react',
    shareInfo: { shareConfig: { requiredVersion: '^19.3.0' } },
    selectedShared: { version: '19.3.1', from: 'nukkad_shell' },
    origin: { options: { name: 'mf_public' } },
  };
  const plugin = mockPlugins.at(-1);
  plugin?.afterLoadShare(choice);
  plugin?.afterLoadShare(choice);
  putAside();
  const share = { name: 'react', wanted: '^19.3.0', given: '19.3.1', from: 'shell' };
  expect(facts().filter(({ kind }) => kind === 'share')).toEqual([
    { kind: 'share', ...of, ...share },
  ]);
});
