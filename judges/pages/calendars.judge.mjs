import { versionOf } from '../support/judge.mjs';
import { readAlike } from './calendars.model.mjs';
import { calendarFiles } from './support/calendar-files.mjs';

/** Two parsers of iCalendar on each kind of calendar file: both must read the same entries. */
export const judge = {
  title: 'ical.js and node-ical: calendar files and feeds',
  needs: 'own-product',
  version: async () =>
    ['ical.js', 'node-ical']
      .map((name) => `${name} ${versionOf(name, import.meta.url)}`)
      .join(', '),
  async run({ product }) {
    const files = await calendarFiles(product);
    return {
      examined: files.length,
      findings: files.flatMap(({ where, text }) =>
        readAlike(text).map(({ rule, says }) => ({ rule, where, says })),
      ),
    };
  },
};
