import { problem } from '@nukkad/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openConsole, sent, signInOperator, site } from '../common/testing/open-console';
import { aMove, aPart, aRelease, someReleases } from '../common/testing/releases';
import { text } from './releases.text';

beforeEach(signInOperator);

const base = `${site}/releases`;
const all = { getReleases: () => someReleases(), getReleaseLog: () => [aMove()] };

test('what visitors run, how it does, the canary and the log', async () => {
  const { container } = openConsole(base, all);
  const [row] = await screen.findAllByRole('row', { name: /mf-public/ });
  const live = within(row!);
  expect(live.getByText('6 (0.5 %)')).toBeVisible();
  expect(live.getByText('Team: Finding')).toBeVisible();
  expect(live.getByText('120 ms · 80 ms · –')).toBeVisible();
  expect(screen.getByText('5 % of the visitors run these versions')).toBeVisible();
  expect(screen.getByText('3 of 40 visits had trouble')).toBeVisible();
  expect(screen.getByText(text.verdicts['go-on'])).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'mf-public' })[0]).toHaveAttribute(
    'href',
    `${base}?part=mf-public`,
  );
  expect(await screen.findByText('New cards')).toBeVisible();
  await expect(container).toBeAccessible();
});

test('the canary is taken back with a reason', async () => {
  const { wire } = openConsole(base, {
    ...all,
    takeBackCanary: () => someReleases({ canary: null }),
  });
  await userEvent.click(await screen.findByRole('button', { name: text.takeBack }));
  await userEvent.click(screen.getByRole('button', { name: text.takeBackNow }));
  expect(sent(wire, 'takeBackCanary')).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /Why/ }), 'Cards are empty');
  wire.answer('getReleases', () => someReleases({ canary: null }));
  await userEvent.click(screen.getByRole('button', { name: text.takeBackNow }));
  expect(await screen.findByText(text.noCanary)).toBeVisible();
  expect(sent(wire, 'takeBackCanary')).toMatchObject([
    { params: { canary: 'canary-1' }, body: { reason: 'Cards are empty' } },
  ]);
});

test('a canary that is over says so and is gone', async () => {
  const { wire } = openConsole(base, {
    ...all,
    takeBackCanary: () => problem(409, 'conflict'),
  });
  await userEvent.click(await screen.findByRole('button', { name: text.takeBack }));
  await userEvent.type(screen.getByRole('textbox', { name: /Why/ }), 'Late');
  await userEvent.click(screen.getByRole('button', { name: text.takeBackNow }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(sent(wire, 'getReleases').length).toBeGreaterThan(1);
});

test('one part: versions, messages, packages, and a rollback with a reason', async () => {
  const { wire, container } = openConsole(`${base}?part=mf-public`, {
    getPartReleases: () => aPart(),
    rollBackPart: () => someReleases(),
  });
  expect(await screen.findByText('x is undefined')).toBeVisible();
  expect(screen.getByText('MF-RENDER')).toBeVisible();
  expect(screen.getByText('Team: Finding')).toBeVisible();
  expect(screen.getByText('^19.3.1')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: text.askRollBack }));
  await userEvent.type(screen.getByRole('textbox', { name: /Why/ }), 'Cards are empty');
  await expect(container).toBeAccessible();
  await userEvent.click(screen.getByRole('button', { name: text.rollBack }));
  await screen.findByRole('button', { name: text.askRollBack, expanded: false });
  expect(sent(wire, 'rollBackPart')).toMatchObject([
    {
      params: { part: 'mf-public' },
      body: { version: 'bbb222', reason: 'Cards are empty' },
    },
  ]);
});

test('a part with one version has no way back', async () => {
  openConsole(`${base}?part=mf-public`, {
    getPartReleases: () =>
      aPart({ releases: [aRelease({ owner: null })], messages: [], shares: [] }),
  });
  expect(await screen.findByText(text.noEarlier)).toBeVisible();
  expect(screen.getByText(text.noOwner)).toBeVisible();
  expect(screen.getByText(text.noMessages)).toBeVisible();
  expect(screen.getByText(text.noShares)).toBeVisible();
  expect(screen.queryByRole('button', { name: text.askRollBack })).not.toBeInTheDocument();
});

test('no registry stands beside the API: told', async () => {
  openConsole(base, {
    getReleases: () => someReleases({ releases: [], canary: null }),
    getReleaseLog: () => [],
  });
  expect(await screen.findByText(text.none)).toBeVisible();
  expect(await screen.findByText(text.noMoves)).toBeVisible();
});

test('it cannot be loaded: told, and Retry helps', async () => {
  const { wire } = openConsole(base, { ...all, getReleases: () => problem(404, 'not-found') });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  wire.answer('getReleases', () => someReleases());
  await userEvent.click(retry);
  expect(await screen.findByText('3 of 40 visits had trouble')).toBeVisible();
});
