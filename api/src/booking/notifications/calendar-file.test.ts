import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tzOffset } from '@date-fns/tz/tzOffset';
import { formatZonedDateTime } from '@nukkad/platform/format';
import fc from 'fast-check';
import { aNotifiedBooking } from '../../../test/fixtures/told-bookings';
import { calendarOf } from './booking-calendar';
import { type CalendarEntry, calendarText } from './calendar-file';
import { bookingLinks } from './links';

const now = new Date('2026-11-21T10:00:00.123Z');
const entry: CalendarEntry = {
  uid: '018cc251-f400-776a-8c13-16bcdb665e9f',
  sequence: 2,
  status: 'CONFIRMED',
  start: new Date('2026-11-23T04:30:00Z'),
  end: new Date('2026-11-23T05:00:00Z'),
  summary: 'Appointment with Dr. Ananya Hegde',
  location: '12, 5th Main; HSR Layout',
  description: 'Dental check-up\nC:\\teeth',
  url: 'https://nukkad.example/booking?id=1',
  organizer: 'Dr. "Ananya" Hegde\r\nX-EVIL:1',
};

/** A property of a calendar with its parameters, as in RFC 5545. */
interface Property {
  name: string;
  parameters: string;
  value: string;
}

/** Parses a calendar: unfolds its lines and splits each. */
function propertiesOf(text: string): Property[] {
  assert.ok(text.endsWith('\r\n'));
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) {
    assert.ok(Buffer.byteLength(line) <= 75, `${Buffer.byteLength(line)} octets`);
    assert.doesNotMatch(line, /[\r\n]/);
  }
  return text
    .replaceAll('\r\n ', '')
    .slice(0, -2)
    .split('\r\n')
    .map((line) => {
      const [, name = '', parameters = '', value = ''] =
        /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/su.exec(line) ?? assert.fail(line);
      return { name, parameters, value };
    });
}

const written = (value: string) =>
  value.replace(/\\(.)/gsu, (_, one) => (one === 'n' || one === 'N' ? '\n' : one));

/** The values of a calendar's only entry, by name. */
function entryIn(text: string): Record<string, string> {
  const properties = propertiesOf(text);
  const from = properties.findIndex(({ name, value }) => name === 'BEGIN' && value === 'VEVENT');
  const to = properties.findIndex(({ name, value }) => name === 'END' && value === 'VEVENT');
  assert.ok(from > 0 && to > from);
  return Object.fromEntries(
    properties.slice(from + 1, to).map(({ name, value }) => [name, written(value)]),
  );
}

test('an entry is written as RFC 5545 has it', () => {
  const text = calendarText('PUBLISH', [entry], now);
  const properties = propertiesOf(text);
  assert.deepEqual(
    properties.slice(0, 5).map(({ name, value }) => [name, value]),
    [
      ['BEGIN', 'VCALENDAR'],
      ['VERSION', '2.0'],
      ['PRODID', '-//Nukkad//Bookings//EN'],
      ['CALSCALE', 'GREGORIAN'],
      ['METHOD', 'PUBLISH'],
    ],
  );
  assert.deepEqual(entryIn(text), {
    UID: '018cc251-f400-776a-8c13-16bcdb665e9f',
    SEQUENCE: '2',
    DTSTAMP: '20261121T100000Z',
    DTSTART: '20261123T043000Z',
    DTEND: '20261123T050000Z',
    SUMMARY: entry.summary,
    LOCATION: entry.location,
    DESCRIPTION: entry.description,
    URL: entry.url,
    ORGANIZER: 'mailto:nomail@nukkad.invalid',
    STATUS: 'CONFIRMED',
    TRANSP: 'OPAQUE',
  });
  const organizer = properties.find(({ name }) => name === 'ORGANIZER');
  assert.equal(organizer?.parameters, ';CN="Dr.  Ananya  Hegde  X-EVIL:1"');
});

test('what is cancelled keeps its name and takes no time', () => {
  const text = calendarText('CANCEL', [{ ...entry, status: 'CANCELLED', sequence: 3 }], now);
  const { UID, SEQUENCE, STATUS, TRANSP } = entryIn(text);
  assert.deepEqual([UID, SEQUENCE, STATUS, TRANSP], [entry.uid, '3', 'CANCELLED', 'TRANSPARENT']);
  assert.ok(propertiesOf(text).some(({ name, value }) => name === 'METHOD' && value === 'CANCEL'));
});

