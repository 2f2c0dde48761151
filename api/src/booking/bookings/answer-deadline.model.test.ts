import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerDeadline } from './answer-deadline.model';

const at = (time: string) => new Date(`2030-01-${time}Z`);

const cases: [string, { start: string; asked: string; notice: number; now?: string }, string][] = [
  [
    'far ahead: a day after asking',
    { start: '20T10:00', asked: '07T09:30', notice: 0 },
    '08T09:30',
  ],
  [
    'tomorrow: before the start by the notice',
    { start: '08T09:00', asked: '07T09:30', notice: 120 },
    '08T07:00',
  ],
  ['a notice of days', { start: '12T09:00', asked: '07T09:30', notice: 2_880 }, '08T09:30'],
  [
    'no notice: a quarter of an hour before',
    { start: '07T17:00', asked: '07T09:30', notice: 0 },
    '07T16:45',
  ],
  [
    'no time for the notice: a quarter of an hour',
    { start: '07T11:30', asked: '07T09:30', notice: 120 },
    '07T09:45',
  ],
  [
    'booked late in the hold',
    { start: '07T11:30', asked: '07T09:30', notice: 120, now: '07T09:38' },
    '07T09:53',
  ],
  [
    'in twenty minutes: half of them',
    { start: '07T09:50', asked: '07T09:30', notice: 0 },
    '07T09:40',
  ],
];

for (const [name, { start, asked, notice, now = asked }, deadline] of cases) {
  test(`a request has an answer in time: ${name}`, () => {
    const request = { start: at(start), askedAt: at(asked), noticeMinutes: notice };
    assert.deepEqual(answerDeadline(request, at(now)), at(deadline));
  });
}

test('a deadline is always to come, before the start and within a day', () => {
  const asked = at('07T09:30');
  for (let minutes = 1; minutes < 5 * 24 * 60; minutes += 7) {
    for (const noticeMinutes of [0, 15, 60, 1_440, 20_160]) {
      const start = new Date(asked.getTime() + minutes * 60_000);
      const deadline = answerDeadline({ start, askedAt: asked, noticeMinutes }, asked);
      assert.ok(
        deadline > asked && deadline < start,
        `${minutes} minutes, notice ${noticeMinutes}`,
      );
      assert.ok(deadline.getTime() - asked.getTime() <= 24 * 3_600_000);
    }
  }
});
