import { translated } from '../../core/language/message-language';
import { notificationTexts } from '../../core/notifications/templates';
import * as hi from './donation.hi';
import * as kn from './donation.kn';
import * as english from './donation.text';

/** E-mails about donations in each language. */
export const donationWords = translated(english, { hi, kn });

export const donationNotifications = notificationTexts('donation', english.notifications, {
  ...{ hi: hi.notifications, kn: kn.notifications },
});
