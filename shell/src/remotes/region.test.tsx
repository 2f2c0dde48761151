import {
  Link,
  NotFound,
  type ReactScreenModule,
  type ScreenProps,
  useEndpoint,
  useLocation,
  usePage,
} from '@nukkad/platform';
import { type HealthFact, limits, type SiteRoute } from '@nukkad/platform/contract';
import { fakeWire, renderScreen } from '@nukkad/platform/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { onFact } from '../common/health-facts';
import { aRelease } from '../testing/shell-builders';
import type { Step } from './loading/fallback-plan';
import type { ScreenLoader } from './loading/screen-loader';
import { ScreenLoaderContext } from './loading/screen-loader-context';
import { Region } from './region';
import { text } from './remotes.text';

const doctors: SiteRoute = { path: '/doctors', remote: 'mf-public', screen: 'listing' };
const landing: SiteRoute = { path: '*', remote: 'mf-public', screen: 'landing' };

function Listing() {
  usePage({ title: 'Doctors' });
  return <h1>Doctors</h1>;
}

function Landing({ isUnknown }: ScreenProps) {
  return <h1>{isUnknown ? 'Landing with a notice' : 'Landing'}</h1>;
}

const here: Omit<ScreenLoader, 'load'> = {
  peek: () => undefined,
  release: () => undefined,
  resolve: () => Promise.reject(new Error('not asked')),
  fallbacks: () => ({ origins: [], hasPrevious: false }),
  isEarlier: () => false,
  phase: () => 'entry',
};

function Committed({ onCommit }: { onCommit: () => void }) {
  useLayoutEffect(onCommit, [onCommit]);
  return null;
}

/** @param onCommit called after the first render, before its effects */
function renderRegion(
  load: ScreenLoader['load'],
  more: Partial<ScreenLoader> = {},
  onCommit = () => {},
) {
  const wire = fakeWire({ reportClientError: () => undefined });
  const loader: ScreenLoader = { ...here, load, ...more };
  const { unmount } = renderScreen(
    () => (
      <ScreenLoaderContext value={loader}>
        <Committed onCommit={onCommit} />
        <Region route={doctors} unknown={landing} />
      </ScreenLoaderContext>
    ),
    { at: '/doctors', wire },
  );
  return { wire, unmount };
}

// Handles one category, like mf-public's category screen.
function Category() {
  return useLocation().pathname === '/doctor' ? <h1>Doctor</h1> : <NotFound />;
}

// Crashes on unexpected data.
function Types() {
  const types = useEndpoint('getAllUserType');
  if (types.state !== 'ready') return null;
  return <h1>{types.value.map(({ userTypeName }) => userTypeName.toUpperCase())}</h1>;
}

const bring = (Screen: ReactScreenModule['Screen']) => async () => ({ Screen });

test('a screen that arrives is shown', async () => {
  renderRegion(bring(Listing));
  expect(await screen.findByRole('heading', { name: 'Doctors' })).toBeVisible();
});

