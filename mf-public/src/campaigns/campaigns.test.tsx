import { aCampaign, fakeWire, problem, renderScreen } from '@nukkad/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen as Campaign } from './campaign.screen';
import { kindOf } from './campaigns.model';
import { Screen as Campaigns } from './campaigns.screen';
import { text } from './campaigns.text';

test.each([
  ['cause', 'cause'],
  ['startup', 'startup'],
  ['magic', null],
  [null, null],
])('kind %j is %j', (asked, kind) => {
  expect(kindOf(asked)).toBe(kind);
});

test('campaigns can be narrowed to a kind, and the address says which', async () => {
  const wire = fakeWire({
    getCampaigns: ({ query: { kind } }) => [aCampaign({ title: `Campaign of ${kind ?? 'any'}` })],
  });
  const { address, container } = renderScreen(Campaigns, { at: '/campaigns', wire });
  expect(await screen.findByRole('link', { name: 'Campaign of any' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: text.startup }));
  expect(address()).toBe('/campaigns?kind=startup');
  expect(await screen.findByRole('link', { name: 'Campaign of startup' })).toBeVisible();
  await expect(container).toBeAccessible();
});

test('when none is running, one can be started', async () => {
  renderScreen(Campaigns, { at: '/campaigns', wire: fakeWire({ getCampaigns: () => [] }) });
  const link = await screen.findByRole('link', { name: text.start });
  expect(link).toHaveAttribute('href', '/start-fundraising');
});

const at = { at: '/campaigns/reading-room', pattern: '/campaigns/:slug' };

test('a campaign tells how far it has come and what is new, the newest first', async () => {
  const updates = [
    { time: '2026-10-01T04:30:00.000Z', text: 'It begins.' },
    { time: '2026-11-01T04:30:00.000Z', text: 'Shelves have come.' },
  ];
  const wire = fakeWire({ getCampaign: () => aCampaign({ updates, days: 0, donors: 1 }) });
  const { container } = renderScreen(Campaign, { ...at, wire });
  const news = within(await screen.findByRole('region', { name: text.updates }));
  const told = news.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told).toEqual(['1 Nov 2026Shelves have come.', '1 Oct 2026It begins.']);
  expect(screen.getByText('1 donor')).toBeVisible();
  expect(screen.getByText('Last day')).toBeVisible();
  const donate = screen.getByRole('link', { name: text.donate });
  expect(donate).toHaveAttribute('href', '/donate?campaign=reading-room');
  await expect(container).toBeAccessible();
});

test('a campaign without news says so; one nobody began does not exist', async () => {
  const wire = fakeWire({ getCampaign: () => aCampaign({ updates: [] }) });
  const first = renderScreen(Campaign, { ...at, wire });
  expect(await screen.findByText(text.noUpdates)).toBeVisible();
  first.unmount();
  const nobodys = fakeWire({ getCampaign: () => problem(404, 'not-found') });
  const { wasNotFound } = renderScreen(Campaign, { ...at, wire: nobodys });
  await waitFor(() => expect(wasNotFound()).toBe(true));
});

test('a startup leads to who may invest; what takes nothing any more says why', async () => {
  const startup = fakeWire({ getCampaign: () => aCampaign({ kind: 'startup' }) });
  const first = renderScreen(Campaign, { ...at, wire: startup });
  const invest = await screen.findByRole('link', { name: text.invest });
  expect(invest).toHaveAttribute('href', '/investors?campaign=reading-room');
  first.unmount();
  const stopped = aCampaign({ state: 'stopped', stopReason: 'Nobody knows the school.' });
  const second = renderScreen(Campaign, { ...at, wire: fakeWire({ getCampaign: () => stopped }) });
  expect(await screen.findByText(/Nobody knows the school\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: text.donate })).not.toBeInTheDocument();
  second.unmount();
  const ended = fakeWire({ getCampaign: () => aCampaign({ state: 'ended', kind: 'startup' }) });
  renderScreen(Campaign, { ...at, wire: ended });
  expect(await screen.findByText(text.ended)).toBeVisible();
  expect(screen.queryByRole('link', { name: text.invest })).not.toBeInTheDocument();
});
