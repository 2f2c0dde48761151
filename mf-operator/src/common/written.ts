import { all, maxLength, required, type Validator } from '@nukkad/shared-ui';
import { text } from './written.text';

/** Asks for a text of at most so many characters. */
export const written = (most: number): Validator<string> =>
  all<string>(required(text.needed), maxLength(most, text.tooLong(most)));
