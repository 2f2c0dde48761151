import type { DatedHearing } from '@nukkad/platform/contract';
import { text } from './home.text';
import { byDay, panelWeek } from './week.model';

const TODAY = '2026-11-26';

test.each([
  [null, '2026-11-23', '2026-11-29', text.thisWeek],
  ['2026-11-29', '2026-11-23', '2026-11-29', text.thisWeek],
  ['2026-11-30', '2026-11-30', '2026-12-06', 'Nov 30 - Dec 06, 2026'],
  ['2027-01-01', '2026-12-28', '2027-01-03', 'Dec 28 - Jan 03, 2027'],
  ['2026-09-06', '2026-08-31', '2026-09-06', 'Aug 31 - Sep 06, 2026'],
  ['2026-11-18', '2026-11-16', '2026-11-22', 'Nov 16 - Nov 22, 2026'],
  ['2026-13-40', '2026-11-23', '2026-11-29', text.thisWeek],
  ['next', '2026-11-23', '2026-11-29', text.thisWeek],
])('%s asks for the week from %s to %s', (asked, from, to, heading) => {
  expect(panelWeek(asked, TODAY)).toMatchObject({ from, to, heading });
});

test('a week knows those beside it, also in another year', () => {
  const week = panelWeek('2026-12-30', TODAY);
  expect(week).toMatchObject({ before: '2026-12-21', after: '2027-01-04' });
});

test('hearings stand under their days in the zone, both in order', () => {
  const at = (_id: string, at: string) => ({ _id, at }) as DatedHearing;
  const late = at('late', '2026-11-23T19:00:00.000Z');
  const early = at('early', '2026-11-23T05:00:00.000Z');
  const noon = at('noon', '2026-11-24T06:30:00.000Z');
  expect(byDay([noon, late, early], 'Asia/Kolkata')).toEqual([
    { day: '2026-11-23', hearings: [early] },
    { day: '2026-11-24', hearings: [late, noon] },
  ]);
});
