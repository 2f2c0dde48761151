import { translated } from '../../core/language/message-language';
import * as hi from './passkeys.hi';
import * as kn from './passkeys.kn';
import * as english from './passkeys.text';

/** E-mails about passkeys in each language. */
export const passkeyWords = translated(english, { hi, kn });
