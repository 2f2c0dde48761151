import { buttonExhibit } from '../button/button.exhibit';
import type { Exhibit } from './exhibit';

/** Everything there is to see, by name. */
export const exhibits: readonly Exhibit[] = [
  // One line each, in the order of the alphabet.
  buttonExhibit,
];