test('whatever people are called, lines are short, whole and theirs alone', () => {
  const anything = fc.string({ unit: 'binary', maxLength: 300 });
  fc.assert(
    fc.property(anything, anything, (summary, organizer) => {
      const text = calendarText('PUBLISH', [{ ...entry, summary, organizer }], now);
      // An empty value is left out.
      const names = Object.keys(entryIn(text)).filter((name) => name !== 'SUMMARY');
      assert.equal(names.length, 11);
      const meant = summary.replace(/\r\n|\r/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '');
      assert.equal(entryIn(text).SUMMARY ?? '', meant);
    }),
  );
});

const zones = [
  ...['Asia/Kolkata', 'Asia/Dubai', 'Asia/Kathmandu', 'Asia/Tokyo', 'Asia/Singapore'],
  ...['Europe/London', 'Europe/Berlin', 'Europe/Lisbon', 'Europe/Istanbul', 'Europe/Moscow'],
  ...['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'],
  ...['America/St_Johns', 'America/Sao_Paulo', 'Australia/Sydney', 'Australia/Lord_Howe'],
  ...['Pacific/Auckland', 'UTC'],
];

/** Around the four days of 2027 on which clocks change in America and in Europe. */
const changes = ['2027-03-14', '2027-03-28', '2027-10-31', '2027-11-07'].map((day) =>
  Date.parse(`${day}T00:00:00Z`),
);
const quarter = 900_000;
const instants = fc
  .tuple(fc.constantFrom(...changes), fc.integer({ min: -96, max: 192 }))
  .map(([day, quarters]) => new Date(day + quarters * quarter));

/** Parses an email's date back; the offset's name tells apart two equal wall-clock times. */
function instantOf(words: string): Date {
  const [, day, month, year, hour, minute, half, name, zone = 'Asia/Kolkata'] =
    /^\w+ (\d+) (\w+) (\d+), (\d+):(\d+) (AM|PM) (\S+)(?: \((\S+)\))?$/.exec(words) ??
    assert.fail(words);
  const at = Date.parse(`${month} ${day} ${year} ${hour}:${minute} ${half} UTC`);
  const offsets = [-1, 0, 1].map((days) => tzOffset(zone, new Date(at + days * 86_400_000)));
  const candidates = [...new Set(offsets)].map((offset) => new Date(at - offset * 60_000));
  const meant = candidates.filter((one) => formatZonedDateTime(one, zone) === words);
  assert.equal(meant.length, 1, `${words} is ${meant.length} instants (${name})`);
  return meant[0]!;
}

test('file, letter and row name the same instant, whatever clocks do', () => {
  const links = bookingLinks('https://nukkad.example', { keyOf: () => 'key' });
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (start, timeZone) => {
      const end = new Date(start.getTime() + 50 * 60_000);
      const booking = aNotifiedBooking({ start, end, timeZone });
      const { text } = calendarOf([booking], 'client', links, 'PUBLISH');
      const [, at = ''] = /^DTSTART:(.*)\r$/m.exec(text) ?? [];
      const [, y, m, d, h, min] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00Z$/.exec(at) ?? [];
      assert.equal(`${y}-${m}-${d}T${h}:${min}:00.000Z`, start.toISOString());
      assert.equal(instantOf(formatZonedDateTime(start, timeZone)).getTime(), start.getTime());
    }),
    { numRuns: 2_000 },
  );
});

test('times are said by the clocks of the zone', () => {
  const cases: [string, string, string][] = [
    ['2026-11-23T04:30:00Z', 'Asia/Kolkata', 'Mon 23 Nov 2026, 10:00 AM IST'],
    ['2026-11-22T18:35:00Z', 'Asia/Kolkata', 'Mon 23 Nov 2026, 12:05 AM IST'],
    [
      ...(['2027-11-07T05:30:00Z', 'America/New_York'] as const),
      'Sun 7 Nov 2027, 1:30 AM GMT-4 (America/New_York)',
    ],
    [
      ...(['2027-11-07T06:30:00Z', 'America/New_York'] as const),
      'Sun 7 Nov 2027, 1:30 AM GMT-5 (America/New_York)',
    ],
  ];
  for (const [at, zone, words] of cases)
    assert.equal(formatZonedDateTime(new Date(at), zone), words);
});
