import { professionNamed } from './professions';

const userType = (_id: string, userTypeName: string) => ({
  _id,
  userTypeName,
  userTypeIcon: '',
  whiteIcon: '',
});
const userTypes = [userType('t1', 'Doctor'), userType('t2', 'Govt Officer')];

test.each([
  ['t1', 'doctor'],
  ['t2', 'govt officer'],
  ['unknown', null],
  [null, null],
])('user type %j is %j', (vendorType, profession) => {
  expect(professionNamed(userTypes, vendorType)).toBe(profession);
});
