import { createVitals } from './vitals.model';

const publicPart = { part: 'mf-public', version: 'v1' };
const doctor = { part: 'mf-doctor', version: 'v7' };
const vital = (of: typeof doctor, name: string, value: number) => ({
  kind: 'vital',
  ...of,
  name,
  value,
});

test('each is told of who held the page when it happened', () => {
  const vitals = createVitals({ seesShifts: true });
  vitals.painted(400);
  vitals.painted(900);
  vitals.held(publicPart, 500);
  vitals.interacted(2_000, 80);
  vitals.interacted(2_500, 240);
  vitals.interacted(2_800, 40);
  vitals.held(doctor, 3_000);
  vitals.interacted(4_000, 64);
  // Reported late by the browser, but the press that started the navigation.
  vitals.interacted(2_990, 300);
  expect(vitals.take()).toEqual([
    vital(publicPart, 'LCP', 900),
    vital(publicPart, 'INP', 300),
    vital(publicPart, 'CLS', 0),
    vital(doctor, 'INP', 64),
    vital(doctor, 'CLS', 0),
  ]);
});

test('shifts are summed while they belong together', () => {
  const vitals = createVitals({ seesShifts: true });
  vitals.held(publicPart, 0);
  for (const at of [100, 600, 1_500]) vitals.shifted(at, 0.05);
  vitals.shifted(9_000, 0.1);
  expect(vitals.take()).toEqual([vital(publicPart, 'CLS', 0.15)]);
});

test('a window of shifts ends after five seconds however they follow', () => {
  const vitals = createVitals({ seesShifts: true });
  vitals.held(publicPart, 0);
  for (let at = 0; at < 10_000; at += 500) vitals.shifted(at, 0.01);
  expect(vitals.take()).toEqual([vital(publicPart, 'CLS', 0.1)]);
});

test('what was told is not told again; what is new is', () => {
  const vitals = createVitals({ seesShifts: true });
  vitals.held(publicPart, 0);
  vitals.painted(700);
  vitals.take();
  expect(vitals.take()).toEqual([]);
  vitals.held(publicPart, 5_000);
  vitals.interacted(6_000, 120);
  expect(vitals.take()).toEqual([vital(publicPart, 'INP', 120)]);
});

test('a browser that does not see what moves does not say that nothing did', () => {
  const vitals = createVitals({ seesShifts: false });
  vitals.held(publicPart, 0);
  vitals.painted(700);
  expect(vitals.take()).toEqual([vital(publicPart, 'LCP', 700)]);
});
