import { joinName, splitName } from './personal-info.model';

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
