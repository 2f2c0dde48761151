import { translated } from '../../core/language/message-language';
import { notificationTexts } from '../../core/notifications/templates';
import * as hi from './support.hi';
import * as kn from './support.kn';
import * as english from './support.text';

/** E-mails about tickets in each language. */
export const ticketWords = translated(english, { hi, kn });

export const ticketNotifications = notificationTexts('ticket', english.notifications, {
  ...{ hi: hi.notifications, kn: kn.notifications },
});
