import { ApiError } from '@nukkad/platform';
import * as text from '../common.text';
import { apiErrorMessage } from './api-error-message';

test.each([
  [new ApiError('network', 'no'), text.notStored],
  [new ApiError('internal', 'oops', 500), text.notStoredOurFault],
  [new ApiError('too-late', 'It is too late to move this.', 409), 'It is too late to move this.'],
  [
    new ApiError('too-many-requests', 'no', 429, null, {}, 170),
    `${text.tooOften} ${text.tryAgainIn(3)}`,
  ],
])('%s', (error, words) => {
  expect(apiErrorMessage(error)).toBe(words);
});
