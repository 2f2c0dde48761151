import { session, useEndpoint } from '@nukkad/platform';
import { limits, messages } from '@nukkad/platform/contract';
import {
  anAccount,
  aToken,
  aUserRecord,
  fakeWire,
  networkDown,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { failureWords } from '@nukkad/shared-ui';
import { commonText } from '@nukkad/vendor-kit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from './personal-info.screen';
import { text } from './personal-info.text';

const meera = aUserRecord();

function open(handlers: Parameters<typeof fakeWire>[0] = {}) {
  const wire = fakeWire({
    getUserById: () => meera,
    getSession: () => anAccount(),
    getPasskeys: () => [],
    getSessions: () => [],
    ...handlers,
  });
  return { wire, ...renderScreen(Screen, { at: '/profile', wire }) };
}

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const field = (name: string) => screen.getByRole('textbox', { name });
const edit = (what: keyof typeof text.fields) => press(text.editOf(text.fields[what]));
const fill = async (name: string, words: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), words);
};

beforeEach(() => {
  sessionStorage.clear();
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' }));
});
afterEach(() => jest.useRealTimers());

test('says who somebody is', async () => {
  const { container, wire } = open();
  expect(await screen.findByText('Meera Iyer')).toBeVisible();
  expect(screen.getByText('meera@example.in')).toBeVisible();
  expect(screen.getByText('+91 98765 43210')).toBeVisible();
  expect(screen.getByText('Gender: Female')).toBeVisible();
  const asked = wire.calls.find(({ name }) => name === 'getUserById');
  expect(asked?.request.params).toEqual({ id: 'user-1' });
  await expect(container).toBeAccessible();
});

test('details that cannot be had are told, and Retry helps', async () => {
  const { wire } = open({ getUserById: () => problem(404, 'not-found') });
  expect(await screen.findByText(failureWords.couldNotLoad(text.what))).toBeVisible();
  wire.answer('getUserById', () => meera);
  await press('Retry');
  expect(await screen.findByText('Meera Iyer')).toBeVisible();
});

test('name and gender are edited together and sent as one name', async () => {
  const { wire, said, container } = open({
    updateUser: () => ({ ...meera, fullName: 'Meera Devi Iyer', gender: 'Male' }),
  });
  await edit('name');
  expect(field(text.firstName)).toHaveFocus();
  await fill(text.lastName, 'Devi Iyer');
  await userEvent.click(screen.getByRole('radio', { name: 'Male' }));
  await expect(container).toBeAccessible();
  await press(commonText.save);
  expect(await screen.findByText('Meera Devi Iyer')).toBeVisible();
  expect(wire.calls.at(-1)).toMatchObject({
    name: 'updateUser',
    request: {
      params: { userId: 'user-1' },
      body: { fullName: 'Meera Devi Iyer', gender: 'Male' },
    },
  });
  expect(said()).toContain(text.saved('Name'));
  expect(await button(text.editOf('Name'))).toHaveFocus();
});

test('the rest of the page hears of a new name once it is stored, and not before', async () => {
  const Named = () => {
    const account = useEndpoint('getSession');
    return (
      <>
        <p>Hello {account.state === 'ready' && account.value.fullName}</p>
        <Screen />
      </>
    );
  };
  const wire = fakeWire({
    getUserById: () => meera,
    getSession: () => anAccount(),
    getPasskeys: () => [],
    getSessions: () => [],
    updateUser: () => problem(500, 'internal'),
  });
  renderScreen(Named, { at: '/profile', wire });
  await edit('name');
  await fill(text.firstName, 'Mira');
  await press(commonText.save);
  expect(await screen.findByText(commonText.notStoredOurFault)).toBeVisible();
  expect(screen.getByText('Hello Meera Iyer')).toBeVisible();
  wire.answer('updateUser', () => ({ ...meera, fullName: 'Mira Iyer' }));
  await press(commonText.saveAgain);
  expect(await screen.findByText('Hello Mira Iyer')).toBeVisible();
});

test('Save waits for a change, and leaving with one is asked about', async () => {
  const { wire } = open();
  await edit('mobile');
  const save = await button(commonText.save);
  expect(save).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(save);
  expect(wire.calls.map(({ name }) => name)).not.toContain('updateUser');
  await fill(text.mobile, '9000012345');
  expect(save).not.toHaveAttribute('aria-disabled');
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
});

test('one field is edited at a time of its own; Cancel changes nothing', async () => {
  const { wire } = open();
  await edit('mobile');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await fill(text.mobile, '90000');
  await press(commonText.cancel);
  expect(screen.getByText('+91 98765 43210')).toBeVisible();
  expect(wire.calls.map(({ name }) => name)).not.toContain('updateUser');
});

