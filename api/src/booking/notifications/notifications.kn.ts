import type { BookingKind } from '@nukkad/platform/contract';
import { named } from '../../core/email/strangers.model';
import type { BookingNotification } from './booking-notification.model';
import type { text as english, Words } from './notifications.text';
import type { BookingInWords } from './notified-booking.model';

type Say = (booking: BookingInWords) => Words;

const nouns: Record<BookingKind, string> = {
  appointment: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್',
  consultation: 'ಸಮಾಲೋಚನೆ',
  trial: 'ಟ್ರಯಲ್ ತರಗತಿ',
  lesson: 'ತರಗತಿ',
  hire: 'ಬುಕಿಂಗ್',
};

const withVendor = ({ kind, vendor }: BookingInWords) => `${vendor.name} ಜೊತೆಗಿನ ನಿಮ್ಮ ${nouns[kind]}`;
const withClient = ({ kind, client }: BookingInWords) => `${client.name} ಜೊತೆಗಿನ ನಿಮ್ಮ ${nouns[kind]}`;
const withSafeNames = (it: BookingInWords): BookingInWords => ({
  ...it,
  client: { name: named(it.client.name) },
  vendor: { name: named(it.vendor.name) },
});
const isAsked = ({ status }: BookingInWords) => status === 'requested';

const toClient: Record<BookingNotification, Say> = {
  asked: (it) => ({
    title: 'ವಿನಂತಿ ಕಳುಹಿಸಲಾಗಿದೆ',
    sentence: `ನಿಮ್ಮ ವಿನಂತಿಯನ್ನು (${nouns[it.kind]}) ${it.vendor.name} ಅವರಿಗೆ ತಿಳಿಸಿದ್ದೇವೆ; ಉತ್ತರ ಬಂದ ಕೂಡಲೇ ನಿಮಗೆ ತಿಳಿಸುತ್ತೇವೆ.`,
  }),
  confirmed: (it) => ({
    title: 'ಬುಕಿಂಗ್ ದೃಢಪಟ್ಟಿದೆ',
    sentence: `${withVendor(it)} ದೃಢಪಟ್ಟಿದೆ.`,
  }),
  moved: (it) => ({
    title: 'ಬುಕಿಂಗ್ ಸಮಯ ಬದಲಾಗಿದೆ',
    sentence: isAsked(it)
      ? `${withVendor(it)}: ಹೊಸ ಸಮಯ. ಅದು ಅವರಿಗೆ ಸರಿಹೊಂದುತ್ತದೆಯೇ ಎಂದು ಕೇಳಿದ್ದೇವೆ.`
      : `${withVendor(it)}: ಹೊಸ ಸಮಯ.`,
  }),
  declined: (it) => ({
    title: 'ವಿನಂತಿ ನಿರಾಕರಿಸಲಾಗಿದೆ',
    sentence: `${it.vendor.name} ನಿಮ್ಮ ವಿನಂತಿಯನ್ನು (${nouns[it.kind]}) ಒಪ್ಪಿಕೊಳ್ಳಲು ಆಗುತ್ತಿಲ್ಲ.`,
  }),
  cancelled: (it) => ({
    title: 'ಬುಕಿಂಗ್ ರದ್ದಾಗಿದೆ',
    sentence:
      it.status === 'cancelled-by-client'
        ? `ನೀವು ಕೇಳಿದಂತೆ ${withVendor(it)} ರದ್ದಾಗಿದೆ.`
        : `${withVendor(it)} ರದ್ದುಮಾಡಬೇಕಾಯಿತು.`,
  }),
  expired: (it) => ({
    title: 'ವಿನಂತಿಗೆ ಉತ್ತರ ಬಂದಿಲ್ಲ',
    sentence: `${it.vendor.name} ನಿಮ್ಮ ವಿನಂತಿಗೆ ಸಮಯಕ್ಕೆ ಸರಿಯಾಗಿ ಉತ್ತರಿಸಲಿಲ್ಲ, ಆದ್ದರಿಂದ ಅದು ಕೊನೆಗೊಂಡಿದೆ.`,
  }),
  over: (it) => ({
    title: 'ಹೇಗಿತ್ತು?',
    sentence: `${withVendor(it)} ಮುಗಿದಿದೆ. ಹೇಗಿತ್ತು ಎಂದು ಇತರರಿಗೆ ತಿಳಿಸಿ.`,
  }),
  missed: (it) => ({
    title: 'ಗೈರುಹಾಜರಿ ಎಂದು ಗುರುತಿಸಲಾಗಿದೆ',
    sentence: `ನೀವು ಬರಲಿಲ್ಲ (${nouns[it.kind]}) ಎಂದು ${it.vendor.name} ಹೇಳುತ್ತಾರೆ. ಅದು ತಪ್ಪಾಗಿದ್ದರೆ, ನಮ್ಮ ಸಹಾಯಕ್ಕೆ ಬರೆಯಿರಿ.`,
  }),
};

