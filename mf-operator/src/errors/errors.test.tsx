import type { ClientErrorSeen, ErrorTrace, TraceFrame } from '@nukkad/platform/contract';
import { problem } from '@nukkad/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openConsole, sent, signInOperator, site } from '../common/testing/open-console';
import { text } from './errors.text';

beforeEach(signInOperator);

const base = `${site}/errors`;

const anError = (values: Partial<ClientErrorSeen> = {}): ClientErrorSeen => ({
  ...{ _id: 'error-1', time: '2026-11-27T08:00:00Z', code: 'MF-RENDER', path: '/doctors' },
  ...{ message: 'x is undefined', remote: 'mf-public', version: 'aaa111', release: 'lock1' },
  hasStack: true,
  ...values,
});

const aFrame = (values: Partial<TraceFrame> = {}): TraceFrame => ({
  ...{ state: 'mapped', part: 'mf-public', version: 'aaa111', owner: 'Finding' },
  ...{ file: 'src/listing/listing.model.ts', line: 12, column: 5, function: 'sortVendors' },
  ...values,
});

const aTrace = (values: Partial<ErrorTrace> = {}): ErrorTrace => ({
  frames: [
    aFrame({ part: 'shell', file: 'src/remotes/region.tsx', owner: 'Platform' }),
    aFrame({
      ...{ state: 'elsewhere', part: null, version: null, owner: null },
      ...{ file: null, line: null, column: null, function: null },
    }),
    aFrame(),
    aFrame({ state: 'gone', part: 'mf-auth', owner: 'Identity', file: 'remoteEntry.js', line: 1 }),
    aFrame({ state: 'unmapped', part: 'mf-two', owner: null, file: 'a.js', function: null }),
  ],
  blamed: 2,
  ...values,
});

test('errors with the way to their trace, the newest first', async () => {
  const { container } = openConsole(base, {
    getClientErrors: () => [
      anError(),
      anError({ _id: 'error-2', code: 'MF-LOAD', message: 'timeout', hasStack: false }),
    ],
  });
  const row = within(await screen.findByRole('row', { name: /MF-RENDER/ }));
  expect(row.getByText('mf-public aaa111')).toBeVisible();
  expect(
    row.getByRole('link', { name: text.showOf('MF-RENDER', 'x is undefined') }),
  ).toHaveAttribute('href', `${base}?error=error-1`);
  const bare = within(screen.getByRole('row', { name: /MF-LOAD/ }));
  expect(bare.getByText(text.noStack)).toBeVisible();
  expect(bare.queryByRole('link')).not.toBeInTheDocument();
  await expect(container).toBeAccessible();
});

test('the errors of one part, with the way to all', async () => {
  openConsole(`${base}?part=mf-public`, {
    getClientErrors: () => [
      anError(),
      anError({ _id: 'error-2', code: 'MF-LOAD', remote: 'mf-auth' }),
      anError({ _id: 'error-3', code: 'UNCAUGHT', remote: null }),
    ],
  });
  expect(await screen.findByRole('row', { name: /MF-RENDER/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /MF-LOAD|UNCAUGHT/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: text.all }));
  expect(await screen.findByRole('row', { name: /MF-LOAD/ })).toBeVisible();
});

test('a trace says part, version, file, line and team of each call, and who is to blame', async () => {
  const { wire, container } = openConsole(`${base}?error=error-1`, {
    getClientErrorTrace: () => aTrace(),
  });
  expect(await screen.findByText(text.blamed('mf-public', 'Finding'))).toBeVisible();
  expect(sent(wire, 'getClientErrorTrace')[0]?.params).toEqual({ error: 'error-1' });
  const blamed = within(screen.getByRole('row', { name: /mf-public/ }));
  expect(blamed.getByText('src/listing/listing.model.ts:12')).toBeVisible();
  expect(blamed.getByText('aaa111')).toBeVisible();
  expect(blamed.getByText('sortVendors')).toBeVisible();
  expect(blamed.getByText('Finding')).toBeVisible();
  expect(screen.getAllByText(text.blame)).toHaveLength(1);
  expect(blamed.getByText(text.blame)).toBeVisible();
  expect(screen.getByRole('row', { name: /mf-auth/ })).toHaveTextContent(text.gone);
  expect(screen.getByRole('row', { name: /mf-two/ })).toHaveTextContent(text.unmapped);
  expect(screen.getByText(text.elsewhere)).toBeVisible();
  await expect(container).toBeAccessible();
});

test('a trace without a remote blames nobody', async () => {
  openConsole(`${base}?error=error-1`, {
    getClientErrorTrace: () =>
      aTrace({ frames: [aFrame({ part: 'shell', owner: null })], blamed: null }),
  });
  expect(await screen.findByText(text.nobody)).toBeVisible();
  expect(screen.queryByText(text.blame)).not.toBeInTheDocument();
});

test('no browser reported anything', async () => {
  openConsole(base, { getClientErrors: () => [] });
  expect(await screen.findByText(text.none)).toBeVisible();
});

test('what cannot be read can be asked for again', async () => {
  const { wire } = openConsole(base, { getClientErrors: () => problem(500, 'internal') });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  wire.answer('getClientErrors', () => [anError()]);
  await userEvent.click(retry);
  expect(await screen.findByText('x is undefined')).toBeVisible();
});
