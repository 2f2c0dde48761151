import { translated } from '../../core/language/message-language';
import { notificationTexts } from '../../core/notifications/templates';
import { text as hi } from './health.hi';
import { text as kn } from './health.kn';
import { text as english } from './health.text';

/** E-mails to operators in each language. */
export const healthWords = translated<typeof hi>(english, { hi, kn });

const told = ({ takenBack }: typeof hi) => ({ takenBack });

export const healthNotifications = notificationTexts('release-health', told(english), {
  ...{ hi: told(hi), kn: told(kn) },
});
