import { translated } from '../../core/language/message-language';
import { notificationTexts } from '../../core/notifications/templates';
import * as hi from './client-links.hi';
import * as kn from './client-links.kn';
import * as english from './client-links.text';

/** E-mails about links to records in each language. */
export const clientLinkWords = translated(english, { hi, kn });

export const clientNotifications = notificationTexts('client-link', english.clientNotifications, {
  ...{ hi: hi.clientNotifications, kn: kn.clientNotifications },
});

export const professionalNotifications = notificationTexts(
  'client-link-professional',
  english.professionalNotifications,
  {
    ...{ hi: hi.professionalNotifications, kn: kn.professionalNotifications },
  },
);
