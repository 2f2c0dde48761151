import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breachesOf, heapMayGrow, type Observation, type Rule } from './rules';

const quiet = { timers: 3, listeners: 12, styles: 4, heap: 9_000_000 };
const good: Observation = {
  screen: 'dashboard',
  address: '/ca-dashboard',
  shown: true,
  mounts: 50,
  before: quiet,
  after: { ...quiet, heap: quiet.heap + heapMayGrow - 1 },
  globals: [],
  focus: 'h1',
  barriers: [],
  loose: [],
};
const after = (values: Partial<typeof quiet>) => ({ after: { ...quiet, ...values } });

test('a screen that leaves nothing behind conforms', () => {
  assert.deepEqual(breachesOf(good), []);
});

const borderline: [what: string, values: Partial<Observation>][] = [
  ['ten timers after fifty mounts', after({ timers: quiet.timers + 10 })],
  ['fewer listeners than before', after({ listeners: 0 })],
  ['focus on main', { focus: 'main' }],
];
for (const [what, values] of borderline) {
  test(`${what} is no breach`, () => assert.deepEqual(breachesOf({ ...good, ...values }), []));
}

const broken: [rule: Rule, values: Partial<Observation>, words: RegExp][] = [
  ['shown', { shown: false, barriers: ['x'] }, /drew no heading at \/ca-dashboard/],
  ['timers', after({ timers: quiet.timers + 50 }), /50 more timers/],
  ['listeners', after({ listeners: quiet.listeners + 11 }), /11 more listeners/],
  ['styles', after({ styles: quiet.styles + 50 }), /50 more style elements/],
  ['heap', after({ heap: quiet.heap + 2_500_000 }), /left 2\.5 MB/],
  ['globals', { globals: ['cart', 'jQuery'] }, /cart, jQuery/],
  ['focus', { focus: 'body' }, /Focus is on body/],
  ['accessibility', { barriers: ['image-alt: <img>'] }, /image-alt: <img>/],
  ['layers', { loose: ['.card'] }, /\.card/],
];
for (const [rule, values, words] of broken) {
  test(`${rule} is broken alone, with cause and fix`, () => {
    const breaches = breachesOf({ ...good, ...values });
    assert.deepEqual(
      breaches.map((one) => one.rule),
      [rule],
    );
    assert.match(breaches[0]!.cause, words);
    assert.notEqual(breaches[0]!.fix, '');
  });
}