test('a screen that is here already is shown at once', () => {
  const load = jest.fn();
  renderRegion(load, { peek: () => ({ Screen: Listing }) });
  expect(screen.getByRole('heading', { name: 'Doctors' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test('a screen that arrives between the render and its effects is shown', async () => {
  let isHere = false;
  const load = jest.fn();
  const peek = () => (isHere ? { Screen: Listing } : undefined);
  const arrive = () => {
    isHere = true;
  };
  renderRegion(load, { peek }, arrive);
  expect(await screen.findByRole('heading', { name: 'Doctors' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test('a slow screen says that it is still coming, after 8 seconds and not before', async () => {
  jest.useFakeTimers();
  renderRegion(() => new Promise(() => {}));
  await act(() => jest.advanceTimersByTimeAsync(limits.stillWorkingAfter - 1));
  expect(screen.queryByText(text.stillWorking)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText(text.stillWorking)).toBeVisible();
  jest.useRealTimers();
});

const patient = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const lost = () => Object.assign(new Error('Loading chunk 3 failed.'), { name: 'ChunkLoadError' });

describe('a load that fails', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is tried again after 0.5 and 1.5 seconds, which is said, and then shown', async () => {
    const load = jest.fn<Promise<ReactScreenModule>, [unknown, Step?]>().mockRejectedValue(lost());
    const { wire } = renderRegion(load);
    await pass(499);
    expect(screen.getByText(text.trying.retry)).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(load).toHaveBeenCalledTimes(2);
    await pass(1500);
    expect(load.mock.calls.map(([, step]) => step?.kind)).toEqual(['first', 'retry', 'again']);
    expect(screen.getByText('Loading chunk mf-public/listing failed')).toBeVisible();
    expect(screen.getByText(/MF-CHUNK/)).toBeVisible();
    expect(screen.queryByRole('button', { name: text.reload })).not.toBeInTheDocument();
    expect(wire.calls).toHaveLength(1);
    expect(wire.calls[0]?.request.body).toMatchObject({ code: 'MF-CHUNK', remote: 'mf-public' });
  });

  test('and then works is shown without a word', async () => {
    const load = jest.fn().mockRejectedValueOnce(lost()).mockResolvedValue({ Screen: Listing });
    const { wire } = renderRegion(load);
    await pass(500);
    expect(screen.getByRole('heading', { name: 'Doctors' })).toBeVisible();
    expect(screen.queryByText(text.earlier)).not.toBeInTheDocument();
    expect(wire.calls).toHaveLength(1);
  });

  test('can be tried again by hand, and then a reload is offered too', async () => {
    const load = jest.fn().mockRejectedValue(lost());
    renderRegion(load);
    await pass(2000);
    await patient().click(screen.getByRole('button', { name: 'Retry' }));
    await pass(0);
    expect(load).toHaveBeenLastCalledWith(expect.anything(), { kind: 'again' });
    expect(screen.getByRole('button', { name: text.reload })).toBeVisible();
    load.mockResolvedValue({ Screen: Listing });
    await patient().click(screen.getByRole('button', { name: 'Retry' }));
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Doctors' })).toBeVisible();
  });

  test('ends on the version before, which says what it is and leads back', async () => {
    let isEarlier = false;
    const load = jest.fn(async (_: unknown, step?: Step) => {
      isEarlier = step?.kind === 'previous';
      if (!isEarlier) throw lost();
      return { Screen: Listing };
    });
    const fallbacks = () => ({ origins: [], hasPrevious: true });
    renderRegion(load, { fallbacks, isEarlier: () => isEarlier });
    await pass(2000);
    expect(screen.getByRole('heading', { name: 'Doctors' })).toBeVisible();
    expect(screen.getByText(text.earlier)).toBeVisible();
    load.mockImplementation(async () => {
      isEarlier = false;
      return { Screen: Listing };
    });
    await patient().click(screen.getByRole('button', { name: text.tryCurrent }));
    await pass(0);
    expect(load).toHaveBeenLastCalledWith(expect.anything(), { kind: 'again' });
    expect(screen.getByRole('heading', { name: 'Doctors' })).toBeVisible();
    expect(screen.queryByText(text.earlier)).not.toBeInTheDocument();
  });

  test('asks for nothing more once the person has left', async () => {
    const load = jest.fn().mockRejectedValue(lost());
    const { unmount } = renderRegion(load);
    await pass(0);
    unmount();
    await pass(5000);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

test('a second crash offers the version before', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('boom');
  };
  const load = jest.fn(async (_: unknown, step?: Step) => ({
    Screen: step?.kind === 'previous' ? Listing : Broken,
  }));
  const version = () =>
    aRelease({ version: load.mock.lastCall?.[1]?.kind === 'previous' ? 'v0' : 'v1' });
  const fallbacks = () => ({ origins: [], hasPrevious: true });
  renderRegion(load, { fallbacks, release: version });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await userEvent.click(await screen.findByRole('button', { name: text.showEarlier }));
  expect(await screen.findByRole('heading', { name: 'Doctors' })).toBeVisible();
  expect(load).toHaveBeenLastCalledWith(expect.anything(), { kind: 'previous' });
  quiet.mockRestore();
});

test('what is drawn and what fails is told', async () => {
  const heard: HealthFact[] = [];
  const stop = onFact((fact) => heard.push(fact));
  jest.useFakeTimers();
  const load = jest.fn().mockRejectedValueOnce(lost()).mockResolvedValue({ Screen: Listing });
  renderRegion(load, { release: () => aRelease() });
  await pass(500);
  jest.useRealTimers();
  const of = { part: 'mf-public', version: 'v1', screen: 'listing' };
  expect(heard).toEqual([
    expect.objectContaining({ ...of, kind: 'failure', code: 'MF-CHUNK', recovered: 'retry' }),
    { ...of, kind: 'mount' },
  ]);
  stop();
});

test('a screen that crashes while drawing leaves a panel, and Retry draws it again', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  let isBroken = true;
  renderRegion(
    bring(() => {
      if (isBroken) throw new Error('boom');
      return <h1>Doctors</h1>;
    }),
  );
  expect(await screen.findByText(text.crashed('mf-public/listing'))).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Doctors' })).toBeVisible();
  quiet.mockRestore();
});

test('a screen that disowns its address is replaced by the one for unknown addresses', async () => {
  const load: ScreenLoader['load'] = async ({ screen: asked }) => ({
    Screen: asked === 'landing' ? Landing : () => <NotFound />,
  });
  renderRegion(load);
  expect(await screen.findByRole('heading', { name: 'Landing with a notice' })).toBeVisible();
});

test('after an address that names nothing, the next one under the same pattern is drawn', async () => {
  const load: ScreenLoader['load'] = async ({ screen: asked }) => ({
    Screen: asked === 'landing' ? Landing : Category,
  });
  const loader: ScreenLoader = { ...here, load };
  const route = { ...doctors, path: '/:category', screen: 'category' };
  renderScreen(
    () => (
      <ScreenLoaderContext value={loader}>
        <Link to="/doctor">To doctors</Link>
        <Region route={route} unknown={landing} />
      </ScreenLoaderContext>
    ),
    { at: '/nonsense', pattern: '/:category' },
  );
  expect(await screen.findByRole('heading', { name: 'Landing with a notice' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'To doctors' }));
  expect(await screen.findByRole('heading', { name: 'Doctor' })).toBeVisible();
});

test('a screen that choked on what it read reads afresh on Retry', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { wire } = renderRegion(bring(Types));
  wire.answer('getAllUserType', () => [{} as never]);
  expect(await screen.findByText(text.crashed('mf-public/listing'))).toBeVisible();
  const doctor = { _id: 't1', userTypeName: 'Doctor', userTypeIcon: '', whiteIcon: '' };
  wire.answer('getAllUserType', () => [doctor]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'DOCTOR' })).toBeVisible();
  quiet.mockRestore();
});
