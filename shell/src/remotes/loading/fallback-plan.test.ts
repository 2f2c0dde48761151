import { type Fallbacks, nextStep, type Step } from './fallback-plan';
import type { RemoteFailureCode } from './remote-failure';

const first: Step = { kind: 'first' };
const again: Step = { kind: 'again' };
const soon: Step = { kind: 'retry', after: 500 };
const later: Step = { kind: 'again', after: 1500 };
const one: Step = { kind: 'origin', origin: 'https://one.example' };
const two: Step = { kind: 'origin', origin: 'https://two.example' };
const previous: Step = { kind: 'previous' };

const everything: Fallbacks = {
  origins: ['https://one.example', 'https://two.example'],
  hasPrevious: true,
};
const nothing: Fallbacks = { origins: [], hasPrevious: false };
const onlyPrevious: Fallbacks = { origins: [], hasPrevious: true };

const cases: [RemoteFailureCode, Step, Fallbacks, Step | null][] = [
  ['MF-LOAD', first, everything, soon],
  ['MF-LOAD', soon, everything, later],
  ['MF-LOAD', later, everything, one],
  ['MF-CHUNK', one, everything, two],
  ['MF-CHUNK', two, everything, previous],
  ['MF-CHUNK', previous, everything, null],
  ['MF-CHUNK', later, onlyPrevious, previous],
  ['MF-CHUNK', later, nothing, null],
  ['MF-LOAD', again, everything, one],
  ['MF-LOAD', again, onlyPrevious, previous],
  ['MF-LOAD', again, nothing, null],
  ['MF-TIMEOUT', first, everything, one],
  ['MF-TIMEOUT', soon, everything, one],
  ['MF-TIMEOUT', one, everything, two],
  ['MF-TIMEOUT', first, onlyPrevious, previous],
  ['MF-TIMEOUT', first, nothing, null],
  ['MF-CONTRACT', first, everything, previous],
  ['MF-SCREEN', soon, everything, previous],
  ['MF-SCREEN', first, nothing, null],
  ['MF-UNKNOWN', first, everything, null],
];

test.each(cases)('%s after %j with %j: %j', (code, last, fallbacks, expected) => {
  expect(nextStep(last, code, fallbacks)).toEqual(expected);
});

test('whatever fails, the ladder ends', () => {
  const codes: RemoteFailureCode[] = ['MF-LOAD', 'MF-CHUNK', 'MF-TIMEOUT', 'MF-CONTRACT'];
  for (const code of codes) {
    let step: Step | null = first;
    for (let climbed = 0; step; climbed += 1) {
      expect(climbed).toBeLessThan(7);
      step = nextStep(step, code, everything);
    }
  }
});
