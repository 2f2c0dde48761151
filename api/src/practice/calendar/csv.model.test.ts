import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PracticeBooking } from '@nukkad/platform/contract';
import { csvOf } from './csv.model';

const booking: PracticeBooking = {
  _id: '01900000-0000-7000-8000-000000000001',
  reference: 'NK-B-000123',
  clientId: null,
  name: 'Asha Rao',
  phone: '+919845012345',
  img: '/assets/avatars/1.svg',
  kind: 'appointment',
  status: 'confirmed',
  start: '2026-11-23T04:30:00.000Z',
  end: '2026-11-23T05:00:00.000Z',
  about: 'Scaling',
  caseCategory: null,
  fee: { amount: 50_050, currency: 'INR' },
  payingBy: 'at-visit',
  isPaid: false,
  answerBy: null,
  joinUrl: null,
  seriesId: null,
  isClientProved: true,
  burst: null,
  cause: null,
  may: { answer: false, move: true, cancel: true, finish: false, review: false },
};

const linesOf = (changes: Partial<PracticeBooking>) =>
  csvOf([{ ...booking, ...changes }], 'Asia/Kolkata').split('\r\n');

test('one line of headings and one for each booking, by the clocks of the zone', () => {
  assert.deepEqual(linesOf({}), [
    '\uFEFF"Date","Start","End","Name","Phone","About","Kind","Status","Fee","Currency","Paid","Reference"',
    `"2026-11-23","10:00","10:30","Asha Rao","'+919845012345","Scaling","appointment","confirmed","500.50","INR","no","NK-B-000123"`,
    '',
  ]);
});

const cells: [typed: string, cell: string][] = [
  ['=1+1', `"'=1+1"`],
  ['+91', `"'+91"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  [' =1+1', `"' =1+1"`],
  ['\t=1', `"'\t=1"`],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['Rao, "Asha"\nsecond line', `"Rao, ""Asha""\nsecond line"`],
  ['a-b', '"a-b"'],
  ['', '""'],
];

for (const [typed, cell] of cells) {
  test(`the cell of ${JSON.stringify(typed)}`, () => {
    const [, line = ''] = linesOf({ name: typed, phone: null, about: null });
    assert.ok(line.includes(`"10:30",${cell},"","",`), line);
  });
}
