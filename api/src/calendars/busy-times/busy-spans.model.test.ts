import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { calendarFile } from '../../../test/fixtures/calendar-files';
import { busySpans, CalendarFileError } from './busy-spans.model';

/** From a Monday in India, four weeks. */
const within = {
  from: Date.parse('2026-11-22T18:30:00Z'),
  until: Date.parse('2026-12-20T18:30:00Z'),
};

const read = (text: string, own: string[] = []) =>
  busySpans(text, { timeZone: 'Asia/Kolkata', within, own: new Set(own) });

const times = (...events: string[][]): string[] =>
  read(calendarFile(...events))
    .spans.map(({ from, until }) => `${stamp(from)}–${stamp(until)}`)
    .sort();

/** `23 14:30`, in UTC. */
const stamp = (at: number) => new Date(at).toISOString().slice(8, 16).replace('T', ' ');

const berlin = [
  'DTSTART;TZID=Europe/Berlin:20261123T090000',
  'DTEND;TZID=Europe/Berlin:20261123T100000',
];
const utcHour = ['DTSTART:20261124T043000Z', 'DTEND:20261124T053000Z'];
const weekly = (...more: string[]) => [
  'UID:weekly',
  'DTSTART;TZID=Asia/Kolkata:20261123T100000',
  'DURATION:PT1H',
  ...more,
];

