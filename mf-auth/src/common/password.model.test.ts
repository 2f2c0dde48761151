import { passwordProblem } from './password.model';

test.each([
  ['', 'Required'],
  [undefined, 'Required'],
  ['1234567', 'Password Too Short'],
  ['12345678', undefined],
  ['        ', undefined],
  [' 123456 ', undefined],
])('%j: %j', (typed, problem) => {
  expect(passwordProblem(typed)).toBe(problem);
});
