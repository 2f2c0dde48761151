/** A moment in words, by the clocks of a zone: `Mon 23 November 2026, 10:00 AM IST (Asia/Kolkata)`. */
export function spokenTime(at: Date, timeZone: string): string {
  const said = new Map(
    formatFor(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const day = ['weekday', 'day', 'month', 'year'] as const;
  const half = said.get('dayPeriod')?.toUpperCase();
  const time = `${said.get('hour')}:${said.get('minute')} ${half} ${said.get('timeZoneName')}`;
  return `${day.map((part) => said.get(part)).join(' ')}, ${time} (${timeZone})`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // Of the English of India: it calls Indian time IST, and most others by how far off they are.
  const made = new Intl.DateTimeFormat('en-IN', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZoneName: 'short',
  });
  formats.set(timeZone, made);
  return made;
}
