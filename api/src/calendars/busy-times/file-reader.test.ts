import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { calendarFile } from '../../../test/fixtures/calendar-files';
import { fileReader, fileReaderLimits } from './file-reader';

const within = { from: Date.parse('2026-11-23'), until: Date.parse('2026-12-23') };
const taskOf = (text: string) => ({ text, timeZone: 'Asia/Kolkata', within, own: [] });
const hour = ['DTSTART:20261124T043000Z', 'DTEND:20261124T053000Z'];

const zone = (...rules: string[]) => [
  ...[
    'BEGIN:VTIMEZONE',
    'TZID:Odd',
    ...rules.flatMap((rule) => ['BEGIN:DAYLIGHT', ...rule.split(' ')]),
  ],
];

/** Rules that never hold, each of which is looked for until the year 20000. */
const never = Array.from({ length: 3_000 }, (_, nth) => [
  `UID:${nth}`,
  'DTSTART:20261124T043000Z',
  'DURATION:PT1H',
  'RRULE:FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=15,16,17,18,19,20,21;BYDAY=1MO',
]);

describe('calendar files in a thread', () => {
  const patient = fileReader({ ...fileReaderLimits, milliseconds: 60_000 });
  const hasty = fileReader({ ...fileReaderLimits, milliseconds: 300 });
  after(() => Promise.all([patient.close(), hasty.close()]));

  test('a file becomes cells', async () => {
    const first = Date.parse('2026-11-24T04:30:00Z') / 900_000;
    assert.deepEqual(await patient.read(taskOf(calendarFile(hour))), {
      ...{ state: 'read', skipped: 0 },
      ranges: [{ first, until: first + 4 }],
    });
  });

  const harmless: [what: string, text: string][] = [
    ['a line of two megabytes', calendarFile([`SUMMARY:${'x'.repeat(2_000_000)}`, ...hour])],
    ['a million folds', calendarFile([`SUMMARY:${'\r\n x'.repeat(500_000)}`, ...hour])],
    ['a name with many parameters', calendarFile([`X${';A=b'.repeat(100_000)}:1`, ...hour])],
    ['parts within parts', `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\n'.repeat(100_000)}`],
    [
      'zones within zones',
      calendarFile(hour).replace(
        'BEGIN:VEVENT',
        [...zone(...Array(2_000).fill('BEGIN:VTIMEZONE TZID:Odd')), 'BEGIN:VEVENT'].join('\r\n'),
      ),
    ],
    ['names of the language', calendarFile(['__proto__:1', 'constructor;__proto__=1:2', ...hour])],
  ];
  for (const [what, text] of harmless) {
    test(`${what}: read or refused`, async () => {
      const { state } = await patient.read(taskOf(text));
      assert.ok(['read', 'refused'].includes(state));
    });
  }

  test('a file that takes too long is refused, and the next one is read', async () => {
    const refused = { state: 'refused', problem: 'too-complex' };
    assert.deepEqual(await hasty.read(taskOf(calendarFile(...never))), refused);
    const { state } = await patient.read(taskOf(calendarFile(hour)));
    assert.equal(state, 'read');
  });
});
