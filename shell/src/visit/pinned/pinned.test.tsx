import { Link, Route, Routes } from '@nukkad/platform';
import type { Composition } from '@nukkad/platform/contract';
import { aSiteContent, fakeWire, renderScreen } from '@nukkad/platform/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aComposition, aRelease } from '../../testing/shell-builders';
import { pinVisit } from './pinned';
import { type Crossing, isNewer, mayRenew } from './pinned.model';
import { PinnedPage } from './pinned-page';

const routes = [
  { path: '/', remote: 'mf-public', screen: 'landing' },
  { path: '/doctors', remote: 'mf-public', screen: 'listing' },
  { path: '/login', remote: 'mf-auth', screen: 'login' },
  { path: '*', remote: 'mf-public', screen: 'unknown' },
];
const live = aComposition([aRelease()], routes);
const newer: Composition = { ...live, serial: 2, lock: 'fedcba9876543210' };
const canary = { id: 'c1', share: 500, lock: 'aaaaaaaaaaaaaaaa', remotes: {} };

const free: Crossing = {
  isNewer: true,
  from: 'mf-public',
  to: 'mf-auth',
  isTouched: false,
  isInFront: false,
  isPlaying: false,
};

test.each<[string, Partial<Crossing>, boolean]>([
  ['between parts, with nothing to lose', {}, true],
  ['nothing newer', { isNewer: false }, false],
  ['within one part', { to: 'mf-public' }, false],
  ['something typed', { isTouched: true }, false],
  ['a dialog open', { isInFront: true }, false],
  ['a film running', { isPlaying: true }, false],
])('%s: %j begins anew: %s', (_, values, expected) => {
  expect(mayRenew({ ...free, ...values })).toBe(expected);
});

test.each<[string, Composition, boolean]>([
  ['the same', live, false],
  ['other versions', newer, true],
  ['an older one', { ...newer, serial: 0 }, false],
  ['released and taken back', { ...live, serial: 3 }, false],
  ['a canary has begun', { ...live, serial: 2, canary }, true],
])('%s', (_, now, expected) => {
  expect(isNewer(live, now)).toBe(expected);
});

function Pages() {
  return (
    <>
      <input aria-label="Name" />
      <Link to="/doctors">Doctors</Link>
      <Link to="/login">Login</Link>
      <Routes>
        <Route path="/login" element={<h1>Login page</h1>} />
        <Route path="*" element={<h1>Public page</h1>} />
      </Routes>
    </>
  );
}

async function scene(
  now: Composition = newer,
  badge: Parameters<typeof pinVisit>[0]['visit']['badge'] = null,
) {
  const reread = jest.fn(async () => now);
  const onRenew = jest.fn();
  const isKept = jest.fn(async () => true);
  const visit = pinVisit({ visit: { composition: live, live, badge }, reread, isKept });
  const wire = fakeWire({
    getSiteContent: () => aSiteContent(),
    reportClientError: () => undefined,
  });
  const { address } = renderScreen(
    () => (
      <PinnedPage visit={visit} leaving={<p>Leaving</p>} onRenew={onRenew}>
        <Pages />
      </PinnedPage>
    ),
    { wire, pattern: '*' },
  );
  return { reread, isKept, onRenew, address };
}

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const sixMinutes = () => act(() => jest.advanceTimersByTimeAsync(360_000));
const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
const press = (name: string) => user.click(screen.getByRole('link', { name }));

test('the registry is asked after some minutes, not before, and not again at once', async () => {
  const { reread } = await scene(live);
  await comeBack();
  expect(reread).not.toHaveBeenCalled();
  await sixMinutes();
  await comeBack();
  await comeBack();
  expect(reread).toHaveBeenCalledTimes(1);
  expect(reread).toHaveBeenCalledWith('stable');
  await sixMinutes();
  await press('Doctors');
  expect(reread).toHaveBeenCalledTimes(2);
});

test('the way to another part begins anew, the way within one does not', async () => {
  const { onRenew, address } = await scene();
  await sixMinutes();
  await comeBack();
  await press('Doctors');
  expect(onRenew).not.toHaveBeenCalled();
  await press('Login');
  expect(onRenew).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/login');
  expect(screen.queryByText('Login page')).not.toBeInTheDocument();
  expect(screen.getByText('Leaving')).toBeVisible();
});

test('nothing typed is lost: the page goes on, until a way on which nothing was', async () => {
  const { onRenew } = await scene();
  await sixMinutes();
  await comeBack();
  await user.type(screen.getByLabelText('Name'), 'Asha');
  await press('Doctors');
  await press('Login');
  expect(onRenew).not.toHaveBeenCalled();
  expect(screen.getByText('Login page')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  await press('Doctors');
  expect(onRenew).toHaveBeenCalledTimes(1);
});

test('a registry that does not answer changes nothing', async () => {
  const { onRenew, reread } = await scene();
  reread.mockRejectedValueOnce(new Error('down'));
  await sixMinutes();
  await comeBack();
  await press('Login');
  expect(onRenew).not.toHaveBeenCalled();
  expect(screen.getByText('Login page')).toBeVisible();
});

test('a composition that is seen again asks for nothing newer', async () => {
  const { reread, onRenew, isKept } = await scene(newer, { kind: 'replay', lock: live.lock });
  await sixMinutes();
  await comeBack();
  await press('Login');
  expect(reread).not.toHaveBeenCalled();
  expect(isKept).toHaveBeenCalledWith(live.lock);
  expect(onRenew).not.toHaveBeenCalled();
});

test('one that was withdrawn begins anew on the next way on which nothing is lost', async () => {
  const { onRenew, isKept } = await scene(newer, { kind: 'replay', lock: live.lock });
  isKept.mockResolvedValue(false);
  await sixMinutes();
  await comeBack();
  await user.type(screen.getByLabelText('Name'), 'Asha');
  await press('Login');
  expect(onRenew).not.toHaveBeenCalled();
  await press('Doctors');
  expect(onRenew).toHaveBeenCalledTimes(1);
});
