import { translated } from '../../core/language/message-language';
import { notificationTexts } from '../../core/notifications/templates';
import * as hi from './payout-notices.hi';
import * as kn from './payout-notices.kn';
import * as english from './payout-notices.text';

/** E-mails about payout accounts in each language. */
export const payoutWords = translated(english, { hi, kn });

export const payoutNotifications = notificationTexts('payout', english.notifications, {
  ...{ hi: hi.notifications, kn: kn.notifications },
});
