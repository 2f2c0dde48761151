import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Evidence, falseAlarms, judgeCanary, type Verdict } from './verdict';

/** A deterministic random number generator (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Life {
  share: number;
  /** Probabilities of trouble; the second may change while the canary runs. */
  canary: number;
  live: (visit: number) => number;
  visits: number;
  lookedAtEvery: number;
}

/** Simulates visits until the canary is taken back, and returns the counts per arm. */
function live(life: Life, random: () => number): { takenBack: boolean; evidence: Evidence } {
  const evidence: Evidence = {
    share: life.share,
    canary: { visits: 0, troubled: 0 },
    live: { visits: 0, troubled: 0 },
  };
  for (let visit = 1; visit <= life.visits; visit += 1) {
    const isCanary = random() < life.share / 10_000;
    const arm = isCanary ? evidence.canary : evidence.live;
    arm.visits += 1;
    if (random() < (isCanary ? life.canary : life.live(visit))) arm.troubled += 1;
    const isLookedAt = visit % life.lookedAtEvery === 0;
    if (isLookedAt && judgeCanary(evidence).do === 'take-back')
      return { takenBack: true, evidence };
  }
  return { takenBack: false, evidence };
}

const runs = 2_000;
const equals: [what: string, share: number, rate: number][] = [
  ['5 % of visitors, 1 % trouble', 500, 0.01],
  ['50 % of visitors, 5 % trouble', 5_000, 0.05],
  ['1 % of visitors, 20 % trouble', 100, 0.2],
];
for (const [what, share, rate] of equals) {
  test(`an equal canary of ${what} is taken back in at most 1 of 1000 lives`, () => {
    const random = seeded(share);
    const life = { share, canary: rate, live: () => rate, visits: 10_000, lookedAtEvery: 20 };
    let alarms = 0;
    for (let run = 0; run < runs; run += 1) if (live(life, random).takenBack) alarms += 1;
    assert.ok(alarms <= runs * falseAlarms, `${alarms} false alarms in ${runs} lives`);
  });
}

test('trouble that everybody has is not the canary’s', () => {
  const random = seeded(7);
  let alarms = 0;
  for (let run = 0; run < 500; run += 1) {
    const evidence = { canary: { visits: 0, troubled: 0 }, live: { visits: 0, troubled: 0 } };
    for (let visit = 1; visit <= 4_000; visit += 1) {
      // The API is down for a while.
      const rate = visit > 1_000 && visit < 2_000 ? 0.9 : 0.01;
      const arm = random() < 0.05 ? evidence.canary : evidence.live;
      arm.visits += 1;
      if (random() < rate) arm.troubled += 1;
      if (visit % 20 === 0 && judgeCanary({ share: 500, ...evidence }).do === 'take-back') {
        alarms += 1;
        break;
      }
    }
  }
  assert.ok(alarms <= 1, `${alarms} alarms in 500 outages`);
});

const worse: [what: string, share: number, base: number, bad: number, canaryVisits: number][] = [
  ['throws on 20 % of mounts, at 5 %', 500, 0.005, 0.2, 80],
  ['throws on 20 % of mounts, at 1 %', 100, 0.005, 0.2, 80],
  ['throws on 20 % of mounts, at 50 %', 5_000, 0.005, 0.2, 160],
  ['always throws, at 5 %', 500, 0.005, 1, 20],
];
for (const [what, share, base, bad, most] of worse) {
  test(`a version that ${what}, is taken back after at most ${most} of its visits`, () => {
    const random = seeded(most);
    const life = { share, canary: bad, live: () => base, visits: 40_000, lookedAtEvery: 5 };
    const met = Array.from({ length: runs }, () => {
      const { takenBack, evidence } = live(life, random);
      return takenBack ? evidence.canary.visits : Number.POSITIVE_INFINITY;
    }).sort((a, b) => a - b);
    const reached = met[Math.floor(runs * 0.99)]!;
    assert.ok(reached <= most, `99 of 100 after ${reached}`);
  });
}

const told: [what: string, evidence: Evidence, says: Verdict['do']][] = [
  ['nobody came', of(500, [0, 0], [0, 0]), 'go-on'],
  ['nobody else came', of(500, [30, 30], [0, 0]), 'go-on'],
  ['the first of a few fails', of(500, [1, 1], [19, 0]), 'go-on'],
  ['a canary for everybody of what nobody knew', of(10_000, [500, 500], [0, 0]), 'go-on'],
  ['a canary for everybody, worse than before', ofAll([40, 9], [2_000, 10]), 'take-back'],
  ['a canary for everybody, as before', ofAll([600, 3], [2_000, 10]), 'healthy'],
  ['a canary for everybody, grown from a share', of(10_000, [60, 12], [900, 5]), 'take-back'],
  ['a time before of a few visits', ofAll([10, 4], [5, 0]), 'go-on'],
  ['clearly worse', of(500, [40, 9], [760, 1]), 'take-back'],
  ['better', of(500, [40, 0], [760, 90]), 'go-on'],
  ['enough, and equal', of(500, [600, 3], [11_400, 60]), 'healthy'],
  ['enough, and a little worse', of(500, [600, 24], [11_400, 60]), 'take-back'],
];
for (const [what, evidence, says] of told) {
  test(`${what}: ${says}`, () => {
    const verdict = judgeCanary(evidence);
    assert.equal(verdict.do, says, `${verdict.factor} ${verdict.why}`);
  });
}

const before: [what: string, visits: number, rate: number][] = [
  ['a long time before', 5_000, 0.01],
  ['a short time before', 200, 0.05],
  ['few visits before', 30, 0.2],
];
for (const [what, visits, rate] of before) {
  test(`an equal canary for everybody, after ${what}, is taken back in at most 2 of 1000 lives`, () => {
    const random = seeded(visits);
    const troubledOf = (n: number) => {
      let troubled = 0;
      for (let visit = 0; visit < n; visit += 1) if (random() < rate) troubled += 1;
      return troubled;
    };
    let alarms = 0;
    for (let run = 0; run < runs; run += 1) {
      const known = { visits, troubled: troubledOf(visits) };
      const canary = { visits: 0, troubled: 0 };
      while (canary.visits < 2_000) {
        canary.visits += 40;
        canary.troubled += troubledOf(40);
        if (
          judgeCanary(ofAll([canary.visits, canary.troubled], [visits, known.troubled])).do !==
          'take-back'
        )
          continue;
        alarms += 1;
        break;
      }
    }
    assert.ok(alarms <= runs * falseAlarms * 2, `${alarms} false alarms in ${runs} lives`);
  });
}

test('more of the canary than its share says makes no verdict quicker', () => {
  const fair = judgeCanary(of(500, [50, 4], [950, 2])).factor;
  assert.ok(judgeCanary(of(500, [200, 4], [800, 2])).factor < fair);
});

function of(share: number, canary: [number, number], live: [number, number]): Evidence {
  const arm = ([visits, troubled]: [number, number]) => ({ visits, troubled });
  return { share, canary: arm(canary), live: arm(live) };
}

function ofAll(canary: [number, number], known: [number, number]): Evidence {
  return { ...of(10_000, canary, [0, 0]), before: of(0, known, [0, 0]).canary };
}
