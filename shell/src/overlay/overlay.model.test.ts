import type { HealthFact } from '@nukkad/platform/contract';
import { aComposition, aRelease } from '../testing/shell-builders';
import type { Badge, Visit } from '../visit/visit.model';
import { withReleases } from '../visit/visit.model';
import { type PartState, rowsOf } from './overlay.model';

const of = { part: 'mf-public', version: 'v1' };
const live = aComposition([aRelease(), aRelease({ part: 'mf-auth', version: 'a1' })]);
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
    { part: 'mf-public', version: 'v1', state: { state: 'shown' } },
  ]);
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

test.each<[HealthFact[], PartState]>([
  [[], { state: 'idle' }],
  [[mount], { state: 'shown' }],
  [[failure], { state: 'failed', code: 'MF-LOAD' }],
  [[failure, mount], { state: 'recovered', code: 'MF-LOAD' }],
  [[{ ...failure, recovered: 'previous' }], { state: 'recovered', code: 'MF-LOAD' }],
  [[mount, failure], { state: 'failed', code: 'MF-LOAD' }],
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