test.each([
  ['', '', '+91'],
  ['90000 12345', '+919000012345', '+91 90000 12345'],
])('the mobile number %j is sent as %j', async (typed, sent) => {
  const { wire } = open({ updateUser: () => ({ ...meera, phone: sent || null }) });
  await edit('mobile');
  await userEvent.clear(field(text.mobile));
  if (typed) await userEvent.type(field(text.mobile), typed);
  await press(commonText.save);
  await button(text.editOf('Mobile'));
  expect(wire.calls.at(-1)?.request.body).toEqual({ phone: sent });
});

test('what is wrong stands at its field, and edit mode stays', async () => {
  const { wire } = open({
    updateUser: () => problem(422, 'validation', { phone: 'No such number' }),
  });
  await edit('mobile');
  await fill(text.mobile, '123');
  await press(commonText.save);
  expect(await screen.findByText(messages.phoneTooShort)).toBeVisible();
  await fill(text.mobile, '1111111111');
  await press(commonText.save);
  expect(await screen.findByText('No such number')).toBeVisible();
  expect(wire.calls.filter(({ name }) => name === 'updateUser')).toHaveLength(1);
});

test('what was not stored stays typed, and Retry sends it again', async () => {
  const { wire } = open({
    updateUser: () => {
      throw networkDown();
    },
  });
  await edit('name');
  await fill(text.firstName, 'Mira');
  await press(commonText.save);
  expect(await screen.findByText(commonText.notStored)).toBeVisible();
  expect(field(text.firstName)).toHaveValue('Mira');
  wire.answer('updateUser', () => ({ ...meera, fullName: 'Mira Iyer' }));
  await press(commonText.saveAgain);
  expect(await screen.findByText('Mira Iyer')).toBeVisible();
});

test('what was being typed when the session expired is there after the login', async () => {
  const first = open({ updateUser: () => problem(401, 'unauthenticated') });
  await edit('name');
  await fill(text.firstName, 'Mira');
  await press(commonText.save);
  await waitFor(() => expect(session.get().ended).toBe('expired'));
  first.unmount();
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' }));
  open();
  expect(await screen.findByText(commonText.kept)).toBeVisible();
  expect(field(text.firstName)).toHaveValue('Mira');
});

describe('a new email', () => {
  const pending = { ...meera, pendingEmail: 'new@example.in' };
  const code = async (digits: string) => {
    await userEvent.click(screen.getByRole('textbox', { name: /^Digit 1/ }));
    await userEvent.keyboard(digits);
    await press(text.confirm);
  };

  test('waits for its code; until then the old one counts', async () => {
    const { wire, container } = open({ updateUser: () => pending });
    await edit('email');
    await fill(text.email, 'new@example.in');
    await press(commonText.save);
    expect(await screen.findByText(text.pending('new@example.in'))).toBeVisible();
    expect(screen.getByText('meera@example.in')).toBeVisible();
    await expect(container).toBeAccessible();
    wire.answer('confirmEmail', () => ({ ...meera, email: 'new@example.in' }));
    await code('4821');
    expect(await screen.findByText('new@example.in')).toBeVisible();
    expect(wire.calls.at(-1)?.request.body).toEqual({ otp: '4821' });
    expect(session.get().remembered.emailID).toBe('new@example.in');
    expect(screen.queryByText(text.pending('new@example.in'))).not.toBeInTheDocument();
  });

  test('with a wrong code is not taken', async () => {
    open({ getUserById: () => pending, confirmEmail: () => problem(422, 'otp-invalid') });
    await screen.findByText(text.pending('new@example.in'));
    await code('0000');
    expect(await screen.findByText(messages.invalidOtp)).toBeVisible();
  });

  test('that is taken, or no email, is said at the field', async () => {
    open({ updateUser: () => problem(400, 'email-taken', { email: messages.emailTaken }) });
    await edit('email');
    await fill(text.email, 'new');
    await press(commonText.save);
    expect(await screen.findByText(messages.invalidEmail)).toBeVisible();
    await fill(text.email, 'asha@example.in');
    await press(commonText.save);
    expect(await screen.findByText(messages.emailTaken)).toBeVisible();
  });

  test('can be given up', async () => {
    const { wire } = open({ getUserById: () => pending, updateUser: () => meera });
    await press(text.giveUp);
    await waitFor(() =>
      expect(screen.queryByText(text.pending('new@example.in'))).not.toBeInTheDocument(),
    );
    expect(wire.calls.at(-1)?.request.body).toEqual({ email: 'meera@example.in' });
  });

  test('gets another code, not before its time', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { wire } = open({ getUserById: () => pending, updateUser: () => pending });
    const updates = () => wire.calls.filter(({ name }) => name === 'updateUser');
    const resend = await button(text.resend);
    await user.click(resend);
    expect(wire.calls.map(({ name }) => name)).not.toContain('updateUser');
    await act(() => jest.advanceTimersByTimeAsync(limits.otpResendSeconds * 1_000));
    await user.click(resend);
    await waitFor(() => expect(updates()).toHaveLength(2));
    expect(updates().map(({ request }) => request.body)).toEqual([
      { email: 'meera@example.in' },
      { email: 'new@example.in' },
    ]);
  });
});
