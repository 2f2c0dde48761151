import { translated } from '../../core/language/message-language';
import { notificationTexts } from '../../core/notifications/templates';
import * as hi from './waitlist.hi';
import * as kn from './waitlist.kn';
import * as english from './waitlist.text';

/** Where somebody takes a time that is kept for them. */
export const waitlistLink = '/profile?section=appointments';

/** Words about the waitlist in each language. */
export const waitlistWords = translated(english, { hi, kn });

export const waitlistNotifications = notificationTexts('waitlist', english.notifications, {
  ...{ hi: hi.notifications, kn: kn.notifications },
});
