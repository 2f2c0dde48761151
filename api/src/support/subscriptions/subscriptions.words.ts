import { translated } from '../../core/language/message-language';
import * as hi from './subscriptions.hi';
import * as kn from './subscriptions.kn';
import * as english from './subscriptions.text';

/** E-mails to subscribers in each language. */
export const subscriptionWords = translated(english, { hi, kn });
