import { translated } from '../../core/language/message-language';
import * as hi from './alerts.hi';
import * as kn from './alerts.kn';
import * as english from './alerts.text';

/** E-mails about alerts in each language. */
export const alertWords = translated(english, { hi, kn });
