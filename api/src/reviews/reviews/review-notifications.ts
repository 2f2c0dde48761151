import { notificationTexts } from '../../core/notifications/templates';
import * as hi from './review-notifications.hi';
import * as kn from './review-notifications.kn';
import * as english from './review-notifications.text';

export const reviewNotifications = notificationTexts('review', english.notifications, {
  ...{ hi: hi.notifications, kn: kn.notifications },
});
