import { dateFormat } from './date-format';

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

test('the same parts are written by the same format, others by another', () => {
  const inIndia = dateFormat('en-GB', { ...clock, timeZone: 'Asia/Kolkata' });
  expect(dateFormat('en-GB', { ...clock, timeZone: 'Asia/Kolkata' })).toBe(inIndia);
  const noon = new Date('2026-11-22T12:00:00Z');
  expect(inIndia.format(noon)).toBe('17:30');
  expect(dateFormat('en-GB', { ...clock, timeZone: 'UTC' }).format(noon)).toBe('12:00');
});
