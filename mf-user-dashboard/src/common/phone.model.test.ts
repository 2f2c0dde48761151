import { messages } from '@nukkad/platform/contract';
import { formatPhone } from '@nukkad/platform/format';
import * as text from './common.text';
import { nationalOf, phoneOf, phoneProblem } from './phone.model';

test.each([
  ['+919876543210', '9876543210', '+91 98765 43210'],
  ['+14155552671', '', '+14155552671'],
])('%s: %s, %s', (phone, digits, words) => {
  expect(nationalOf(phone)).toBe(digits);
  expect(formatPhone(phone)).toBe(words);
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
