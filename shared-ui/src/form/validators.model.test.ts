import { all, email, maxLength, minLength, pattern, required } from './validators.model';

test.each([
  ['Asha', true],
  ['  ', false],
  ['', false],
  [undefined, false],
  [null, false],
  [0, true],
  [false, false],
  [true, true],
  [[], false],
  [['hi'], true],
])('%j is an answer: %s', (value, isAnswer) => {
  expect(required('Answer')(value, {})).toBe(isAnswer ? undefined : 'Answer');
});

test.each([
  ['8 characters', minLength(8, 'Wrong'), 'abcdefgh', true],
  ['spaces around do not count', minLength(8, 'Wrong'), ' abcdefg ', false],
  ['nothing is for required to refuse', minLength(8, 'Wrong'), '', true],
  ['as long as allowed', maxLength(3, 'Wrong'), 'abc', true],
  ['too long', maxLength(3, 'Wrong'), 'abcd', false],
  ['six digits', pattern(/^\d{6}$/, 'Wrong'), '560001', true],
  ['five digits', pattern(/^\d{6}$/, 'Wrong'), '56000', false],
  ['an address', email('Wrong'), 'asha.rao+nukkad@mail.example.in', true],
  ['no host', email('Wrong'), 'asha@', false],
  ['no dot', email('Wrong'), 'asha@mail', false],
  ['a dot at the end', email('Wrong'), 'asha@mail.', false],
  ['two signs', email('Wrong'), 'asha@@mail.in', false],
])('%s', (_case, validator, value, isRight) => {
  expect(validator(value, {})).toBe(isRight ? undefined : 'Wrong');
});

test('a global expression gives the same answer twice', () => {
  const validator = pattern(/\d/g, 'Wrong');
  expect([validator('1', {}), validator('1', {})]).toEqual([undefined, undefined]);
});

test('of several problems the first is told', () => {
  const same = (value: unknown, values: Readonly<Record<string, unknown>>) =>
    value === values.password ? undefined : 'Not the same';
  const validator = all<string>(required('Enter it'), minLength(3, 'Too short'), same);
  const values = { password: 'abcd' };
  expect(['', 'ab', 'abc', 'abcd'].map((value) => validator(value, values))).toEqual([
    'Enter it',
    'Too short',
    'Not the same',
    undefined,
  ]);
});
