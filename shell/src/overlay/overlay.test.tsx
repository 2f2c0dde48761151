import { session } from '@nukkad/platform';
import { anAccount, fakeWire, problem, renderScreen } from '@nukkad/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recordFact } from '../common/health-facts';
import { aComposition, aRelease } from '../testing/shell-builders';
import { LazyOverlay } from './lazy-overlay';
import { text } from './overlay.text';

const live = aComposition([aRelease({ owner: 'Finding' })]);
const loader = {
  release: () => aRelease(),
} as unknown as Parameters<typeof LazyOverlay>[0]['loader'];

function scene(getSession: () => ReturnType<typeof anAccount> | ReturnType<typeof problem>) {
  const wire = fakeWire({ getSession, reportClientError: () => undefined });
  const measure = jest.fn();
  const visit = { composition: live, live, badge: null };
  renderScreen(() => <LazyOverlay visit={visit} loader={loader} measure={measure} />, { wire });
  return { wire, measure };
}

const signIn = () => act(() => session.remember({ otpVerified: 'true', jwtToken: 'a.b.c' }));
const press = () => userEvent.keyboard('{Alt>}{Shift>}{n}{/Shift}{/Alt}');
const operator = () => anAccount({ role: 'operator' });

afterEach(() => act(() => session.end('signed-out')));

test('an operator sees what the page runs, and how it does', async () => {
  signIn();
  const { measure } = scene(operator);
  await press();
  const dialog = await screen.findByRole('dialog', { name: text.title });
  expect(dialog).toHaveTextContent(live.lock);
  expect(measure).toHaveBeenCalled();
  act(() => recordFact({ kind: 'error', part: 'mf-public', version: 'v1', message: 'boom' }));
  const row = within(dialog).getByRole('row', { name: /mf-public/ });
  expect(row).toHaveTextContent('v1');
  expect(within(row).getByText(text.owner('Finding'))).toBeVisible();
  expect(within(row).getByRole('link', { name: text.traces(1) })).toHaveAttribute(
    'href',
    '/operator-dashboard/errors?part=mf-public',
  );
  expect(within(dialog).getByRole('link', { name: text.replayLink })).toHaveAttribute(
    'href',
    `/?lock=${live.lock}`,
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the id of the composition is copied, and that is said', async () => {
  signIn();
  scene(operator);
  await press();
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: text.copyLock }));
  expect(await screen.findByText(text.copied)).toBeVisible();
  expect(copied).toHaveBeenCalledWith(live.lock);
});

test('for nobody else does the key do anything', async () => {
  signIn();
  const { wire } = scene(() => anAccount());
  await press();
  await waitFor(() => expect(wire.calls.map(({ name }) => name)).toContain('getSession'));
  await act(async () => {});
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('who is not signed in is not even asked about', async () => {
  const { wire } = scene(operator);
  await press();
  expect(wire.calls).toEqual([]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an API that does not say who is there is said, with a way to ask again', async () => {
  signIn();
  const { wire } = scene(() => problem(404, 'not-found'));
  await press();
  expect(await screen.findByText(text.askFailed)).toBeVisible();
  wire.answer('getSession', operator);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(live.lock)).toBeVisible();
});
