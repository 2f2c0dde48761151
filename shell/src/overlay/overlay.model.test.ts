import type { HealthFact, LoadPhase } from '@nukkad/platform/contract';
import type { Badge, Visit } from '../common/visit';
import { aComposition, aRef, aRelease } from '../testing/shell-builders';
import { withReleases } from '../visit/visit.model';
import { type PartState, rowsOf } from './overlay.model';
import { text } from './overlay.text';

const of = { part: 'mf-public', version: 'v1' };
const live = aComposition([
  aRelease({ owner: 'Finding' }),
  aRelease({ part: 'mf-auth', version: 'a1' }),
]);
const asServed: Visit = { composition: live, live, badge: null };
const next = withReleases(live, [aRelease({ version: 'v2' })]);
const preview = {} as Extract<Badge, { kind: 'preview' }>['preview'];

const mount: HealthFact = { kind: 'mount', ...of, screen: 'listing' };
const failure: HealthFact = {
  kind: 'failure',
  ...of,
  screen: 'listing',
  phase: 'entry',
  code: 'MF-LOAD',
  message: 'x',
  recovered: 'none',
};

const asComposed = () => undefined;
const rowOf = (visit: Visit, running: (part: string) => string | undefined, facts: HealthFact[]) =>
  rowsOf(visit, running, facts).find(({ part }) => part === 'mf-public');

test('every part of the page has a row, also one that nobody asked for', () => {
  expect(rowsOf(asServed, asComposed, [mount])).toMatchObject([
    { part: 'mf-auth', version: 'a1', state: { state: 'idle' }, bytes: 0, errors: 0 },
    { part: 'mf-public', version: 'v1', owner: 'Finding', state: { state: 'shown' } },
  ]);
});

test('a part that the page only refers to has a row, with its version and team', () => {
  const auth = aRef(aRelease({ part: 'mf-auth', version: 'a1', owner: 'Identity' }));
  const page = { ...aComposition(), others: { 'mf-auth': auth } };
  const visit: Visit = { composition: page, live: page, badge: null };
  const [row] = rowsOf(visit, asComposed, []);
  expect(row).toMatchObject({ part: 'mf-auth', version: 'a1', owner: 'Identity' });
  expect(row?.source).toBe('stable');
});

test.each<[string, Visit, string | undefined, string]>([
  ['what everybody runs', asServed, undefined, 'stable'],
  ['a canary', { ...asServed, composition: next, canary: 'c1' }, undefined, 'canary'],
  [
    'a preview',
    { ...asServed, composition: next, badge: { kind: 'preview', preview } },
    undefined,
    'preview',
  ],
  [
    'a composition seen again',
    { ...asServed, badge: { kind: 'replay', lock: 'x' } },
    undefined,
    'replay',
  ],
  ['what a recovery chose', asServed, 'v0', 'renewed'],
])('%s is told apart', (_, visit, running, source) => {
  expect(rowOf(visit, () => running, [])?.source).toBe(source);
});

const broken = { code: 'MF-LOAD', phase: 'entry', version: 'v1' } as const;

test.each<[HealthFact[], PartState]>([
  [[], { state: 'idle' }],
  [[mount], { state: 'shown' }],
  [[failure], { state: 'failed', ...broken }],
  [[failure, mount], { state: 'recovered', ...broken }],
  [[{ ...failure, recovered: 'previous' }], { state: 'recovered', ...broken }],
  [[mount, failure], { state: 'failed', ...broken }],
])('after %j it is %j', (facts, state) => {
  expect(rowOf(asServed, asComposed, facts)?.state).toEqual(state);
});

test('what was measured is summed up', () => {
  const facts: HealthFact[] = [
    { kind: 'load', ...of, phase: 'entry', ms: 40, bytes: 2_048 },
    { kind: 'load', ...of, phase: 'screen', ms: 90, bytes: 1_024 },
    { kind: 'load', ...of, phase: 'screen', ms: 20, bytes: 512 },
    { kind: 'error', ...of, message: 'boom' },
    { kind: 'vital', ...of, name: 'INP', value: 48 },
    { kind: 'vital', ...of, name: 'INP', value: 16 },
    { kind: 'share', ...of, name: 'react', wanted: '^19.3.0', given: '19.3.1', from: 'shell' },
    { kind: 'error', part: 'mf-auth', version: 'a1', message: 'not ours' },
  ];
  expect(rowOf(asServed, asComposed, facts)).toMatchObject({
    phases: { entry: 40, screen: 20, render: null },
    bytes: 3_584,
    errors: 1,
    vitals: { LCP: null, INP: 48, CLS: null },
    shares: [{ name: 'react', given: '19.3.1' }],
  });
});

test.each<[LoadPhase, string, string]>([
  ['entry', 'v1', 'Failed in entry (MF-LOAD)'],
  ['screen', 'v1', 'Failed in screen (MF-LOAD)'],
  ['render', 'v1', 'Failed in drawing (MF-LOAD)'],
  ['entry', 'v0', 'v1 failed in entry (MF-LOAD)'],
])('a failure in %s while %s runs reads: %s', (phase, running, words) => {
  expect(text.state({ state: 'failed', ...broken, phase }, running)).toBe(words);
});

test('shifts are told as small as they matter', () => {
  expect([0, 0.012, 0.1].map(text.shift)).toEqual(['CLS 0', 'CLS 0.012', 'CLS 0.1']);
});
