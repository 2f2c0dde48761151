const made = new Map<string, Intl.DateTimeFormat>();

/**
 * Formatter for days and times of a locale. Cached, because creating one takes as long as
 * formatting hundreds of days.
 *
 * @example dateFormat('en-IN', { timeZone: 'UTC', weekday: 'short' }).format(new Date());
 */
export function dateFormat(
  language: string,
  parts: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = language + JSON.stringify(parts);
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(language, parts);
  made.set(key, format);
  return format;
}
