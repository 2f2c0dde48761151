import { all, maxLength, required, type Validator } from '@nukkad/shared-ui';
import { text } from './written.text';

/** Requires a text of at most `most` characters. */
export const written = (most: number): Validator<string> =>
  all<string>(required(text.needed), maxLength(most, text.tooLong(most)));