const toVendor: Partial<Record<BookingNotification, Say>> = {
  asked: (it) => ({
    title: 'ಹೊಸ ವಿನಂತಿ',
    sentence: `${it.client.name} ಅವರ ವಿನಂತಿ: ${nouns[it.kind]}. ಅದನ್ನು ನಿಮ್ಮ ಡ್ಯಾಶ್‌ಬೋರ್ಡ್‌ನಲ್ಲಿ ಒಪ್ಪಿಕೊಳ್ಳಿ ಅಥವಾ ನಿರಾಕರಿಸಿ.`,
  }),
  confirmed: (it) => ({
    title: 'ಬುಕಿಂಗ್ ದೃಢಪಟ್ಟಿದೆ',
    sentence: `${withClient(it)} ದೃಢಪಟ್ಟಿದೆ.`,
  }),
  moved: (it) => ({
    title: 'ಬುಕಿಂಗ್ ಸಮಯ ಬದಲಾಗಿದೆ',
    sentence: isAsked(it)
      ? `${withClient(it)}: ಹೊಸ ಸಮಯ. ಅದು ನಿಮಗೆ ಸರಿಹೊಂದುತ್ತದೆಯೇ ಎಂದು ನಿಮ್ಮ ಡ್ಯಾಶ್‌ಬೋರ್ಡ್‌ನಲ್ಲಿ ತಿಳಿಸಿ.`
      : `${withClient(it)}: ಹೊಸ ಸಮಯ.`,
  }),
  cancelled: (it) => ({
    title: 'ಬುಕಿಂಗ್ ರದ್ದಾಗಿದೆ',
    sentence: `${withClient(it)} ರದ್ದಾಗಿದೆ.`,
  }),
  expired: (it) => ({
    title: 'ವಿನಂತಿಗೆ ಉತ್ತರ ನೀಡಿಲ್ಲ',
    sentence: `${it.client.name} ಅವರ ವಿನಂತಿ ಉತ್ತರವಿಲ್ಲದೆ ಕೊನೆಗೊಂಡಿದೆ.`,
  }),
};

export const text: typeof english = {
  notification: (notification, side, it) =>
    (side === 'client' ? toClient : toVendor)[notification]?.(withSafeNames(it)),
  reminder: (hours, side, it) => ({
    title: 'ನೆನಪೋಲೆ',
    sentence: `${(side === 'client' ? withVendor : withClient)(withSafeNames(it))} ${hours} ಗಂಟೆಗಳೊಳಗೆ ಆರಂಭವಾಗುತ್ತದೆ.`,
  }),
  onScreen: ({ sentence }, when) => `${sentence} ${when}`,
  subject: ({ title }, other) => `${title}: ${other}`,
  greeting: (name) => `ನಮಸ್ಕಾರ ${name},`,
  facts: {
    when: 'ಯಾವಾಗ',
    before: 'ಮೊದಲು',
    what: 'ಏನು',
    where: 'ಎಲ್ಲಿ',
    join: 'ವೀಡಿಯೊ ಮೂಲಕ ಸೇರಿ',
    note: 'ಟಿಪ್ಪಣಿ',
    reference: 'ಬುಕಿಂಗ್ ಸಂಖ್ಯೆ',
  },
  link: { client: 'ನೋಡಿ, ಸಮಯ ಬದಲಾಯಿಸಿ ಅಥವಾ ರದ್ದುಮಾಡಿ', vendor: 'ನಿಮ್ಮ ಡ್ಯಾಶ್‌ಬೋರ್ಡ್' },
  linkOfEnded: 'ಬುಕಿಂಗ್ ನೋಡಿ',
  review: 'ವಿಮರ್ಶೆ ಬರೆಯಿರಿ',
  calendarSummary: (it, other) => `${isAsked(it) ? 'ವಿನಂತಿ: ' : ''}${nouns[it.kind]}, ${other} ಜೊತೆ`,
  calendarDescription: ({ what, joinUrl, reference }) =>
    [what, joinUrl && `ವೀಡಿಯೊ ಮೂಲಕ ಸೇರಿ: ${joinUrl}`, `Nukkad ಬುಕಿಂಗ್ ${reference}`]
      .filter((line) => line !== null)
      .join('\n'),
};
