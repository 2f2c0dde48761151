import { messages } from '@nukkad/platform/contract';
import {
  fieldProblems,
  listedStorage,
  nothingListed,
  phoneProblem,
  registrationOrder,
} from './list-yourself.model';

test('a form becomes an order by the documented names', () => {
  const listing = {
    ...nothingListed,
    fullName: 'Ravi Kumar',
    email: ' ravi@example.in ',
    phoneNumber: '9876543210',
    password: ' spaces count ',
    vendorType: 'type-teacher',
    termsAccepted: true,
  };
  expect(registrationOrder(listing)).toEqual({
    vendorName: 'Ravi Kumar',
    email: 'ravi@example.in',
    mobileNumber: ['9876543210'],
    password: ' spaces count ',
    vendorType: 'type-teacher',
  });
});

test.each([
  ['', 'Phone Number Too Short'],
  ['9876543', 'Phone Number Too Short'],
  ['98765432', undefined],
])('the phone %j: %j', (typed, problem) => {
  expect(phoneProblem(typed)).toBe(problem);
});

test.each([
  ['vendorName', 'fullName'],
  ['mobileNumber', 'phoneNumber'],
  ['mobileNumber.0', 'phoneNumber'],
  ['email', 'email'],
])('what is said of %s belongs to %s', (wire, field) => {
  expect(fieldProblems({ [wire]: 'Wrong' })).toEqual({ [field]: 'Wrong' });
});

test('an account that existed leaves nothing', () => {
  const answer = { message: messages.existsUnverified };
  expect(listedStorage('ravi@example.in', 'teacher', answer)).toBeNull();
});
