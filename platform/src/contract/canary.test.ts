import { createHash } from 'node:crypto';
import { belongsToCanary, wholeShare } from './canary';
import type { Canary } from './composition';

const VISITORS = 10_000;

const aCanary = (id: string, share: number): Canary => ({ id, share, lock: '', remotes: {} });

/** Ids like browsers': hexadecimal, equal in length. Deterministic. */
const random = Array.from({ length: VISITORS }, (_, index) =>
  createHash('sha256').update(`visitor ${index}`).digest('hex').slice(0, 32),
);
/** The worst case: ids that differ at the end only. */
const counted = Array.from({ length: VISITORS }, (_, index) => `visitor-${index}`);

const inside = (visitors: string[], canary: Canary) =>
  visitors.filter((visitor) => belongsToCanary(visitor, canary));

test.each([
  ['random', random, 'a1b2c3d4'],
  ['random', random, '00000000'],
  ['counted', counted, 'a1b2c3d4'],
  ['counted', counted, '00000000'],
  ['counted', counted, 'ffffffff'],
])('of 10,000 %s visitors 4.5 to 5.5 %% belong to 5 %%', (_kind, visitors, id) => {
  const share = inside(visitors, aCanary(id, 500)).length / VISITORS;
  expect(share).toBeGreaterThanOrEqual(0.045);
  expect(share).toBeLessThanOrEqual(0.055);
});

test('nobody belongs to nothing, and everybody to everything', () => {
  expect(inside(counted, aCanary('a', 0))).toEqual([]);
  expect(inside(counted, aCanary('a', wholeShare))).toEqual(counted);
});

test('a visitor stays in, and a larger share keeps who was in', () => {
  const few = inside(counted, aCanary('a', 500));
  for (let loads = 0; loads < 20; loads += 1) {
    expect(inside(few, aCanary('a', 500))).toEqual(few);
  }
  expect(inside(few, aCanary('a', 2500))).toEqual(few);
});

test('another canary is not for the same people again', () => {
  const first = inside(counted, aCanary('a', 500));
  const both = inside(first, aCanary('b', 500));
  expect(both.length / first.length).toBeLessThan(0.1);
});
