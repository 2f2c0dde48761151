import { translated } from '../../core/language/message-language';
import * as hi from './accounts.hi';
import * as kn from './accounts.kn';
import * as english from './accounts.text';

/** E-mails about accounts in each language. */
export const accountWords = translated(english, { hi, kn });
