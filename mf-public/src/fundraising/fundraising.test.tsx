import { session } from '@nukkad/platform';
import type { CampaignDraft, PayoutAccount, Payouts, SentPayout } from '@nukkad/platform/contract';
import {
  anOwnCampaign,
  aToken,
  fakeWire,
  networkDown,
  ownCampaignDetails,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from './fundraising.screen';
import { text } from './fundraising.text';
import { text as payoutsText } from './payouts/payouts.text';

beforeEach(() =>
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' })),
);
afterEach(() => act(() => session.end('signed-out')));

const noPayouts: Payouts = {
  ...{ account: null, due: [], payouts: [], way: 'provider' },
  minimum: { amount: 10_000, currency: 'INR' },
};

type Handlers = Parameters<typeof fakeWire>[0];

const draft = ownCampaignDetails();
const open = (answers: Handlers = {}, at = '/start-fundraising?campaign=own-1') => {
  const wire = fakeWire({
    getMyCampaigns: () => [anOwnCampaign({ state: 'running', raised: draft.goal })],
    getMyCampaign: () => draft,
    getCampaignPayouts: () => noPayouts,
    keepCampaign: ({ body }) => {
      const { draft: typed, revision } = body as { draft: CampaignDraft; revision: number };
      return { ...draft, draft: typed, revision: revision + 1 };
    },
    ...answers,
  });
  return { wire, ...renderScreen(Screen, { at, pattern: '/start-fundraising', wire }) };
};
const field = async (name: string) =>
  screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const kept = (wire: ReturnType<typeof fakeWire>) =>
  wire.calls.filter(({ name }) => name === 'keepCampaign').map(({ request }) => request.body);

test('a visitor is asked to log in, and comes back', async () => {
  act(() => session.end('signed-out'));
  open({}, '/start-fundraising?kind=startup');
  const login = await screen.findByRole('link', { name: text.login });
  expect(login).toHaveAttribute('href', '/login');
});

test('a campaign is begun, of the kind that was pressed', async () => {
  const { wire, address, container } = open({ createCampaign: () => draft }, '/start-fundraising');
  expect(await screen.findByRole('link', { name: 'Lamps for the reading room' })).toBeVisible();
  expect(screen.getByText(text.states.running)).toBeVisible();
  await expect(container).toBeAccessible();
  await press(text.begin.cause);
  await waitFor(() => expect(address()).toBe('/start-fundraising?campaign=own-1'));
  const [call] = wire.calls.filter(({ name }) => name === 'createCampaign');
  expect(call?.request.body).toEqual({ kind: 'cause' });
});

test('what is written is kept on the way, with a preview, and then submitted', async () => {
  const { wire, container } = open({
    submitCampaign: () => ({ ...draft, state: 'submitted' }),
  });
  await expect(container).toBeAccessible();
  await userEvent.type(await field(text.fields.title), '!');
  expect(await screen.findByText(text.kept)).toBeVisible();
  expect(kept(wire)).toEqual([
    { draft: { ...draft.draft, title: 'Lamps for the reading room!' }, revision: 3 },
  ]);
  await userEvent.type(await field(text.fields.category), 's');
  await press(text.submit);
  expect(await screen.findByText(text.submitted)).toBeVisible();
  expect(kept(wire)).toHaveLength(2);
  expect(kept(wire)[1]).toMatchObject({ revision: 4, draft: { category: 'Educations' } });
});

test('what is missing stands at its field', async () => {
  const errors = { goal: 'A goal is at least ₹1,000', title: 'Required' };
  open({ submitCampaign: () => problem(422, 'validation', errors) });
  await press(text.submit);
  expect(await screen.findAllByText('A goal is at least ₹1,000')).not.toHaveLength(0);
});

test('what could not be kept stays, says so, and is kept on a press', async () => {
  let isDown = true;
  const { wire } = open({
    keepCampaign: () => {
      if (isDown) throw networkDown();
      return draft;
    },
  });
  await userEvent.type(await field(text.fields.title), '!');
  expect(await screen.findByText(text.notKept)).toBeVisible();
  expect(await field(text.fields.title)).toHaveValue('Lamps for the reading room!');
  isDown = false;
  await press('Retry');
  expect(await screen.findByText(text.kept)).toBeVisible();
  expect(kept(wire).at(-1)).toMatchObject({ draft: { title: 'Lamps for the reading room!' } });
});

test('changed in another window, nothing is written over', async () => {
  open({
    keepCampaign: () => problem(409, 'draft-changed'),
    getMyCampaign: () => draft,
  });
  await userEvent.type(await field(text.fields.title), '!');
  expect(await screen.findByText(text.changed)).toBeVisible();
  await press(text.reload);
  await waitFor(async () =>
    expect(await field(text.fields.title)).toHaveValue('Lamps for the reading room'),
  );
});

test('one that was returned says why; one that waits can only be thrown away', async () => {
  const first = open({
    getMyCampaign: () => ownCampaignDetails({ state: 'returned', reason: 'Who keeps it?' }),
  });
  expect(await screen.findByText('Who keeps it?')).toBeVisible();
  expect(await field(text.fields.title)).toBeVisible();
  first.unmount();
  const { wire, address } = open({
    getMyCampaign: () => ownCampaignDetails({ state: 'submitted' }),
    removeCampaign: () => undefined,
  });
  expect(await screen.findByText(text.submitted)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await press(text.remove);
  const asked = within(await screen.findByRole('alertdialog'));
  await userEvent.click(asked.getByRole('button', { name: text.remove }));
  await waitFor(() => expect(address()).toBe('/start-fundraising'));
  expect(wire.calls.some(({ name }) => name === 'removeCampaign')).toBe(true);
});

const running = ownCampaignDetails({
  ...{
    state: 'running',
    kind: 'startup',
    slug: 'tea',
    raised: { amount: 100_000, currency: 'INR' },
  },
  donations: [
    {
      ...{ number: 'NK-D-000001', name: null, amount: { amount: 50_000, currency: 'INR' } },
      ...{ message: 'Go on!', time: '2026-11-20T04:30:00.000Z', state: 'paid' },
    },
  ],
  interests: [
    {
      ...{ _id: 'i1', name: 'Asha', email: 'asha@example.in', phone: '98765 43210' },
      ...{ range: '1-to-5-lakh', message: 'Let us talk.', time: '2026-11-20T04:30:00.000Z' },
    },
  ],
});

test('one that runs: who gave, who may invest, updates, and an end', async () => {
  const { wire, container } = open({
    getMyCampaign: () => running,
    addCampaignUpdate: ({ body }) => ({
      ...running,
      updates: [{ time: '2026-11-21T04:30:00.000Z', text: (body as { text: string }).text }],
    }),
    endCampaign: () => ({ ...running, state: 'ended' }),
  });
  expect(await screen.findByText(/₹500/)).toBeVisible();
  expect(screen.getByText('Go on!')).toBeVisible();
  expect(screen.getByText('Let us talk.')).toBeVisible();
  await expect(container).toBeAccessible();
  await userEvent.type(await field(text.update), 'It begins.');
  await press(text.publishUpdate);
  expect(await screen.findByText('It begins.')).toBeVisible();
  expect(await field(text.update)).toHaveValue('');
  await press(text.end);
  const asked = within(await screen.findByRole('alertdialog'));
  await userEvent.click(asked.getByRole('button', { name: text.end }));
  expect(await screen.findByText(text.states.ended)).toBeVisible();
  expect(wire.calls.some(({ name }) => name === 'endCampaign')).toBe(true);
});

test('an organiser gives the account of the donations, and reads what was paid', async () => {
  const account: PayoutAccount = {
    ...{ _id: 'a1', kind: 'vpa', mask: 'me••••@okaxis', state: 'checking', problem: null },
    usableAt: '2030-01-09T10:00:00.000Z',
  };
  const paid: SentPayout = {
    ...{ _id: 'p1', reference: 'NK-P-000007', at: '2030-01-07T12:30:00.000Z', state: 'paid' },
    amount: { amount: 80_000, currency: 'INR' },
    ...{ to: account.mask, bankReference: 'UTR0123', problem: null, isTest: false },
  };
  const { wire, container } = open({
    getMyCampaign: () => running,
    saveCampaignPayoutAccount: () => ({ ...noPayouts, account, payouts: [paid] }),
  });
  expect(await screen.findByText(payoutsText.none)).toBeVisible();
  await press(payoutsText.give);
  const form = within(await screen.findByRole('dialog'));
  await userEvent.click(form.getByRole('radio', { name: payoutsText.kinds.vpa }));
  await userEvent.type(form.getByLabelText(/Name of the holder/), 'Meera Iyer');
  await userEvent.type(form.getByRole('textbox', { name: /UPI address/ }), 'meera@okaxis');
  await userEvent.click(form.getByRole('button', { name: payoutsText.save }));
  expect(await screen.findByText(account.mask)).toBeVisible();
  expect(screen.getByText('UTR0123')).toBeVisible();
  const sent = wire.calls.find(({ name }) => name === 'saveCampaignPayoutAccount');
  expect(sent).toBeDefined();
  await expect(container).toBeAccessible();
});
