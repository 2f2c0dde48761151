import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockEnvironment } from './clock.mjs';
import { coreLine, coreSeconds } from './cpu.mjs';
import { testOptions } from './test-options.mjs';

const known = ['check', 'unit', 'e2e', 'faults'];
const options = (...args) => ({ ...testOptions(args, known, ['faults']) });
const nothing = { all: false, bail: false };

const cases = [
  [[], { ...nothing, chosen: ['check', 'unit', 'e2e'] }],
  [['e2e', 'unit'], { ...nothing, chosen: ['unit', 'e2e'] }],
  [['faults'], { ...nothing, chosen: ['faults'] }],
  [['--all'], { ...nothing, all: true, chosen: known }],
  [['--changed'], { ...nothing, changed: '', chosen: ['check', 'unit', 'e2e'] }],
  [['--changed', 'unit', '--bail'], { all: false, bail: true, changed: '', chosen: ['unit'] }],
  [['--changed=HEAD~3'], { ...nothing, changed: 'HEAD~3', chosen: ['check', 'unit', 'e2e'] }],
];
for (const [args, expected] of cases) {
  test(`npm test -- ${args.join(' ')}`, () => assert.deepEqual(options(...args), expected));
}

test('an option or a pair of options that makes no sense is said', () => {
  assert.throws(() => options('--al'), { message: /Unknown option '--al'/ });
  assert.throws(() => options('--all', '--changed'), { message: /Choose one of them/ });
  assert.throws(() => options('e3e'), { message: /There is no stage "e3e"/ });
});

const now = Date.parse('2026-11-24T12:00:00Z');
const clock = (time, library = '/lib/faketime.so') => clockEnvironment(time, { now, library });

for (const [time, shift, ms] of [
  ['17:30', '+0s', '0'],
  ['23:50', '+22800s', '22800000'],
  ['17:29', '+86340s', '86340000'],
  ['00:05', '+23700s', '23700000'],
]) {
  test(`a clock at ${time} in India goes ${shift} of now`, () => {
    assert.deepEqual(clock(time), {
      LD_PRELOAD: '/lib/faketime.so',
      FAKETIME: shift,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      TEST_CLOCK_OFFSET_MS: ms,
    });
  });
}

test('a clock wants a time of day, and the library that shifts it', () => {
  for (const time of ['24:00', '7:30', '2026-11-24T23:50:00+05:30', 'midnight', '']) {
    assert.throws(() => clock(time), { message: /Give a time of day in India/ });
  }
  assert.throws(() => clock('23:50', null), { message: /apt-get install faketime/ });
});

test('what the cores did is added up, and the share told that was idle', () => {
  const core = { times: { user: 40_000, nice: 0, sys: 5_000, irq: 0, idle: 15_000 } };
  const after = coreSeconds([core, core]);
  assert.deepEqual(after, { busy: 90, idle: 30 });
  const before = { busy: 0, idle: 0 };
  assert.equal(coreLine(before, after), ', 90 s of processor, 25 % idle');
  assert.equal(coreLine(after, after), '');
});
