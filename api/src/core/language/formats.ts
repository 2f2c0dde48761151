import { INDIA } from '@nukkad/platform/calendar';
import { formatDate, formatFullDay, formatZonedDateTime } from '@nukkad/platform/format';
import type { MessageLanguage } from './message-language';

interface Formats {
  formatDate: typeof formatDate;
  formatFullDay: typeof formatFullDay;
  formatZonedDateTime: typeof formatZonedDateTime;
}

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const dateTime: Intl.DateTimeFormatOptions = {
  ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit', hour12: true, timeZoneName: 'short' },
};

function formatsOfLocale(locale: string): Formats {
  // Made once: making a format takes as long as formatting hundreds of times.
  const made = new Map<string, Intl.DateTimeFormat>();
  const written = (at: string | Date, timeZone: string, parts: Intl.DateTimeFormatOptions) => {
    const key = timeZone + JSON.stringify(parts);
    const format = made.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...parts });
    made.set(key, format);
    // Kannada has dates without a space after the comma.
    return format
      .format(new Date(at))
      .replaceAll('\u202f', ' ')
      .replace(/,(?=\d)/g, ', ');
  };
  return {
    formatDate: (at, zone = INDIA) => written(at, zone, { ...day, month: 'short' }),
    formatFullDay: (date) => written(date, 'UTC', day),
    formatZonedDateTime: (at, zone = INDIA) =>
      `${written(at, zone, dateTime)}${zone === INDIA ? '' : ` (${zone})`}`,
  };
}

/**
 * Times as they are written in the language of a message; in English, as on the site. Money and
 * telephone numbers are alike in all: `formatMoney`, `formatPhone`.
 */
export const formatsIn: Readonly<Record<MessageLanguage, Formats>> = {
  'en-IN': { formatDate, formatFullDay, formatZonedDateTime },
  hi: formatsOfLocale('hi-IN'),
  kn: formatsOfLocale('kn-IN'),
};
