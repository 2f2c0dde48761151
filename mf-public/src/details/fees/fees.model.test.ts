import type { LessonPackage, Service } from '@nukkad/platform/contract';
import { feeLine, hoursWords, lessonPrice } from './fees.model';

const dollars = (amount: number) => ({ amount: amount * 100, currency: 'USD' as const });

function service(rate: number | null, hours: number, charges: number, fee: number): Service {
  return {
    _id: 's',
    name: 'Service',
    minutes: hours * 60,
    rate: rate === null ? null : dollars(rate),
    otherCharges: dollars(charges),
    fee: dollars(fee),
  };
}

test.each([
  ['Individual Tax Consultation', 150, 1, 0, 150],
  ['Small Business Financial Advisory', 200, 2, 0, 400],
  ['Start-up Business Consultation', 300, 1.5, 0, 450],
  ['Estate Planning', 200, 2.5, 20, 520],
  ['Financial Audit', 200, 4, 400, 1200],
])('%s: rate × hours + charges', (_name, rate, hours, charges, total) => {
  const line = feeLine(service(rate, hours, charges, total));
  expect(line.total).toEqual(dollars(total));
  expect(line.charges).toEqual(charges === 0 ? null : dollars(charges));
});

test('a total that contradicts its row is not shown', () => {
  expect(feeLine(service(200, 2, 0, 999)).total).toEqual(dollars(400));
});

test('a fee for the whole stands as it is', () => {
  expect(feeLine(service(null, 0.5, 0, 8))).toMatchObject({
    rate: null,
    charges: null,
    total: dollars(8),
  });
});

function lessons(count: number, minutes: number, fee: number, instead: number | null) {
  const plan: LessonPackage = {
    _id: 'p',
    name: `${count} lessons`,
    lessons: count,
    minutes,
    fee: dollars(fee),
    instead: instead === null ? null : dollars(instead),
  };
  return lessonPrice(plan);
}

test.each([
  [1, 22, null, 22, 26.4, null],
  [5, 100, 110, 20, 24, 110],
  [10, 195, 220, 19.5, 23.4, 220],
  [5, 110, 110, 22, 26.4, null],
])('%i lessons for $%i', (count, fee, instead, perLesson, perHour, shown) => {
  expect(lessons(count, 50, fee, instead)).toEqual({
    isFree: false,
    perLesson: dollars(perLesson),
    perHour: dollars(perHour),
    instead: shown === null ? null : dollars(shown),
  });
});

test('a trial is free', () => {
  expect(lessons(1, 20, 0, null).isFree).toBe(true);
});

test.each([
  [1, '1'],
  [1.5, '1.5'],
  [50 / 60, '0.83'],
])('%d hours read %s', (hours, words) => {
  expect(hoursWords(hours)).toBe(words);
});
