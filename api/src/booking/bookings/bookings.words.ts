import { translated } from '../../core/language/message-language';
import * as hi from './bookings.hi';
import * as kn from './bookings.kn';
import * as english from './bookings.text';

/** The e-mail with a guest's code in each language. */
export const codeWords = translated(english, { hi, kn });
