import { anAddress, aPinPlace } from '@nukkad/platform/testing';
import {
  addressOrder,
  addressValues,
  isPin,
  mainAndOthers,
  placeWords,
  withAddress,
  withoutAddress,
} from './addresses.model';

const home = anAddress();
const office = anAddress({ _id: 'address-2', label: 'Office', isDefault: false });

test('an address is edited by the digits of its number, and sent whole', () => {
  const { _id, ...order } = home;
  expect(addressValues(home).mobile).toBe('9876543210');
  expect(addressOrder({ ...addressValues(home), line: `  ${home.line} ` })).toEqual(order);
});

test('another default takes the place of the first', () => {
  const list = withAddress([home, office], { ...office, isDefault: true });
  expect(list.map(({ isDefault }) => isDefault)).toEqual([false, true]);
  expect(mainAndOthers(list)).toEqual({
    main: { ...office, isDefault: true },
    others: [{ ...home, isDefault: false }],
  });
});

test('a new one comes last, a removed one is gone', () => {
  const list = withAddress([home], office);
  expect(list).toEqual([home, office]);
  expect(withoutAddress(list, home._id)).toEqual([office]);
  expect(mainAndOthers([office])).toEqual({ main: null, others: [office] });
});

test.each([
  ['560102', true],
  ['56010', false],
  ['5601022', false],
  ['56010a', false],
])('%s as a PIN code: %s', (typed, is) => {
  expect(isPin(typed)).toBe(is);
});

test('a place in words names two localities at most', () => {
  const place = aPinPlace({ localities: ['HSR Layout', 'Agara', 'Bommanahalli'] });
  expect(placeWords(place)).toBe('HSR Layout, Agara, Bengaluru, Karnataka');
});
