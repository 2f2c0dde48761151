import {
  Link,
  NotFound,
  type ScreenModule,
  type ScreenProps,
  useEndpoint,
  useLocation,
  usePage,
} from '@nukkad/platform';
import { limits, type SiteRoute } from '@nukkad/platform/contract';
import { fakeWire, renderScreen } from '@nukkad/platform/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Region } from './region';
import { text } from './remotes.text';
import type { ScreenLoader } from './screen-loader';
import { ScreenLoaderContext } from './screen-loader-context';

const doctors: SiteRoute = { path: '/doctors', remote: 'mf-public', screen: 'listing' };
const landing: SiteRoute = { path: '*', remote: 'mf-public', screen: 'landing' };

function Listing() {
  usePage({ title: 'Doctors' });
  return <h1>Doctors</h1>;
}

function Landing({ isUnknown }: ScreenProps) {
  return <h1>{isUnknown ? 'Landing with a notice' : 'Landing'}</h1>;
}

function renderRegion(load: ScreenLoader['load'], peek: ScreenLoader['peek'] = () => undefined) {
  const wire = fakeWire({ reportClientError: () => undefined });
  const loader: ScreenLoader = { load, peek, release: () => undefined };
  renderScreen(
    () => (
      <ScreenLoaderContext value={loader}>
        <Region route={doctors} unknown={landing} />
      </ScreenLoaderContext>
    ),
    { at: '/doctors', wire },
  );
  return { wire };
}

// Knows one category, as mf-public's category screen does.
function Category() {
  return useLocation().pathname === '/doctor' ? <h1>Doctor</h1> : <NotFound />;
}

// Trusts its data blindly.
function Types() {
  const types = useEndpoint('getAllUserType');
  if (types.state !== 'ready') return null;
  return <h1>{types.value.map(({ userTypeName }) => userTypeName.toUpperCase())}</h1>;
}

const bring = (Screen: ScreenModule['Screen']) => async () => ({ Screen });

test('a screen that arrives is shown', async () => {
  renderRegion(bring(Listing));
  expect(await screen.findByRole('heading', { name: 'Doctors' })).toBeVisible();
});

test('a screen that is here already is shown at once', () => {
  const load = jest.fn();
  renderRegion(load, () => ({ Screen: Listing }));
  expect(screen.getByRole('heading', { name: 'Doctors' })).toBeVisible();
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

test('a failed load shows the documented text and code, reports, and Retry retries', async () => {
  const load = jest
    .fn<Promise<ScreenModule>, [unknown, boolean]>()
    .mockRejectedValueOnce(
      Object.assign(new Error('Loading chunk 3 failed.'), { name: 'ChunkLoadError' }),
    )
    .mockResolvedValueOnce({ Screen: Listing });
  const { wire } = renderRegion(load);
  expect(await screen.findByText('Loading chunk mf-public/listing failed')).toBeVisible();
  expect(screen.getByText(/MF-CHUNK/)).toBeVisible();
  expect(screen.queryByRole('button', { name: text.reload })).not.toBeInTheDocument();
  expect(wire.calls[0]?.request.body).toMatchObject({ code: 'MF-CHUNK', remote: 'mf-public' });

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('heading', { name: 'Doctors' })).toBeVisible();
  expect(load.mock.calls.map(([, isRetry]) => isRetry)).toEqual([false, true]);
});

test('when Retry does not help, a reload is offered too', async () => {
  renderRegion(async () => {
    throw new Error('down');
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: text.reload })).toBeVisible();
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
  const loader: ScreenLoader = { load, peek: () => undefined, release: () => undefined };
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
