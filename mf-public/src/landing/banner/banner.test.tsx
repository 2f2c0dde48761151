import { limits, messages } from '@nukkad/platform/contract';
import { aBannerSlide, fakeWire, problem, renderScreen } from '@nukkad/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Banner } from './banner.container';
import { text } from './banner.text';

const titles = ['Doctors', 'Engineers', 'Accountants', 'Teachers'];
const slides = titles.map((title) =>
  aBannerSlide({ _id: title, title, topic: title.toLowerCase() }),
);

const open = () => {
  const wire = fakeWire({ getBanner: () => slides, subscribe: () => ({ state: 'pending' }) });
  return { wire, ...renderScreen(Banner, { wire }) };
};
const begin = async (title = 'Doctors') => {
  await userEvent.click(await screen.findByRole('button', { name: text.subscribeTo(title) }));
  return screen.findByRole('dialog', { name: text.form });
};

test('each of the four slides can be subscribed to', async () => {
  open();
  for (const title of titles) {
    expect(await screen.findByRole('button', { name: text.subscribeTo(title) })).toHaveTextContent(
      'Subscribe Now',
    );
  }
  expect(limits.bannerSlides).toBe(titles.length);
});

test('an address is asked for, and then a confirmation before anything is sent', async () => {
  const { wire } = open();
  const dialog = within(await begin('Engineers'));
  await userEvent.type(dialog.getByRole('textbox', { name: text.email }), 'asha@example.in ');
  await userEvent.click(dialog.getByRole('button', { name: text.subscribe }));
  expect(await screen.findByText(text.doneWhy('asha@example.in'))).toBeVisible();
  const sent = wire.calls.find(({ name }) => name === 'subscribe')?.request;
  expect(sent?.body).toEqual({ email: 'asha@example.in', topic: 'engineers' });
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
  await userEvent.click(screen.getByRole('button', { name: text.close }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['', messages.required],
  ['asha', messages.invalidEmail],
])('%j is refused with %j', async (address, problemText) => {
  const { wire } = open();
  const dialog = within(await begin());
  if (address) await userEvent.type(dialog.getByRole('textbox', { name: text.email }), address);
  await userEvent.click(dialog.getByRole('button', { name: text.subscribe }));
  expect(await dialog.findByText(problemText)).toBeVisible();
  expect(wire.calls.map(({ name }) => name)).not.toContain('subscribe');
});

test('what could not be sent stays, and is sent under the same key', async () => {
  const { wire } = open();
  const keys: (string | null)[] = [];
  wire.answer('subscribe', ({ headers }) => {
    keys.push(headers.get('idempotency-key'));
    return problem(400, 'bad-request');
  });
  const dialog = within(await begin());
  const field = dialog.getByRole('textbox', { name: text.email });
  await userEvent.type(field, 'asha@example.in');
  await userEvent.click(dialog.getByRole('button', { name: text.subscribe }));
  expect(await dialog.findByText(/What you wrote is still here/)).toBeVisible();
  expect(field).toHaveValue('asha@example.in');
  wire.answer('subscribe', ({ headers }) => {
    keys.push(headers.get('idempotency-key'));
    return { state: 'pending' };
  });
  await userEvent.click(dialog.getByRole('button', { name: text.subscribe }));
  expect(await screen.findByText(text.doneWhy('asha@example.in'))).toBeVisible();
  expect(new Set(keys).size).toBe(1);
});

test('a banner that fails can be asked for again', async () => {
  const wire = fakeWire({ getBanner: () => problem(400, 'bad-request') });
  renderScreen(Banner, { wire });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  wire.answer('getBanner', () => slides);
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Doctors' })).toBeVisible();
});
