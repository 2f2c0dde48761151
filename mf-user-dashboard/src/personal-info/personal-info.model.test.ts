import { messages } from '@nukkad/platform/contract';
import {
  joinName,
  nationalOf,
  phoneOf,
  phoneProblem,
  phoneWords,
  splitName,
} from './personal-info.model';
import { text } from './personal-info.text';

test.each([
  ['Meera Iyer', 'Meera', 'Iyer'],
  ['Meera Devi Iyer', 'Meera', 'Devi Iyer'],
  ['Meera', 'Meera', ''],
  ['  Meera  Iyer', 'Meera', ' Iyer'],
])('%j is %j and %j', (fullName, firstName, lastName) => {
  expect(splitName(fullName)).toEqual({ firstName, lastName });
});

test('a name joined again has one space', () => {
  expect(joinName(' Meera ', ' Devi Iyer ')).toBe('Meera Devi Iyer');
  expect(joinName('Meera', '')).toBe('Meera');
});

test.each([
  ['+919876543210', '9876543210', '+91 98765 43210'],
  ['+14155552671', '', '+14155552671'],
])('%s: %s, %s', (phone, digits, words) => {
  expect(nationalOf(phone)).toBe(digits);
  expect(phoneWords(phone)).toBe(words);
});

test('an empty number removes it', () => {
  expect(phoneOf('')).toBe('');
  expect(phoneOf('9876543210')).toBe('+919876543210');
});

test.each([
  ['', undefined],
  ['1234567', messages.phoneTooShort],
  ['123456789', text.mobileWrong],
  ['9876543210', undefined],
])('%j: %j', (digits, problem) => {
  expect(phoneProblem(digits, {})).toBe(problem);
});
