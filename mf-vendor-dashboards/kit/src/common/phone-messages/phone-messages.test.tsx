import { toast } from '@nukkad/platform';
import type { PhoneSettings } from '@nukkad/platform/contract';
import { fakeWire, problem, renderScreen, somePhoneSettings } from '@nukkad/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhoneMessages } from './phone-messages.container';
import { text } from './phone-messages.text';

jest.mock('@nukkad/platform', () => ({
  ...jest.requireActual('@nukkad/platform'),
  toast: jest.fn(),
}));

const lastToast = () => jest.mocked(toast).mock.calls.at(-1)?.[0];
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => jest.mocked(toast).mockClear());

async function open(settings: PhoneSettings, handlers: Parameters<typeof fakeWire>[0] = {}) {
  const wire = fakeWire({ getPhoneSettings: () => settings, ...handlers });
  renderScreen(PhoneMessages, { at: '/profile', wire });
  await press(text.title);
  return wire;
}

const sent = ({ calls }: ReturnType<typeof fakeWire>, name: string) =>
  calls.filter((call) => call.name === name).map(({ request }) => request.body);

const allOff: PhoneSettings['channels'] = [
  { channel: 'whatsapp', state: 'off' },
  { channel: 'sms', state: 'off' },
];

test('what is not set up says so and has no controls', async () => {
  await open(somePhoneSettings({ channels: allOff, number: null }));
  expect(await screen.findByText(text.off)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('without SMS no number can be proved', async () => {
  const channels: PhoneSettings['channels'] = [
    { channel: 'whatsapp', state: 'on' },
    { channel: 'sms', state: 'off' },
  ];
  await open(somePhoneSettings({ channels, number: null }));
  expect(await screen.findByText(text.noSms)).toBeVisible();
});

test('a number is proved by its code; a wrong one is shown at its field', async () => {
  let isWrong = true;
  const wire = await open(somePhoneSettings({ number: null, provedAt: null }), {
    sendPhoneCode: () => ({ message: 'sent', retryAfter: 30 }),
    provePhone: () =>
      isWrong ? problem(422, 'otp-invalid', { otp: 'This is not the code.' }) : somePhoneSettings(),
  });
  await userEvent.type(
    await screen.findByRole('textbox', { name: /Mobile number/ }),
    '98450 12345',
  );
  await press(text.send);
  expect(await screen.findByText(text.sent('+91 98450 12345'))).toBeVisible();
  expect(sent(wire, 'sendPhoneCode')).toEqual([{ phone: '+919845012345' }]);
  await userEvent.click(screen.getByRole('textbox', { name: /^Digit 1/ }));
  await userEvent.keyboard('1234');
  await press(text.confirm);
  expect(await screen.findByText(/This is not the code/)).toBeVisible();
  isWrong = false;
  await press(text.confirm);
  expect(await screen.findByText(/proved on/)).toBeVisible();
  expect(lastToast()).toMatchObject({ text: text.proved('+91 98450 12345') });
});

test('each consent shows its wording; what differs is saved', async () => {
  const wire = await open(somePhoneSettings(), { changePhoneSettings: () => somePhoneSettings() });
  const [, sms] = await screen.findAllByRole('checkbox', { name: text.kind.reminders });
  expect(screen.getAllByText(/I can end this at any time/).length).toBeGreaterThan(1);
  await userEvent.click(sms as HTMLElement);
  await press(text.save);
  await waitFor(() => expect(lastToast()).toMatchObject({ text: text.saved }));
  expect(sent(wire, 'changePhoneSettings')).toEqual([
    {
      ...{ first: 'whatsapp', quietFrom: 21, quietUntil: 8 },
      consents: [{ channel: 'sms', kind: 'reminders', isGiven: true }],
    },
  ]);
  await expect(document.body).toBeAccessible();
});

test('a number is forgotten after a question', async () => {
  let settings = somePhoneSettings();
  await open(settings, {
    getPhoneSettings: () => settings,
    removePhone: () => {
      settings = somePhoneSettings({ number: null, provedAt: null });
    },
  });
  await press(text.forget);
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: text.forget }));
  expect(await screen.findByRole('button', { name: text.send })).toBeVisible();
  expect(lastToast()).toMatchObject({ text: text.forgotten });
});
