import { fakeWire, problem, renderScreen } from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen as Confirm } from './confirm.screen';
import { Screen as End } from './end.screen';
import { text } from './subscriptions.text';

const standing = { email: 'asha@example.in', title: 'Find a doctor' };
const confirmed = { ...standing, state: 'confirmed' as const };
const ended = { ...standing, state: 'ended' as const };

const at = (page: string, rest = '?id=sub-1#key-1') => `/subscriptions/${page}${rest}`;

test('the letter’s link confirms the address, and says what comes', async () => {
  const wire = fakeWire({ confirmSubscription: () => confirmed });
  const { container } = renderScreen(Confirm, { at: at('confirm'), wire });
  expect(await screen.findByRole('heading', { name: text.confirmed })).toBeVisible();
  expect(screen.getByText(text.confirmedWhy(standing.title, standing.email))).toBeVisible();
  expect(wire.calls[0]?.request).toMatchObject({
    params: { subscriptionId: 'sub-1' },
    body: { key: 'key-1' },
  });
  await expect(container).toBeAccessible();
});

test.each([
  [404, 'not-found', text.unknown],
  [422, 'validation', text.unknown],
  [409, 'too-late', text.spent],
] as const)('a link that is answered %i says what to do', async (status, code, title) => {
  const wire = fakeWire({ confirmSubscription: () => problem(status, code) });
  renderScreen(Confirm, { at: at('confirm'), wire });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: text.home })).toHaveAttribute('href', '/');
});

test('a link that is cut asks nobody', async () => {
  const wire = fakeWire({});
  renderScreen(Confirm, { at: at('confirm', '?id=sub-1'), wire });
  expect(await screen.findByRole('heading', { name: text.unknown })).toBeVisible();
  expect(wire.calls).toEqual([]);
});

test('when the answer does not come, it can be tried again', async () => {
  const wire = fakeWire({ confirmSubscription: () => problem(403, 'forbidden') });
  renderScreen(Confirm, { at: at('confirm'), wire });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  wire.answer('confirmSubscription', () => confirmed);
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: text.confirmed })).toBeVisible();
});

test('letters end with one press, and not by opening the page', async () => {
  const wire = fakeWire({ endSubscription: () => ended });
  const { container } = renderScreen(End, { at: at('end'), wire });
  await expect(container).toBeAccessible();
  expect(wire.calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: text.endNow }));
  expect(await screen.findByRole('heading', { name: text.ended })).toBeVisible();
  expect(wire.calls[0]?.request.body).toEqual({ key: 'key-1' });
});

test('a press that did not arrive says so, and can be made again', async () => {
  const wire = fakeWire({ endSubscription: () => problem(500, 'internal') });
  renderScreen(End, { at: at('end'), wire });
  const button = screen.getByRole('button', { name: text.endNow });
  await userEvent.click(button);
  expect(await screen.findByText(text.failed)).toBeVisible();
  wire.answer('endSubscription', () => ended);
  await userEvent.click(screen.getByRole('button', { name: text.endNow }));
  expect(await screen.findByRole('heading', { name: text.ended })).toBeVisible();
});

test('a forged link ends nothing', async () => {
  const wire = fakeWire({ endSubscription: () => problem(404, 'not-found') });
  renderScreen(End, { at: at('end'), wire });
  await userEvent.click(screen.getByRole('button', { name: text.endNow }));
  expect(await screen.findByRole('heading', { name: text.unknown })).toBeVisible();
});

const alert = (page: string) => at(page, '?kind=alert&id=alert-1#key-1');

test('the link of an alert confirms it, and says what comes', async () => {
  const wire = fakeWire({
    confirmListingAlert: () => ({ state: 'confirmed', topic: 'Dentist', city: 'Mysuru' }),
  });
  const { container } = renderScreen(Confirm, { at: alert('confirm'), wire });
  expect(await screen.findByRole('heading', { name: text.alertConfirmed })).toBeVisible();
  expect(screen.getByText(text.alertConfirmedWhy('Dentist', 'Mysuru'))).toBeVisible();
  expect(wire.calls[0]?.request).toMatchObject({
    params: { alertId: 'alert-1' },
    body: { key: 'key-1' },
  });
  await expect(container).toBeAccessible();
});

test.each([
  ['Dentist', 'Mysuru', text.alertEndedWhy('Dentist', 'Mysuru')],
  [null, null, text.alertGoneWhy],
])('an alert for %s ends with one press', async (topic, city, why) => {
  const wire = fakeWire({ endListingAlert: () => ({ state: 'ended', topic, city }) });
  renderScreen(End, { at: alert('end'), wire });
  expect(screen.getByRole('heading', { name: text.alertEnd })).toBeVisible();
  expect(wire.calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: text.alertEndNow }));
  expect(await screen.findByText(why)).toBeVisible();
  expect(wire.calls[0]?.request.body).toEqual({ key: 'key-1' });
});
