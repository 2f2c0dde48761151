const made = new Map<string, Intl.DateTimeFormat>();

/**
 * How days and times are written in a language. Each is made once: making one takes as long as
 * writing hundreds of days with it.
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
