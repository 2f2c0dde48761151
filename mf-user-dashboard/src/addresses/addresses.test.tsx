import { session, toast } from '@nukkad/platform';
import { limits, messages } from '@nukkad/platform/contract';
import {
  anAddress,
  aPinPlace,
  aToken,
  fakeWire,
  networkDown,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { commonText } from '@nukkad/vendor-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from './addresses.screen';
import { text } from './addresses.text';

jest.mock('@nukkad/platform', () => ({
  ...jest.requireActual('@nukkad/platform'),
  toast: jest.fn(),
}));

const home = anAddress();
const office = anAddress({
  _id: 'address-2',
  label: 'Office',
  line: '1 Hosur Road',
  isDefault: false,
});

function open(addresses = [home, office], handlers: Parameters<typeof fakeWire>[0] = {}) {
  let list = addresses;
  const add = ({ body }: { body: unknown }) => {
    const added = { ...(body as typeof home), _id: `address-${list.length + 1}` };
    list = [...list, added];
    return added;
  };
  const wire = fakeWire({
    getAddresses: () => list,
    getPin: () => aPinPlace(),
    addAddress: add,
    changeAddress: ({ params, body }) => {
      const changed = { ...(body as typeof home), _id: params.addressId ?? '' };
      list = list.map((one) => (one._id === changed._id ? changed : { ...one, isDefault: false }));
      return changed;
    },
    removeAddress: ({ params }) => {
      list = list.filter(({ _id }) => _id !== params.addressId);
      return undefined;
    },
    ...handlers,
  });
  return { wire, add, ...renderScreen(Screen, { at: '/profile', wire }) };
}

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const field = (name: string) => screen.getByRole('textbox', { name });
const type = async (name: string, words: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), words);
};
const region = (name: string) => within(screen.getByRole('region', { name }));
const lastToast = () => jest.mocked(toast).mock.calls.at(-1)?.[0];

beforeEach(() => {
  jest.mocked(toast).mockClear();
  sessionStorage.clear();
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' }));
});

const fillNew = async () => {
  await press(text.add);
  await type(text.label, 'Parents');
  await type(text.name, 'Asha Iyer');
  await type(text.line, '4 Temple Street');
  await type(text.pin, '560102');
  await type(text.mobile, '9000012345');
};

test('the default address stands apart from the others', async () => {
  const { container } = open();
  expect(await screen.findByRole('region', { name: text.main })).toHaveTextContent('Home');
  expect(region(text.others).getByText(/1 Hosur Road/)).toBeVisible();
  expect(screen.getAllByText('+91 98765 43210')).toHaveLength(2);
  await expect(container).toBeAccessible();
});

test('without any it says what they are for, and the first becomes the default', async () => {
  const { wire, container } = open([]);
  expect(await screen.findByText(text.none)).toBeVisible();
  await fillNew();
  expect(await screen.findByText(text.found('HSR Layout, Bengaluru, Karnataka'))).toBeVisible();
  expect(field(text.city)).toHaveValue('Bengaluru');
  await expect(container).toBeAccessible();
  await press(commonText.save);
  expect(await screen.findByRole('region', { name: text.main })).toHaveTextContent('Parents');
  expect(wire.calls.find(({ name }) => name === 'addAddress')?.request.body).toEqual({
    label: 'Parents',
    name: 'Asha Iyer',
    line: '4 Temple Street',
    city: 'Bengaluru',
    pin: '560102',
    mobile: '+919000012345',
    isDefault: true,
  });
  expect(await button(text.add)).toHaveFocus();
});

test('an unknown PIN code says so, and a city somebody wrote is kept', async () => {
  const { wire } = open([], { getPin: () => problem(404, 'place-unknown') });
  await press(text.add);
  await type(text.city, 'Mysuru');
  await type(text.pin, '570001');
  expect(await screen.findByText(text.unknown)).toBeVisible();
  wire.answer('getPin', () => aPinPlace({ pin: '570002', city: 'Elsewhere' }));
  await type(text.pin, '570002');
  expect(await screen.findByText(/^This PIN code is in/)).toBeVisible();
  expect(field(text.city)).toHaveValue('Mysuru');
});

