import { problemsOf } from './reset-password.model';

const right = { email: 'meera@example.in', otp: '4821', password: 'a longer one' };

test.each([
  [{}, undefined],
  [{ email: '' }, { email: 'Required' }],
  [{ email: 'meera' }, { email: 'Invalid email address' }],
  [{ otp: '482' }, { otp: 'Required' }],
  [{ password: 'short' }, { password: 'Password Too Short' }],
  [
    { email: '', otp: '', password: '' },
    { email: 'Required', otp: 'Required', password: 'Required' },
  ],
])('%j', (wrong, problems) => {
  expect(problemsOf({ ...right, ...wrong })).toEqual(problems);
});