const cases: [what: string, events: string[][], expected: string[]][] = [
  ['an instant in UTC', [utcHour], ['24 04:30–24 05:30']],
  ['by the clocks of a named place', [berlin], ['23 08:00–23 09:00']],
  [
    'without a place: by the clocks of the practice',
    [['DTSTART:20261124T100000', 'DTEND:20261124T113000']],
    ['24 04:30–24 06:00'],
  ],
  [
    'of a place that is not described: the practice',
    [['DTSTART;TZID=Office:20261124T100000', 'DURATION:PT30M']],
    ['24 04:30–24 05:00'],
  ],
  [
    'a whole day is one in India',
    [['DTSTART;VALUE=DATE:20261125', 'DTEND;VALUE=DATE:20261126']],
    ['24 18:30–25 18:30'],
  ],
  ['a day without an end', [['DTSTART;VALUE=DATE:20261125']], ['24 18:30–25 18:30']],
  ['a time without an end takes none', [['DTSTART:20261124T100000Z']], []],
  [
    'an end before its start takes none',
    [['DTSTART:20261124T100000Z', 'DTEND:20261124T090000Z']],
    [],
  ],
  ['what is marked as free', [[...utcHour, 'TRANSP:TRANSPARENT']], []],
  ['free by Outlook', [[...utcHour, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE']], []],
  ['tentative is busy', [[...utcHour, 'STATUS:TENTATIVE']], ['24 04:30–24 05:30']],
  ['what is off', [[...utcHour, 'STATUS:CANCELLED']], []],
  ['what is over', [['DTSTART:20261101T043000Z', 'DTEND:20261101T053000Z']], []],
  [
    'what began before',
    [['DTSTART:20261101T000000Z', 'DTEND:20261123T000000Z']],
    ['01 00:00–23 00:00'],
  ],
  [
    'each week, but not on one',
    [weekly('RRULE:FREQ=WEEKLY', 'EXDATE;TZID=Asia/Kolkata:20261130T100000')],
    ['07 04:30–07 05:30', '14 04:30–14 05:30', '23 04:30–23 05:30'],
  ],
  [
    'an exception in UTC is the same instant',
    [weekly('RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE:20261130T043000Z')],
    ['23 04:30–23 05:30'],
  ],
  [
    'one of a series at another time',
    [
      weekly('RRULE:FREQ=WEEKLY;COUNT=2'),
      ['UID:weekly', 'RECURRENCE-ID:20261130T043000Z', 'DTSTART:20261201T100000Z', 'DURATION:PT1H'],
    ],
    ['01 10:00–01 11:00', '23 04:30–23 05:30'],
  ],
  [
    'one of a series that is off',
    [
      weekly('RRULE:FREQ=WEEKLY;COUNT=2'),
      [...weekly('STATUS:CANCELLED'), 'RECURRENCE-ID;TZID=Asia/Kolkata:20261123T100000'],
    ],
    ['30 04:30–30 05:30'],
  ],
  [
    'two of one name in other series',
    [weekly(), ['UID:other', 'RECURRENCE-ID:20261123T043000Z', ...utcHour]],
    ['23 04:30–23 05:30', '24 04:30–24 05:30'],
  ],
  [
    'the end of a rule is an instant, and included',
    [
      [
        'DTSTART;TZID=Asia/Kolkata:20261123T030000',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;UNTIL=20261123T213000Z',
      ],
    ],
    ['22 21:30–22 22:30', '23 21:30–23 22:30'],
  ],
  [
    'the end of a rule is a day, and included',
    [weekly('RRULE:FREQ=DAILY;UNTIL=20261124')],
    ['23 04:30–23 05:30', '24 04:30–24 05:30'],
  ],
  [
    'days of the month that a series lists',
    [weekly('RRULE:FREQ=MONTHLY;BYDAY=-1MO', 'RDATE:20261202T100000Z')],
    ['02 10:00–02 11:00', '30 04:30–30 05:30'],
  ],
  [
    'whole days that recur',
    [['DTSTART;VALUE=DATE:20200101', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=5']],
    ['04 18:30–05 18:30'],
  ],
  [
    'an event of many years',
    [['DTSTART:20050101T060000Z', 'DURATION:PT15M', 'RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=1']],
    ['01 06:00–01 06:15'],
  ],
];

for (const [what, events, expected] of cases) {
  test(what, () => assert.deepEqual(times(...events), expected));
}

test('a series keeps its time where clocks change', () => {
  const newYork = [
    'DTSTART;TZID=America/New_York:20261029T090000',
    'DTEND;TZID=America/New_York:20261029T100000',
    'RRULE:FREQ=WEEKLY;COUNT=2',
  ];
  const autumn = { from: Date.parse('2026-10-25'), until: Date.parse('2026-11-10') };
  const query = { timeZone: 'Asia/Kolkata', within: autumn, own: new Set<string>() };
  const { spans } = busySpans(calendarFile(newYork), query);
  assert.deepEqual(
    spans.map(({ from }) => stamp(from)),
    ['29 13:00', '05 14:00'],
  );
});

test('a day on which clocks change is as long as the calendar says', () => {
  const days = ['DTSTART;VALUE=DATE:20261025', 'DTEND;VALUE=DATE:20261026'];
  const autumn = { from: Date.parse('2026-10-20'), until: Date.parse('2026-11-10') };
  const query = { timeZone: 'Europe/Berlin', within: autumn, own: new Set<string>() };
  const { spans } = busySpans(calendarFile(days), query);
  assert.deepEqual(
    spans.map(({ from, until }) => (until - from) / 3_600_000),
    [25],
  );
});

test('a place is read as the file describes it', () => {
  const office = [
    ...['BEGIN:VTIMEZONE', 'TZID:Our office', 'BEGIN:STANDARD', 'DTSTART:20200101T000000'],
    ...['TZOFFSETFROM:+0400', 'TZOFFSETTO:+0400', 'END:STANDARD', 'END:VTIMEZONE'],
  ];
  const text = calendarFile(['DTSTART;TZID=Our office:20261124T100000', 'DURATION:PT1H']);
  const described = text.replace('BEGIN:VEVENT', [...office, 'BEGIN:VEVENT'].join('\r\n'));
  assert.deepEqual(
    read(described).spans.map(({ from }) => stamp(from)),
    ['24 06:00'],
  );
});

test('a place by a name of Windows, with summer time, as Outlook describes it', () => {
  const part = (name: string, month: number, from: string, to: string) => [
    ...[`BEGIN:${name}`, 'DTSTART:16010101T020000', `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`],
    ...[`RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=${month}`, `END:${name}`],
  ];
  const zone = [
    ...['BEGIN:VTIMEZONE', 'TZID:W. Europe Standard Time'],
    ...[...part('STANDARD', 10, '+0200', '+0100'), ...part('DAYLIGHT', 3, '+0100', '+0200')],
    'END:VTIMEZONE',
  ];
  const event = [
    'DTSTART;TZID=W. Europe Standard Time:20260101T090000',
    ...['DURATION:PT1H', 'RRULE:FREQ=MONTHLY'],
  ];
  const text = calendarFile(event).replace('BEGIN:VEVENT', [...zone, 'BEGIN:VEVENT'].join('\r\n'));
  const year = { from: Date.parse('2026-01-01'), until: Date.parse('2027-01-01') };
  const { spans } = busySpans(text, { timeZone: 'Asia/Kolkata', within: year, own: new Set() });
  const hours = spans.map(({ from }) => new Date(from).getUTCHours());
  assert.deepEqual(hours, [8, 8, 8, 7, 7, 7, 7, 7, 7, 7, 8, 8]);
});

test('own events are left out by their UID', () => {
  const text = calendarFile(['UID:ours', ...utcHour], ['UID:theirs', ...utcHour]);
  assert.equal(read(text).spans.length, 2);
  assert.equal(read(text, ['ours']).spans.length, 1);
});

test('several calendars in one file, and what is before them', () => {
  const text = `\uFEFF${calendarFile(utcHour)}${calendarFile(berlin)}`;
  assert.equal(read(text).spans.length, 2);
});

test('an event without a readable time is counted', () => {
  const text = calendarFile(['SUMMARY:No start'], ['DTSTART:tomorrow'], utcHour);
  assert.deepEqual([read(text).skipped, read(text).spans.length], [2, 1]);
});

describe('what is no calendar is refused', () => {
  const texts = ['', '<!doctype html><title>Sign in</title>', 'BEGIN:VCARD\r\nEND:VCARD\r\n'];
  for (const text of [...texts, 'BEGIN:VCALENDAR\r\nrubbish\r\nEND:VCALENDAR']) {
    test(JSON.stringify(text.slice(0, 20)), () => {
      assert.throws(
        () => read(text),
        (error) => error instanceof CalendarFileError,
      );
    });
  }
});

describe('what asks for too much is refused', () => {
  const second = (from: string) => [`DTSTART:${from}`, 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'];
  const files: [what: string, text: string][] = [
    ['billions of occurrences', calendarFile(second('19700101T000000Z'))],
    [
      'many events',
      calendarFile(...Array.from({ length: 10_001 }, () => ['DTSTART:20261124T100000Z'])),
    ],
  ];
  for (const [what, text] of files) {
    test(what, () => assert.throws(() => read(text), { problem: 'too-complex' }));
  }
});
