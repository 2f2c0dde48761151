import ICAL from 'ical.js';
import nodeIcal from 'node-ical';

/**
 * What the parsers find wrong in a calendar, and where they read different entries.
 *
 * @param {string} text
 * @returns {{ rule: string, says: string }[]}
 */
export function readAlike(text) {
  const one = entriesOrRefusal('ical.js', () => entriesByIcalJs(text));
  const other = entriesOrRefusal('node-ical', () => entriesByNodeIcal(text));
  const refusals = [one, other].filter(({ rule }) => rule);
  if (refusals.length > 0) return refusals;
  if (one.entries.length === 0) return [{ rule: 'no-entry', says: 'No parser reads an entry.' }];
  if (JSON.stringify(one.entries) === JSON.stringify(other.entries)) return [];
  const says = `${JSON.stringify(one.entries)} by one, ${JSON.stringify(other.entries)} by the other.`;
  return [{ rule: 'read-differently', says }];
}

function entriesOrRefusal(parser, read) {
  try {
    return { entries: read().sort((a, b) => (a.uid + a.start < b.uid + b.start ? -1 : 1)) };
  } catch (error) {
    return { rule: `refused-by-${parser}`, says: error.message };
  }
}

function entriesByIcalJs(text) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  // Times in a named zone mean nothing without its rules.
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component, { strictExceptions: true });
    const { uid, summary, location, startDate, endDate } = event;
    return { uid, summary, location, start: momentOf(startDate), end: momentOf(endDate) };
  });
}

const momentOf = (time) => time.toJSDate().toISOString();

function entriesByNodeIcal(text) {
  return Object.values(nodeIcal.sync.parseICS(text))
    .filter(({ type }) => type === 'VEVENT')
    .map(({ uid, summary, location, start, end }) => ({
      ...{ uid, summary: textOf(summary), location: textOf(location) ?? null },
      ...{ start: start.toISOString(), end: end.toISOString() },
    }));
}

/** A property with parameters comes as an object. */
const textOf = (value) => value?.val ?? value;