test('nothing is sent before it is complete, and what is refused stands at its field', async () => {
  const { wire } = open([], { addAddress: () => problem(422, 'validation', { line: 'Too long' }) });
  await press(text.add);
  await press(commonText.save);
  expect(await screen.findAllByText(messages.required)).toHaveLength(6);
  expect(wire.calls.map(({ name }) => name)).not.toContain('addAddress');
  await userEvent.keyboard('x');
  await press(commonText.cancel);
  await fillNew();
  await press(commonText.save);
  expect(await screen.findByText('Too long')).toBeVisible();
  expect(field(text.label)).toHaveValue('Parents');
});

test('a lost connection keeps the form, and Retry does not add it twice', async () => {
  const { wire, add } = open([], {
    addAddress: () => {
      throw networkDown();
    },
  });
  await fillNew();
  await press(commonText.save);
  expect(await screen.findByText(commonText.notStored)).toBeVisible();
  wire.answer('addAddress', add);
  await press(commonText.retry);
  await screen.findByRole('region', { name: text.main });
  const keys = wire.calls
    .filter(({ name }) => name === 'addAddress')
    .map(({ request }) => request.headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toBeTruthy();
});

test('EDIT changes one in its place', async () => {
  const { wire } = open();
  await press(text.editOf('Office'));
  expect(field(text.label)).toHaveFocus();
  await type(text.line, '2 Hosur Road');
  await press(commonText.save);
  expect(await screen.findByText(/2 Hosur Road/)).toBeVisible();
  expect(wire.calls.find(({ name }) => name === 'changeAddress')).toMatchObject({
    request: { params: { addressId: 'address-2' }, body: { line: '2 Hosur Road' } },
  });
  expect(await button(text.editOf('Office'))).toHaveFocus();
});

test('REMOVE can be taken back', async () => {
  const { wire } = open();
  await press(text.removeOf('Office'));
  await waitFor(() => expect(screen.queryByText(/1 Hosur Road/)).not.toBeInTheDocument());
  expect(await button(text.add)).toHaveFocus();
  expect(lastToast()).toMatchObject({ text: text.removed('Office') });
  act(() => lastToast()?.undo?.());
  expect(await screen.findByText(/1 Hosur Road/)).toBeVisible();
  const { _id, ...order } = office;
  expect(wire.calls.find(({ name }) => name === 'addAddress')?.request.body).toEqual(order);
});

test('what cannot be removed is still there, and says so', async () => {
  open(undefined, { removeAddress: () => problem(500, 'internal') });
  await press(text.removeOf('Office'));
  await waitFor(() => expect(lastToast()).toMatchObject({ tone: 'danger', undoText: 'Retry' }));
  expect(screen.getByText(/1 Hosur Road/)).toBeVisible();
});

test('another one can be made the default', async () => {
  open();
  await press(text.makeMainOf('Office'));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: text.main })).toHaveTextContent('Office'),
  );
  expect(lastToast()).toMatchObject({ text: text.changed('Office') });
});

test('beyond the most there is no way to add, and it says why', async () => {
  const many = Array.from({ length: limits.addressesMost }, (_, place) =>
    anAddress({ _id: `a${place}`, isDefault: place === 0 }),
  );
  open(many);
  expect(await screen.findByText(text.full)).toBeVisible();
  expect(screen.queryByRole('button', { name: text.add })).not.toBeInTheDocument();
});

test('a half-typed address is there again when one comes back', async () => {
  const first = open();
  await press(text.add);
  await type(text.label, 'Parents');
  first.unmount();
  open();
  expect(await screen.findByText(commonText.kept)).toBeVisible();
  expect(field(text.label)).toHaveValue('Parents');
});
