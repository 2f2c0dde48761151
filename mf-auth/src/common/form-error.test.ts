import { ApiError } from '@nukkad/platform';
import * as text from './common.text';
import { toFormError, waitWords } from './form-error';

const answered = 'Invalid email or password. Please try again.';

test.each([
  ['a judged answer', new ApiError('login-failed', 'no', 401), answered, false],
  ['too many', new ApiError('too-many-requests', 'no', 429), answered, false],
  ['no answer', new ApiError('network', 'no'), text.unreachable, true],
  ['a broken answer', new ApiError('unreadable', 'no'), text.unreachable, true],
  ['a broken service', new ApiError('internal', 'no', 500), text.unreachable, true],
])('%s', (_case, error, message, isRetryable) => {
  expect(toFormError(error, answered)).toMatchObject({ message, isRetryable });
});

test('what is no failed call is not told as one', () => {
  expect(() => toFormError(new TypeError('x is undefined'), answered)).toThrow(TypeError);
});

test('an unverified e-mail needs a code', () => {
  const error = new ApiError('email-unverified', 'no', 403);
  expect(toFormError(error, answered).needsCode).toBe(true);
});

test.each([
  [1, 'You can try again in 1 second.'],
  [119, 'You can try again in 119 seconds.'],
  [121, 'You can try again in 3 minutes.'],
  [7_201, 'You can try again in 3 hours.'],
])('%d s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});
