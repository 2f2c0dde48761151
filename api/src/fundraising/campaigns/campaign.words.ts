import { translated } from '../../core/language/message-language';
import { notificationTexts } from '../../core/notifications/templates';
import * as hi from './campaign.hi';
import * as kn from './campaign.kn';
import * as english from './campaign.text';

/** E-mails to organisers in each language. */
export const campaignWords = translated(english, { hi, kn });

export const campaignNotifications = notificationTexts('campaign', english.notifications, {
  ...{ hi: hi.notifications, kn: kn.notifications },
});
